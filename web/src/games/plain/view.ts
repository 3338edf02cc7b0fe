/** What a view says, whatever game it is of: what belongs to each seat, and what all share. */
import { SEATS, type Names, type Seat } from '../../lib/seats'
import { capital } from '../../lib/words'

/** A view, as far as every game has it. */
export interface AnyView {
  seat: Seat | null
  turn?: Seat | null
  [field: string]: unknown
}

/** A field in words. */
export interface Fact {
  name: string
  value: string
}

export interface Told {
  /** What is said of each seat, in the order of play. */
  seats: { seat: Seat; facts: Fact[] }[]
  /** What is said of the game. */
  shared: Fact[]
}

/** What the screen says elsewhere: whose view it is, who is on turn, what can be done. */
const ELSEWHERE = ['seat', 'turn', 'legal', 'type', 'setup']

/** A view in words; of what is nobody's or nothing, none. */
export function told(view: AnyView, players: number, names: Names): Told {
  const seats = SEATS.slice(0, players).map((seat) => ({ seat: seat as Seat, facts: [] as Fact[] }))
  const shared: Fact[] = []
  for (const [field, value] of Object.entries(view)) {
    if (ELSEWHERE.includes(field) || isNothing(value)) continue
    const name = capital(field.replaceAll('_', ' '))
    const parts = bySeat(value, players)
    if (parts) seats.forEach(({ facts }, index) => facts.push({ name, value: words(parts[index], names) }))
    else shared.push({ name, value: words(value, names) })
  }
  return { seats, shared }
}

/** The parts of a value that has one for every seat, in a list or by its letter. */
function bySeat(value: unknown, players: number): unknown[] | null {
  if (Array.isArray(value)) return value.length === players ? value : null
  if (typeof value !== 'object' || value === null) return null
  const letters: string[] = SEATS.slice(0, players)
  const has = Object.keys(value)
  const isWhole = has.length === players && letters.every((seat) => has.includes(seat))
  return isWhole ? letters.map((seat) => (value as Record<string, unknown>)[seat]) : null
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** A value in words. */
export function words(value: unknown, names: Names): string {
  if (isNothing(value) || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (Array.isArray(value)) return value.map((each) => words(each, names)).join(' ')
  if (typeof value === 'object') {
    return Object.entries(value as object)
      .map(([key, each]) => `${names[key] ?? key.replaceAll('_', ' ')} ${words(each, names)}`)
      .join(', ')
  }
  return typeof value === 'string' ? (names[value] ?? value) : String(value)
}

/** Whose deed an event is; nobody's where it does not say. */
export function seatOf(event: object): Seat | null {
  const seat = (event as { seat?: unknown }).seat
  return typeof seat === 'string' ? seat : null
}
