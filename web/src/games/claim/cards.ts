/** Cards as the screens need them: their text, their name, their order. */
import { can, t } from '../../lib/language.svelte'
import type { Card } from '../../lib/messages'
import { together } from '../../lib/words'

export const cardText = (card: Card): string => `${card.faction}${card.value}`

export const isCard = (text: string): boolean => /^[A-Z][a-z]\d$/.test(text)

export const readCard = (text: string): Card => ({ faction: text.slice(0, 2), value: Number(text.slice(2)) })

/** "Giant 7" */
export const cardName = (card: Card | string): string => {
  const { faction, value } = typeof card === 'string' ? readCard(card) : card
  return `${oneName(faction)} ${value}`
}

export const cardNames = (cards: Card[]): string => together(cards.map(cardName))

/** What the catalogue says; of what it does not know yet, what is said otherwise. */
const said = (message: string, otherwise: string, players = 2): string =>
  can(message) ? t(message, { players }) : otherwise

/** "Giants" */
export const factionName = (code: string): string => said(`ui-faction-${code.toLowerCase()}`, code)

/** "Giant" */
export const oneName = (code: string): string => said(`ui-one-${code.toLowerCase()}`, code)

/** What a faction can do. */
export const powerOf = (code: string, players: number): string => said(`ui-power-${code.toLowerCase()}`, '', players)

/** Sorted by faction in the order of the deck, then by value. */
export function sorted(cards: Card[], factions: string[]): Card[] {
  const place = (card: Card) => factions.indexOf(card.faction) * 10 + card.value
  return [...cards].sort((one, two) => place(one) - place(two))
}

/** Cards with a key each: of equal cards the first has one, the second another. */
export function keyed(cards: Card[]): { card: Card; key: string }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const text = cardText(card)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return { card, key: `${text}-${count}` }
  })
}
