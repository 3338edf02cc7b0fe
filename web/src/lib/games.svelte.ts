/** The games that can be played here, as the server tells of them (`/api/games`). */
import { records } from '../games/registry'
import type { GameInfo } from './messages'

let told: readonly GameInfo[] = $state.raw([])

/** The server has told. */
export function keepGames(found: readonly GameInfo[]): void {
  told = found
}

/** The games by name; before the server has told, those that the app has a folder for. */
export const gameNames = (): string[] => (told.length ? told.map((each) => each.game) : records().map((each) => each.name))

/** What the server tells of a game; nothing before it has. */
export const gameInfo = (game: string): GameInfo | undefined => told.find((each) => each.game === game)

/** What the server tells of all games. */
export const allGames = (): readonly GameInfo[] => told

/** The game whose rules have numbers like this. */
export const gameOfRule = (rule: string): string | undefined =>
  told.find((each) => each.rules !== '' && rule.startsWith(`${each.rules}-`))?.game

/** The level to play at: the one wished for where there is it, else an easy one. */
export function levelFor(game: string, wished: string | null | undefined): string {
  const offered = gameInfo(game)?.opponents ?? []
  const found = [wished, USUAL].find((each) => each && offered.includes(each))
  return found ?? offered[0] ?? wished ?? USUAL
}

const USUAL = 'easy'
