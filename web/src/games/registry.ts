/** The games that the app has a folder for: the one place that names them. */
import { claim } from './claim/record'
import { claimIt } from './claim-it/record'
import { plain } from './plain/record'
import type { GameRecord } from './record'

const KNOWN: readonly GameRecord[] = [claimIt, claim]

export const records = (): readonly GameRecord[] => KNOWN

/** What the app has for a game; of one that it does not know, what it has for any. */
export const recordOf = (game: string): GameRecord => KNOWN.find((each) => each.name === game) ?? plain
