/** Cards as the screens need them: their text, their name, their order. */
import { t } from './language.svelte'
import type { Card } from './messages'
import { together } from './words'

const CODES = ['Go', 'Kn', 'Un', 'Dw', 'Do', 'Gn', 'Gi', 'Dr', 'Tr', 'Se']

export const cardText = (card: Card): string => `${card.faction}${card.value}`

export const isCard = (text: string): boolean => /^[A-Z][a-z]\d$/.test(text) && CODES.includes(text.slice(0, 2))

export const readCard = (text: string): Card => ({ faction: text.slice(0, 2), value: Number(text.slice(2)) })

/** "Giant 7" */
export const cardName = (card: Card | string): string => {
  const { faction, value } = typeof card === 'string' ? readCard(card) : card
  return `${t(`web-one-${faction.toLowerCase()}`)} ${value}`
}

export const cardNames = (cards: Card[]): string => together(cards.map(cardName))

/** "Giants" */
export const factionName = (code: string): string => t(`web-faction-${code.toLowerCase()}`)

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
