/** A tap on the table hurries the scene that is shown, holding skips all of them. */
import type { Event as Happened } from '../messages'
import type { Stage } from './stage.svelte'

/** Milliseconds: who holds so long wants to see no more. */
const HOLDING = 550

/**
 * What is pressed while something is shown is never a move, even if the show ends meanwhile: the whole
 * press belongs to the show.
 */
export function hurrying<View, Told extends Happened>(node: HTMLElement, stage: Stage<View, Told>): { destroy: () => void } {
  let isHurrying = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function down(event: PointerEvent): void {
    isHurrying = stage.busy && !(event.target as Element).closest('[data-skip]')
    clearTimeout(timer)
    if (!isHurrying) return
    timer = setTimeout(() => stage.skip(), HOLDING)
  }
  function up(): void {
    clearTimeout(timer)
  }
  function click(event: MouseEvent): void {
    // Keys press without a pointer; what they press decides for itself.
    if (event.detail === 0 || !isHurrying) return
    isHurrying = false
    event.stopPropagation()
    event.preventDefault()
    stage.hurry()
  }
  function menu(event: Event): void {
    if (isHurrying) event.preventDefault()
  }

  const parts: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['contextmenu', menu],
  ]
  parts.forEach(([name, act]) => node.addEventListener(name, act as EventListener, { capture: true }))
  return {
    destroy() {
      clearTimeout(timer)
      parts.forEach(([name, act]) => node.removeEventListener(name, act as EventListener, { capture: true }))
    },
  }
}
