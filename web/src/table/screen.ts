/** What the screen of a game is given. */
import type { Because, LegalMove, Result } from '../lib/messages'
import type { Names, Seat } from '../lib/seats'

/** Where to go when a game is over. */
export interface Ways {
  onreview?: (() => void) | undefined
  onrematch?: (() => void) | undefined
  /** The page of the duplicate match, or tournament, that the game belongs to: there one goes on. */
  matchLink?: string | null
  onhome?: (() => void) | undefined
}

export interface ScreenProps<View, Event> extends Ways {
  view: View
  legal?: LegalMove[]
  /** What led from the view before to this one. */
  news?: Event[]
  /** What had happened before the first view: for the log. */
  past?: Event[]
  /** Whether a new view puts an end to what is still being shown. */
  isHasty?: boolean
  names: Names
  result?: Result | null
  /** The chance that the next roll goes wrong, where the table tells it. */
  bust?: number | null
  onmove: (move: string) => void
  onwhy?: (about: string) => Promise<Because | null>
  /** Told whose turn is on the screen, and whether the game is shown as it stands. */
  onshown?: (turn: Seat | null, isNow: boolean) => void
  /** The guide of a first game, told what there could be to explain; the show goes on when it is read. */
  onguide?: ((topics: string[]) => Promise<void>) | undefined
  ruleLink?: (rule: string) => string | null
}
