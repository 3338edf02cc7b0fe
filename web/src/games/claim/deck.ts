/** Decks: which factions play. */
import { gameInfo } from '../../lib/games.svelte'
import type { FactionInfo, GameInfo } from '../../lib/messages'
import type { Setup } from '../record'

/** The factions that a set-up names. */
export const factionsIn = ({ words }: Setup): string[] => words.filter((word) => /^[A-Z][a-z]$/.test(word))

/** All factions that there are; none before the server has told. */
export const allFactions = (): readonly FactionInfo[] => gameInfo('claim')?.factions ?? []

/** The name of the box that has just these factions; nothing where there is none. */
export function boxOf(factions: string[], info: GameInfo | undefined): string | undefined {
  const wanted = inOrder(factions)
  return Object.entries(info?.decks ?? {}).find(([, deck]) => inOrder(deck.split(' ')) === wanted)?.[0]
}

const inOrder = (factions: string[]): string => [...factions].sort().join(' ')

/** The factions of a deck by its name: that of a box, those `chosen` by hand, or a mixed one. */
export function factionsOf(deck: string, chosen: string[], info: GameInfo, players: number): string[] {
  if (deck === 'chosen') return chosen
  const boxed = players === 2 ? info.decks[deck]?.split(' ') : undefined
  return boxed ?? mixedDeck(info, players)
}

/** A deck by luck: one pair and as many further factions as there are in a game of so many. */
function mixedDeck(info: GameInfo, players: number): string[] {
  const pairs = info.factions.filter((each) => each.pair && each.code < each.pair)
  const tens = info.factions.filter((each) => !each.pair)
  const [pair] = some(pairs, 1)
  const others = some(tens, info.tens[players] ?? 0)
  return [pair!.code, pair!.pair!, ...others.map((each: FactionInfo) => each.code)]
}

function some<Type>(things: Type[], count: number): Type[] {
  const left = [...things]
  return Array.from({ length: count }, () => {
    return left.splice(Math.floor(Math.random() * left.length), 1)[0] as Type
  })
}
