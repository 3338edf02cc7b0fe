/** What the screens of both games do: tell the events, then show the view; say what can be done. */
import { onDestroy, tick, untrack } from 'svelte'
import { isAt, usesKeyboard } from './keyboard'
import type { Because, LegalMove } from './messages'
import { Stage, type Pace } from './stage.svelte'

/** A screen, as far as this needs to know it. */
export interface Screen<View, Event> {
  view: () => View
  legal: () => LegalMove[]
  /** What led from the view before to this one. */
  news: () => Event[]
  /** The events that are told together, one group after another; all of them unless given. */
  scenes?: (events: Event[]) => Event[][]
  pace: (events: Event[]) => Pace
  /** Keep an event for the log. */
  note: (event: Event) => void
  /** What else is done when events are told. Gives what a screen reader shall say. */
  hear: (events: Event[]) => string
  /** What can be done now, in words. */
  prompt: () => string
  /** Where who plays by keyboard is taken then. */
  goal: () => string
  element: () => HTMLElement
  onmove: (move: string) => void
  onwhy: ((about: string) => Promise<Because | null>) | undefined
}

export class Showing<View, Event> {
  /** What a screen reader says. */
  spoken = $state('')
  /** Why what was tried last can't be done. */
  because: Because | null = $state.raw(null)
  readonly stage: Stage<View, Event>
  /** Whether the game is shown as it stands. */
  isNow = $derived.by(() => !this.stage.busy && this.stage.shown === this.#screen.view())
  /** The moves that are offered. */
  offered = $derived.by(() => (this.isNow ? this.#screen.legal() : []))

  readonly #screen: Screen<View, Event>

  constructor(screen: Screen<View, Event>, past: Event[]) {
    this.#screen = screen
    let latest = untrack(screen.view)
    this.stage = new Stage(latest, screen.pace, (events) => this.#hear(events))
    past.forEach(screen.note)
    onDestroy(() => this.stage.end())
    $effect(() => {
      const view = screen.view()
      if (view === latest) return
      latest = view
      const events = screen.news()
      const scenes = screen.scenes?.(events) ?? [events]
      untrack(() => scenes.forEach((scene) => this.stage.next(view, scene)))
    })
    $effect(() => {
      if (this.offered.length) void untrack(() => this.#invite())
    })
  }

  /** Find out why this can't be done; while events are told, hurry on instead. */
  why = async (about: string): Promise<void> => {
    if (this.stage.busy) this.stage.skip()
    else this.because = (await this.#screen.onwhy?.(about)) ?? null
  }

  move = (move: string): void => {
    this.because = null
    this.#screen.onmove(move)
  }

  forget = (): void => {
    this.because = null
  }

  #hear(events: Event[]): void {
    this.because = null
    events.forEach(this.#screen.note)
    this.spoken = this.#screen.hear(events)
  }

  /** Say what can be done; who plays by keyboard is taken there. */
  async #invite(): Promise<void> {
    this.spoken = [this.spoken, this.#screen.prompt()].filter(Boolean).join('. ')
    if (!usesKeyboard() || !isAt(this.#screen.element())) return
    await tick()
    this.#screen.element().querySelector<HTMLElement>(this.#screen.goal())?.focus({ preventScroll: true })
  }
}
