/** Whether somebody steers by keyboard: only then does the focus move by itself. */
let uses = false

addEventListener('keydown', (event) => (uses = !event.metaKey && !event.ctrlKey && !event.altKey), true)
addEventListener('pointerdown', () => (uses = false), true)

export const usesKeyboard = (): boolean => uses

/** Whether the focus is on a button of this part of the page, or nowhere. */
export const isAt = (part: HTMLElement): boolean =>
  document.activeElement === document.body || (document.activeElement?.tagName === 'BUTTON' && part.contains(document.activeElement))
