/** What the screen of a game is given. */
import type { Because, LegalMove, Result } from '../lib/messages'
import type { Names } from '../lib/seats'

/** Where to go when a game is over. */
export interface Ways {
  onreview?: (() => void) | undefined
  onrematch?: (() => void) | undefined
  onhome?: (() => void) | undefined
}

export interface ScreenProps<View, Event> extends Ways {
  view: View
  legal?: LegalMove[]
  /** What led from the view before to this one. */
  news?: Event[]
  /** What had happened before the first view: for the log. */
  past?: Event[]
  names: Names
  result?: Result | null
  onmove: (move: string) => void
  onwhy?: (about: string) => Promise<Because | null>
  ruleLink?: (rule: string) => string
}
