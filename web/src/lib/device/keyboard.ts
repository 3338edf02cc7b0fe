/** Who steers by keyboard. */

/** Whether somebody does: only then does the focus move by itself. */
let uses = false

addEventListener('keydown', (event) => (uses = !event.metaKey && !event.ctrlKey && !event.altKey), true)
addEventListener('pointerdown', () => (uses = false), true)

export const usesKeyboard = (): boolean => uses

/** Whether the focus is on a button of this part of the page, or nowhere. */
export const isAt = (part: HTMLElement): boolean =>
  document.activeElement === document.body || (document.activeElement?.tagName === 'BUTTON' && part.contains(document.activeElement))

/** Which way an arrow key leads through a game: back (-1), on (1), or nowhere where something else has the key. */
export function stepOf(event: KeyboardEvent): number {
  const isTaken = (event.target as HTMLElement).closest('input, select, textarea, dialog, [role=slider]')
  if (event.altKey || event.ctrlKey || event.metaKey || isTaken) return 0
  return { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0
}
