/** Opening tables. */
import type { GameInfo, SeatWish, Settings } from './messages'
import { games, openTable } from './api'
import { allGames, levelFor } from './games.svelte'
import { guideThrough } from './table/guide.svelte'
import { go } from './router.svelte'
import { setupOf, type Game } from './words'

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

/** The usual games for two; none before the server has told of them. */
export const setupsForTwo = (): string[] =>
  allGames().flatMap(({ presets }) => presets.filter((each) => setupOf(each).players === 2))

/** What was chosen: whoever is quick has pressed before it is known what there is, and gets the first. */
export async function chosen(settings: Settings): Promise<Settings> {
  if (settings.setup) return settings
  await games()
  return { ...settings, setup: setupsForTwo()[0]! }
}

/** Open a table and go there. */
export async function open(settings: Settings, seats: SeatWish[], start: boolean): Promise<void> {
  const { table } = await openTable({ settings, seats, start })
  go(`/table/${table}`)
}

/** A first game: against a beginner, hints on, and with a guide. */
export async function playGuided(game: Game): Promise<void> {
  const info = await infoOf(game)
  const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'computer', level: info.opponents[0]! }]
  const { table } = await openTable({ settings: usual(info.first), seats, start: true })
  guideThrough(table)
  go(`/table/${table}`)
}

/** A game against one computer player, at once. */
export async function playNow(game: Game, level: string | undefined): Promise<void> {
  const { first } = await infoOf(game)
  const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'computer', level: levelFor(game, level) }]
  return open(usual(first), seats, true)
}

/** What the server says of a game. */
async function infoOf(game: Game): Promise<GameInfo> {
  return (await games()).find((each) => each.game === game)!
}
