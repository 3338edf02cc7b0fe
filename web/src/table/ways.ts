/** Where to go when a game is over. */
export interface Ways {
  onreview?: (() => void) | undefined
  onrematch?: (() => void) | undefined
  onhome?: (() => void) | undefined
}
