/** The guide through a first game: says of each thing what it means when it first happens, once. */
import { can, know } from '../language.svelte'

const KEY = 'guide'

interface Kept {
  /** The table of the guided game; there is one at a time. */
  table: string
  /** What has been said there. */
  said: string[]
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** The game at this table is guided from now on. */
export function guideThrough(table: string): void {
  localStorage.setItem(KEY, JSON.stringify({ table, said: [] } satisfies Kept))
}

/** The guide of a table; nothing where the game is not guided. */
export function guideAt(table: string): Guide | null {
  return kept()?.table === table ? new Guide(table, kept()!.said) : null
}

export class Guide {
  /** What is to be read, the first of it now. The texts are in the catalogue `lessons`. */
  waiting: string[] = $state([])

  readonly #said: Set<string>
  readonly #ready = know('lessons')
  /** Goes on with the show when everything has been read. */
  #onread: (() => void)[] = []
  #isLeft = false

  constructor(readonly table: string, said: string[]) {
    this.#said = new Set(said)
  }

  /** Something happened that may be worth a word. Done when the reader has read it. */
  async hear(topics: string[]): Promise<void> {
    await this.#ready
    const fresh = [...new Set(topics)].filter((topic) => !this.#isLeft && can(topic) && !this.#said.has(topic))
    if (!fresh.length) return
    fresh.forEach((topic) => this.#said.add(topic))
    this.waiting.push(...fresh)
    return new Promise((read) => this.#onread.push(read))
  }

  /** This has been read. */
  close(): void {
    this.waiting.shift()
    localStorage.setItem(KEY, JSON.stringify({ table: this.table, said: this.#read() } satisfies Kept))
    if (!this.waiting.length) this.#onread.splice(0).forEach((read) => read())
  }

  /** No more of it in this game. */
  leave(): void {
    this.#isLeft = true
    this.waiting = []
    localStorage.removeItem(KEY)
    this.#onread.splice(0).forEach((read) => read())
  }

  #read(): string[] {
    return [...this.#said].filter((topic) => !this.waiting.includes(topic))
  }
}
