/** What this browser saw of a table before the start, kept to check the game after its end. */
import type { Seal } from '../../games/record'
import type { GameInfo, News, Replay, Update } from '../messages'
import type { Seat } from '../seats'
import { canHash, commitmentOf, Luck, newNonce, sealOf } from './sealed'

export interface Kept {
  /** The seal, as it was shown first. */
  seal: string
  /** This player's word and what was hashed with it, once they are opened. */
  word?: string
  nonce?: string
  /** What this player has sealed so far, by what is told of it. */
  sealed?: Record<string, Word>
  /** The commitments of all seats in their order before the start, when all were there. */
  commitments?: (string | null)[]
}

interface Word {
  word: string
  nonce: string
}

const KEY = 'seals'
const MOST = 60

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const kept = (table: string): Kept | undefined => all()[table]

function keep(table: string, what: Kept): void {
  const others = Object.entries(all()).filter(([id]) => id !== table)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, what]])))
}

/** Note what is seen before the start. What was noted first stays. */
export function note(update: Update): void {
  if (update.status !== 'gathering') return
  const before = kept(update.table)
  const noted: Kept = before ? { ...before } : { seal: update.seal }
  // Until all are ready, somebody may still stand up and seal another word.
  if (update.opening_words) noted.commitments = update.seats.map((seat) => seat.commitment)
  if (JSON.stringify(noted) !== JSON.stringify(before)) keep(update.table, noted)
}

/** Seal a word: what is told of it. Where the browser can't hash, there is none. */
export async function sealWord(table: string, seal: string, word: string): Promise<string | null> {
  if (!canHash()) return null
  const nonce = newNonce()
  const commitment = await commitmentOf(word, nonce)
  const before = kept(table) ?? { seal }
  keep(table, { ...before, sealed: { ...before.sealed, [commitment]: { word, nonce } } })
  return commitment
}

/** The word to open: of several that were sealed (in two tabs, say) the one that the server has taken. */
export function openWord(update: Update): Word | undefined {
  const before = kept(update.table)
  const taken = update.seats.find((seat) => update.yours.includes(seat.seat) && seat.commitment)?.commitment
  const found = taken ? before?.sealed?.[taken] : undefined
  if (before && found) keep(update.table, { ...before, ...found })
  return found
}

/** What the browser found by itself: `good`, `unseen` (it was not there before the start), or what is wrong. */
export type Found = 'good' | 'unseen' | 'seal' | 'word' | 'first' | 'luck'

export async function check(
  update: Update,
  replay: Replay,
  history: readonly News[],
  seal: Seal,
  info: GameInfo,
): Promise<Found> {
  const before = kept(update.table)
  if (update.secret === null || (await sealOf(update.secret)) !== update.seal) return 'seal'
  if (before && before.seal !== update.seal) return 'seal'
  const order = seated(update)
  if (!(await areWordsRight(update, order, before))) return 'word'
  const words = order.map((seat) => wordOf(update, seat))
  const luck = new Luck(replay.setup, update.secret, words)
  const first = update.first === null ? 0 : update.seats.findIndex((seat) => seat.seat === update.first)
  if (update.settings.begins === 'drawn' && (await luck.first()) !== first) return 'first'
  const told = replay.steps.flatMap((step) => step.events)
  const isSame = seal.isSame(told, history.flatMap((news) => news.events))
  if (!isSame || !(await isLuckRight(luck, replay, update.match !== null, seal, info))) return 'luck'
  return before ? 'good' : 'unseen'
}

/** The seats in the order in which people sat before the start. */
function seated(update: Update): Seat[] {
  const seats = update.seats.map((seat) => seat.seat)
  const moved = update.first === null ? 0 : seats.indexOf(update.first)
  return seats.map((_, at) => seats[(at - moved + seats.length) % seats.length]!)
}

const wordOf = (update: Update, seat: Seat): string =>
  update.seats.find((each) => each.seat === seat)?.word ?? ''

/** Whether every word is the one that was sealed, and one's own is among them. */
async function areWordsRight(update: Update, order: Seat[], before: Kept | undefined): Promise<boolean> {
  for (const [at, seat] of order.entries()) {
    const stand = update.seats.find((each) => each.seat === seat)!
    const sealed = before?.commitments ? (before.commitments[at] ?? null) : stand.commitment
    if (sealed !== stand.commitment) return false
    if (sealed !== null && (await commitmentOf(stand.word ?? '', stand.nonce ?? '')) !== sealed) return false
  }
  if (!before?.commitments || before.word === undefined || !update.yours.length) return true
  return update.yours.some((seat) => wordOf(update, seat) === before.word)
}

/** Whether every roll and deal is the one that was fixed. */
async function isLuckRight(luck: Luck, replay: Replay, byTurn: boolean, seal: Seal, info: GameInfo): Promise<boolean> {
  const draws = new Draws(byTurn)
  for (const step of replay.steps.filter((each) => each.by === '*')) {
    const name = draws.next(seal.drawer(step.events))
    if (step.move !== (await seal.due(luck, name, replay, info))) return false
  }
  return true
}

/** The names of the draws: counted; in a duplicate match by seat, turn and roll. */
class Draws {
  #made = 0
  #turns: (Seat | null)[] = []
  #roll = 0

  constructor(private byTurn: boolean) {}

  next(seat: Seat | null): number | string {
    this.#made += 1
    const isSame = this.#turns.length > 0 && this.#turns.at(-1) === seat
    this.#roll = isSame ? this.#roll + 1 : 1
    if (!isSame) this.#turns.push(seat)
    if (!this.byTurn) return this.#made - 1
    if (seat === null) return 'deal'
    return `${seat} ${this.#turns.filter((each) => each === seat).length} ${this.#roll}`
  }
}
