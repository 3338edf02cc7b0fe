/** Opening tables. */
import type { GameInfo, SeatWish, Settings } from './messages'
import { openTable } from './api'
import { guideThrough } from './guide.svelte'
import { go } from './router.svelte'
import type { Game } from './words'

/** The usual settings of a table with this set-up. */
export function usual(setup: string): Settings {
  return {
    setup,
    position: null,
    begins: 'drawn',
    clock: { kind: 'none', amount: 0, increment: 0 },
    public: false,
    rated: false,
    talk: true,
    hints: true,
    delay: 0,
  }
}

/** What is played when nothing was chosen. */
export const FIRST_SETUP: Record<Game, string> = {
  'claim-it': 'claim-it 2 base',
  claim: 'claim 2 Kn Go Un Dw Do',
}

/** Open a table and go there. */
export async function open(settings: Settings, seats: SeatWish[], start: boolean): Promise<void> {
  const { table } = await openTable({ settings, seats, start })
  go(`/table/${table}`)
}

/** A first game: against a beginner, hints on, and with a guide. */
export async function playGuided(game: Game): Promise<void> {
  const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'computer', level: 'beginner' }]
  const { table } = await openTable({ settings: usual(FIRST_SETUP[game]), seats, start: true })
  guideThrough(table)
  go(`/table/${table}`)
}

/** A game against one computer player, at once. */
export function playNow(game: Game, level: string): Promise<void> {
  return open(usual(FIRST_SETUP[game]), [{ kind: 'me' }, { kind: 'computer', level }], true)
}

function some<Type>(things: Type[], count: number): Type[] {
  const left = [...things]
  return Array.from({ length: count }, () => {
    return left.splice(Math.floor(Math.random() * left.length), 1)[0] as Type
  })
}

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
  return [pair!.code, pair!.pair!, ...others.map((each) => each.code)]
}
