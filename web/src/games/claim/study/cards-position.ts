/** Positions of CLAIM as text, taken apart for setting them up by hand. The server judges them. */
import { cardText, readCard } from '../cards'
import { t } from '../../../lib/language.svelte'
import type { Card, FactionInfo } from '../../../lib/messages'
import { SEATS, type Seat } from '../../../lib/seats'

export interface CardsPosition {
  players: number
  factions: string[]
  /** Every other line: `hand a`, `trick`, `lead`, … with its words. */
  lines: Map<string, string[]>
}

const words = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean)

export function readCards(text: string): CardsPosition {
  const lines = new Map<string, string[]>()
  for (const line of text.trim().split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) lines.set(words(line.slice(0, colon)).join(' '), words(line.slice(colon + 1)))
  }
  const [players = '2', ...factions] = lines.get('claim') ?? []
  lines.delete('claim')
  return { players: Number(players), factions, lines }
}

export function writeCards({ players, factions, lines }: CardsPosition): string {
  const told = [...lines].filter(([, value]) => value.length).map(([key, value]) => `${key}: ${value.join(' ')}`)
  return [`claim: ${players} ${factions.join(' ')}`, ...told].join('\n')
}

/** A line's only word. */
export const word = (position: CardsPosition, key: string): string => position.lines.get(key)?.[0] ?? ''

/** The cards of a line. */
export const cardsOf = (position: CardsPosition, key: string): Card[] =>
  (position.lines.get(key) ?? []).map(readCard)

export function withLine(position: CardsPosition, key: string, value: string[]): CardsPosition {
  return { ...position, lines: new Map(position.lines).set(key, value) }
}

/** Where cards can lie in a phase, seat by seat, then what all share. */
export function trays(position: CardsPosition): { seats: [Seat, string[]][]; shared: string[] } {
  const isFirst = word(position, 'phase') === '1'
  const has = (...codes: string[]): boolean => codes.some((code) => position.factions.includes(code))
  const each = (seat: Seat): string[] =>
    isFirst
      ? [`hand ${seat}`, `followers ${seat}`, ...(has('Un') ? [`score ${seat}`] : [])]
      : [`hand ${seat}`, `score ${seat}`, ...(has('Gn') ? [`open ${seat}`] : [])]
  const asks = word(position, 'stage') === 'smash' ? ['giants'] : []
  const shared = isFirst ? ['trick', 'middle', 'pile'] : ['trick', ...asks, ...(has('Tr') ? ['trolls'] : [])]
  return { seats: SEATS.slice(0, position.players).map((seat) => [seat, each(seat)]), shared }
}

/** What a place for cards is called. */
export const trayName = (key: string): string => t(`ui-analysis-tray-${key.split(' ')[0]}`)

/** Lines that name cards which lie elsewhere too, or none at all. */
const isNoPlace = (key: string): boolean => /^(known|void|phase|stage|lead|turn|discard|giants)/.test(key)

/** The cards of the deck that lie nowhere yet: they count as discarded. */
export function box(position: CardsPosition, factions: readonly FactionInfo[]): Card[] {
  const placed = new Map<string, number>()
  for (const [key, value] of position.lines) {
    if (!isNoPlace(key)) for (const card of value) placed.set(card, (placed.get(card) ?? 0) + 1)
  }
  const all = factions.filter((each) => position.factions.includes(each.code))
  return all.flatMap(({ code, values }) =>
    values.flatMap((value) => {
      const card = { faction: code, value }
      const count = placed.get(cardText(card)) ?? 0
      placed.set(cardText(card), count - 1)
      return count > 0 ? [] : [card]
    }),
  )
}

/** A card put on a tray. */
export function put(position: CardsPosition, key: string, card: Card): CardsPosition {
  return settled(withLine(position, key, [...(position.lines.get(key) ?? []), cardText(card)]))
}

/** A card taken off its tray. */
export function take(position: CardsPosition, key: string, card: Card): CardsPosition {
  const value = [...(position.lines.get(key) ?? [])]
  value.splice(value.indexOf(cardText(card)), 1)
  return settled(withLine(position, key, value))
}

/** Without what was known of cards before they were moved by hand. */
function settled(position: CardsPosition): CardsPosition {
  const kept = [...position.lines].filter(([key]) => !/^(known|void|discard)/.test(key))
  return { ...position, lines: new Map(kept) }
}

/** An empty table: all cards in the box. */
export function freshCards(players: number, factions: string[], phase: string): CardsPosition {
  return { players, factions, lines: new Map([['phase', [phase]], ['lead', ['a']], ['turn', ['a']]]) }
}
