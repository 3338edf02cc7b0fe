/** A time that runs down on the screen. */

/** The time now, in milliseconds of the page, renewed while something asks for it. */
export class Now {
  time = $state(performance.now())

  constructor(isWanted: () => boolean) {
    $effect(() => {
      if (!isWanted()) return
      this.time = performance.now()
      const tick = setInterval(() => (this.time = performance.now()), 250)
      return () => clearInterval(tick)
    })
  }

  /** What is left, in milliseconds, of something that had `left` at the time `since`. */
  left(left: number, since: number): number {
    return Math.max(0, left - Math.max(0, this.time - since))
  }
}

/** Minutes and seconds: 0:42. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
