import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogue } from './catalogue'

export default defineConfig({
  plugins: [svelte(), catalogue()],
  build: {
    outDir: '../src/claimstead/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
})
