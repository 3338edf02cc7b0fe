/** What is said to people: the Fluent catalogues that the whole project shares. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Arguments = Record<string, FluentVariable>

const files = import.meta.glob<string>(
  ['../../../src/claimstead/language/*.ftl', '!../../../src/claimstead/language/terminal.*.ftl'],
  { import: 'default' },
)
/** By name: `en`, and `rules.en` for a part that only some pages need. */
const catalogues = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-1)!.slice(0, -4), load] as const),
)

/** The languages there are: en, de, … */
export const languages: string[] = [...catalogues.keys()].filter((name) => name.length === 2)

/** The parts that were asked for. */
const parts = new Set<string>()

let spoken = $state.raw(new FluentBundle('en'))

/** The language chosen earlier, else one that the browser asks for, else English. */
export function chosenLanguage(): string {
  const wishes = [localStorage.getItem('language') ?? '', ...navigator.languages]
  const known = wishes.map((wish) => wish.slice(0, 2)).find((wish) => catalogues.has(wish))
  return known ?? 'en'
}

/** Speak this language from now on: everything on the page is said again. */
export async function speak(language: string): Promise<void> {
  const names = [language, ...[...parts].map((part) => `${part}.${language}`)]
  const texts = names.map((name) => catalogues.get(name)).filter((load) => load !== undefined)
  if (!texts.length) throw new Error(`no catalogue of ${language}`)
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(texts.map((load) => load())))
    bundle.addResource(new FluentResource(text))
  spoken = bundle
  document.documentElement.lang = language
}

/** Know a further part of the catalogue too: `rules`, `lessons` or `review`. */
export async function know(part: string): Promise<void> {
  if (parts.has(part)) return
  parts.add(part)
  try {
    await speak(language())
  } catch (error) {
    parts.delete(part)
    throw error
  }
}

/** The language being spoken. */
export function language(): string {
  return spoken.locales[0] ?? 'en'
}

/** Whether there is a message of this name. */
export function can(message: string): boolean {
  return spoken.hasMessage(message)
}

/** The sentence called `message`. */
export function t(message: string, args: Arguments = {}): string {
  const pattern = spoken.getMessage(message)?.value
  if (!pattern) return message
  return spoken.formatPattern(pattern, args, [])
}
