import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogue } from './catalogue'

/** The app's own logic, without a browser: python tools/web.py test. */
export default defineConfig({
  plugins: [svelte(), catalogue()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'happy-dom',
    include: ['tests/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // One process for all: the catalogue is read once, and there is little to wait for.
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
  },
})
