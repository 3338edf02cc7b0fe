/**
 * Shows what happened one after another, so that eyes can follow.
 *
 * Whatever the server told is shown in scenes; each is on the screen for the time that the chosen speed
 * promises (speed.ts), unless the reader hurries it (a tap) or skips all (holding, or the button "Skip").
 * The element with the words of a scene says so in the page, for tests that look at every frame:
 *
 * - `data-telling`: the kinds of the events being told, with spaces between: `rolled`, `stopped space-taken`
 * - `data-events`: the same events by number: `12.0` is the first event of page 12 of the news
 * - `data-scene`: counts the scenes; `data-promised`: the milliseconds that this one is shown
 *
 * All four are missing when nothing is being told, and the game is shown as it stands. The screen around
 * them (`.screen`) has `data-busy` for as long as there is something to tell.
 */
import type { Event } from '../messages'

/** Events that are told together, and the view to see meanwhile. */
export type Scene<View, Told> = { view: View; events: Told[] }
/** A scene with the time it gets. */
export type Timed<View, Told> = Scene<View, Told> & { time: number }

/** Told of the events of a scene, and whether they are seen; the show goes on when what it gives back is done. */
type Hear<Told> = (events: Told[], isSeen: boolean) => Promise<void> | undefined

/** Milliseconds to wait longer while the page draws no frames. */
const WITHOUT_FRAMES = 1500

const numbers = new WeakMap<object, string>()

/** Remember which event of the news this is: `12.0`. */
export function number(events: readonly Event[], page: number, first: number): void {
  events.forEach((event, index) => numbers.set(event, `${page}.${first + index}`))
}

export class Stage<View, Told extends Event> {
  /** The view that is shown. */
  shown: View = $state.raw() as View
  /** The events being told. */
  telling: Told[] = $state.raw([])
  /** Whether there is more to show. */
  busy = $state(false)
  /** What a test can read of the scene. */
  marks: Record<string, string> = $derived.by(() => this.#marks())

  #scene = $state(0)
  #time = $state(0)
  #waiting: Timed<View, Told>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The view after everything that waits. */
  #last: View
  readonly #heard: Hear<Told>

  constructor(first: View, heard: Hear<Told>) {
    this.shown = first
    this.#last = first
    this.#heard = heard
  }

  /** The view that scenes to come begin with. */
  get last(): View {
    return this.#last
  }

  /** Show these scenes, one after another, and then a view. */
  next(view: View, scenes: Timed<View, Told>[]): void {
    this.#last = view
    this.#waiting.push(...scenes)
    if (!this.busy) this.#step()
  }

  /** Go on to the next scene. */
  hurry(): void {
    clearTimeout(this.#timer)
    if (this.busy) this.#step()
  }

  /** Show where the game stands now, without further ado. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#waiting.forEach((scene) => (scene.time = 0))
    if (this.busy) this.#step()
  }

  end(): void {
    this.busy = false
    clearTimeout(this.#timer)
  }

  #step(): void {
    for (;;) {
      const scene = this.#waiting.shift()
      this.busy = scene !== undefined
      this.telling = scene?.events ?? []
      this.shown = scene?.view ?? this.#last
      if (!scene) return
      this.#scene += 1
      this.#time = scene.time
      const until = this.#heard(scene.events, scene.time > 0)
      if (scene.time <= 0) continue
      this.#wait(scene.time, until)
      return
    }
  }

  /** The time counts from the frame that shows the scene; where nobody looks there may be none. */
  #wait(time: number, until: Promise<void> | undefined): void {
    const scene = this.#scene
    const isOn = () => scene === this.#scene && this.busy
    const go = () => (until ? void until.then(() => isOn() && this.#step()) : this.#step())
    this.#timer = setTimeout(go, time + WITHOUT_FRAMES)
    requestAnimationFrame(() => {
      if (!isOn()) return
      clearTimeout(this.#timer)
      this.#timer = setTimeout(go, time)
    })
  }

  #marks(): Record<string, string> {
    if (!this.telling.length) return {}
    return {
      'data-telling': this.telling.map((event) => event.type).join(' '),
      'data-events': this.telling.map((event) => numbers.get(event) ?? '').join(' ').trim(),
      'data-scene': `${this.#scene}`,
      'data-promised': `${this.#time}`,
    }
  }
}
