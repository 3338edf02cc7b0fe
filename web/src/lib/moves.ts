/** Moves in words. */
import { recordOf, records } from '../games/registry'
import type { Names } from './seats'

/** What a move as text does: "Squatter 2 on 3/5", "Giant 7". */
export const moveWords = (game: string, move: string, names: Names = {}): string => recordOf(game).move(move, names)

/** A sentence that names moves as text, with their words instead. */
export const spelledOut = (sentence: string): string =>
  records().reduce((said, { moves, move }) => (moves ? said.replace(moves, (each) => move(each, {})) : said), sentence)
