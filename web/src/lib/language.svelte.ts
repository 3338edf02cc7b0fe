/** What is said to people: the Fluent catalogues that the whole project shares. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { fetchPart } from './parts'

export type Arguments = Record<string, FluentVariable>

const files = import.meta.glob<string>(
  ['../../../src/claimstead/language/*.ftl', '!../../../src/claimstead/language/{commands,terminal}.*.ftl'],
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
/** The language asked for last. */
let wished = 'en'

/** The language chosen earlier, else one that the browser asks for, else English. */
export function chosenLanguage(): string {
  const wishes = [localStorage.getItem('language') ?? '', ...navigator.languages]
  const known = wishes.map((wish) => wish.slice(0, 2)).find((wish) => catalogues.has(wish))
  return known ?? 'en'
}

/** The catalogues that were fetched, by name. */
const fetched = new Map<string, string>()

function namesFor(code: string): string[] {
  return [code, ...[...parts].map((part) => `${part}.${code}`)].filter((name) => catalogues.has(name))
}

async function fetchCatalogue(name: string): Promise<void> {
  if (!fetched.has(name)) fetched.set(name, await fetchPart(catalogues.get(name)!))
}

/** Speak this language from now on: everything on the page is said again. */
export async function speak(code: string): Promise<void> {
  if (!catalogues.has(code)) throw new Error(`no catalogue of ${code}`)
  wished = code
  await Promise.all(namesFor(code).map(fetchCatalogue))
  // Whoever chose another one meanwhile wants that.
  if (wished === code) say(code)
}

/** Know a further part of the catalogue too: `rules`, `lessons` or `review`. */
export async function know(part: string): Promise<void> {
  if (parts.has(part)) return
  parts.add(part)
  try {
    await Promise.all(namesFor(language()).map(fetchCatalogue))
  } catch (error) {
    parts.delete(part)
    throw error
  }
  say(language())
}

/** Say everything with what was fetched of this language. */
function say(code: string): void {
  const bundle = new FluentBundle(code, { useIsolating: false })
  for (const name of namesFor(code)) {
    const text = fetched.get(name)
    if (text !== undefined) bundle.addResource(new FluentResource(text))
  }
  spoken = bundle
  document.documentElement.lang = code
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
