/** What the screens of both games do: tell the events scene by scene; say what can be done. */
import { onDestroy, tick, untrack } from 'svelte'
import { isAt, usesKeyboard } from '../device/keyboard'
import type { Because, Event as Happened, LegalMove } from '../messages'
import { preferences } from '../preferences.svelte'
import type { Seat } from '../seats'
import { promised, promisedBeforeHandingOver } from './speed'
import { Stage, type Scene, type Timed } from './stage.svelte'

/** A screen, as far as this needs to know it. */
export interface Screen<View, Event> {
  view: () => View
  legal: () => LegalMove[]
  /** What led from the view before to this one. */
  news: () => Event[]
  /** The events that are told together, one group after another, and what is seen meanwhile. */
  scenes: (before: View, events: Event[]) => Scene<View, Event>[]
  /** The sentences that a scene is told with. */
  words: (events: Event[]) => string[]
  /** Whether a new view puts an end to what is still being shown: where the reader turns the pages. */
  isHasty: () => boolean
  /** Keep an event for the log. */
  note: (event: Event) => void
  /** What else is done when events are told. */
  hear: (events: Event[]) => void
  /** What a guide can say to an event, by name, and the guide. */
  topics: (event: Event, view: View) => string[]
  onguide: ((topics: string[]) => Promise<void>) | undefined
  /** What can be done now, in words. */
  prompt: () => string
  /** Where whoever plays by keyboard is taken then. */
  goal: () => string
  element: () => HTMLElement
  onmove: (move: string) => void
  onwhy: ((about: string) => Promise<Because | null>) | undefined
  /** Told when a view is shown as it stands, and whose turn is shown before that. */
  onshown: ((view: View, isNow: boolean) => void) | undefined
}

export class Showing<View extends { seat: Seat | null }, Event extends Happened> {
  /** What a screen reader says. */
  spoken = $state('')
  /** Why what was tried last can't be done. */
  because: Because | null = $state.raw(null)
  readonly stage: Stage<View, Event>
  /** Whether the game is shown as it stands. */
  isNow = $derived.by(() => !this.stage.busy && this.stage.shown === this.#screen.view())
  /** The moves that are offered. */
  offered = $derived.by(() => (this.isNow ? this.#screen.legal() : []))
  /** The sentences of the scene. */
  told = $derived.by(() => this.#screen.words(this.stage.telling))

  readonly #screen: Screen<View, Event>

  constructor(screen: Screen<View, Event>, past: Event[]) {
    this.#screen = screen
    let latest = untrack(screen.view)
    this.stage = new Stage(latest, (events, isSeen) => this.#hear(events, isSeen))
    past.forEach(screen.note)
    onDestroy(() => this.stage.end())
    $effect(() => {
      const view = screen.view()
      if (view === latest) return
      latest = view
      const events = screen.news()
      untrack(() => this.#show(view, events))
    })
    $effect(() => {
      const [view, isNow] = [this.stage.shown, this.isNow]
      untrack(() => screen.onshown?.(view, isNow))
    })
    $effect(() => {
      if (this.offered.length) void untrack(() => this.#invite())
    })
  }

  /** Find out why this can't be done; while events are told, hurry on instead. */
  why = async (about: string): Promise<void> => {
    if (this.stage.busy) this.stage.hurry()
    else this.because = (await this.#screen.onwhy?.(about)) ?? null
  }

  move = (move: string): void => {
    this.because = null
    this.#screen.onmove(move)
  }

  forget = (): void => {
    this.because = null
  }

  #show(view: View, events: Event[]): void {
    const before = this.stage.last
    // Another position without events that lead there: a move was taken back. Talk changes nothing.
    const isJump = !events.length && JSON.stringify(view) !== JSON.stringify(before)
    if (this.#screen.isHasty() || isJump) this.stage.skip()
    const scenes = events.length ? this.#screen.scenes(before, events) : []
    const isHandedOver = before.seat !== null && view.seat === null
    const timed = scenes.map((scene, index): Timed<View, Event> => {
      const time = promised(scene.events, this.#screen.words(scene.events).length, view.seat, preferences.speed)
      const isLast = isHandedOver && index === scenes.length - 1
      return { ...scene, time: isLast ? promisedBeforeHandingOver(time, preferences.speed) : time }
    })
    this.stage.next(view, timed)
  }

  #hear(events: Event[], isSeen: boolean): Promise<void> | undefined {
    this.because = null
    events.forEach(this.#screen.note)
    const words = this.#screen.words(events).join('. ')
    this.spoken = isSeen ? words : [this.spoken, words].filter(Boolean).join('. ')
    if (isSeen) this.#screen.hear(events)
    return this.#screen.onguide?.(events.flatMap((event) => this.#screen.topics(event, this.stage.shown)))
  }

  /** Say what can be done; whoever plays by keyboard is taken there. */
  async #invite(): Promise<void> {
    this.spoken = [this.spoken, this.#screen.prompt()].filter(Boolean).join('. ')
    if (!usesKeyboard() || !isAt(this.#screen.element())) return
    await tick()
    this.#screen.element().querySelector<HTMLElement>(this.#screen.goal())?.focus({ preventScroll: true })
  }
}
