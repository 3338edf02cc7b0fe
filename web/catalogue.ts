import type { Plugin } from 'vite'

/** The messages of the shared catalogues that the browser can say; the others stay behind. */
const SAID_HERE = /^(-|web-|rule-|lesson-|event-|illegal-|outcome-|reason-|setup-|text-|table-|verify-|review-|puzzle-|duplicate-)/

/** Loads a Fluent catalogue as a string, without what only the other programs say. */
export function catalogue(): Plugin {
  return {
    name: 'claimstead-catalogue',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default ${JSON.stringify(saidHere(source))}`, map: null }
    },
  }
}

function saidHere(source: string): string {
  const kept: string[] = []
  let keeps = false
  for (const line of source.split('\n')) {
    if (/^(#|\s*$)/.test(line)) continue
    if (!/^[\s}]/.test(line)) keeps = SAID_HERE.test(line)
    if (keeps) kept.push(line)
  }
  return `${kept.join('\n')}\n`
}
