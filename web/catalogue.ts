import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FOLDER = new URL('../src/claimstead/language/', import.meta.url)

/** The messages of the shared catalogues that the browser can say; the others stay behind. */
const SAID_HERE = /^(-|ui-|rule-|lesson-|guide-|strategy-|event-|illegal-|outcome-|reason-|setup-|text-|table-|verify-|review-|puzzle-|duplicate-|error-no-such-puzzle|error-damaged-log)/

/** Loads a Fluent catalogue as a string, without what only the other programs say.
 *
 * What is said when no catalogue can be fetched stands in index.html itself, in all languages.
 */
export function catalogue(): Plugin {
  return {
    name: 'claimstead-catalogue',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default ${JSON.stringify(saidHere(source))}`, map: null }
    },
    transformIndexHtml(html) {
      return html.replace('<!-- missing -->', () => missing())
    },
  }
}

function missing(): string {
  const languages = readdirSync(FOLDER).flatMap((name) => /^([a-z]{2})\.ftl$/.exec(name)?.[1] ?? [])
  return languages
    .map((language) => {
      const source = readFileSync(new URL(`${language}.ftl`, FOLDER), 'utf-8')
      const said = (name: string): string => new RegExp(`^${name} = (.*)$`, 'm').exec(source)![1]!
      return `<p lang="${language}">${said('ui-part-missing')} <a href="">${said('ui-load-anew')}</a></p>`
    })
    .join('\n      ')
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
