/** Shows what happened one after another, so that eyes can follow; everything can be skipped. */

/** Milliseconds: how long events are told before the new view is shown, and the rest after. */
export type Pace = { before: number; after: number }

type Scene<View, Event> = { view: View; events: Event[] }

/** So many scenes may wait; with more, the show hurries on. */
const MOST_WAITING = 8

export class Stage<View, Event> {
  /** The view that is shown. */
  shown: View = $state.raw() as View
  /** The events being told while the view before them is still shown. */
  telling: Event[] = $state.raw([])
  /** Whether there is more to show. */
  busy = $state(false)

  #waiting: Scene<View, Event>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #then: (() => void) | undefined
  readonly #pace: (events: Event[]) => Pace
  readonly #heard: (events: Event[]) => void

  constructor(first: View, pace: (events: Event[]) => Pace, heard: (events: Event[]) => void) {
    this.shown = first
    this.#pace = pace
    this.#heard = heard
  }

  /** Show a view, and before it the events that led there. */
  next(view: View, events: Event[]): void {
    this.#waiting.push({ view, events })
    if (!this.busy) this.#step()
    while (this.#waiting.length > MOST_WAITING) this.#hurry()
  }

  /** Show where the game stands now, without further ado. */
  skip(): void {
    while (this.busy) this.#hurry()
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  #step(): void {
    const scene = this.#waiting.shift()
    this.telling = scene?.events ?? []
    this.busy = scene !== undefined
    if (!scene) return
    this.#heard(scene.events)
    const { before, after } = this.#pace(scene.events)
    this.#wait(before, () => {
      this.shown = scene.view
      this.telling = []
      this.#wait(after, () => this.#step())
    })
  }

  #wait(time: number, then: () => void): void {
    this.#then = then
    if (time <= 0) this.#hurry()
    else this.#timer = setTimeout(() => this.#hurry(), time)
  }

  #hurry(): void {
    clearTimeout(this.#timer)
    const then = this.#then
    this.#then = undefined
    if (then) then()
    else this.#step()
  }
}
