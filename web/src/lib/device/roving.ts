/** Arrow keys move the focus among the buttons of a group; Home and End go to its ends. */
export function rove(event: KeyboardEvent, index: number, count: number, columns = count): void {
  const row = Math.floor(index / columns) * columns
  const steps: Record<string, number> = {
    ArrowRight: index + 1 < Math.min(row + columns, count) ? index + 1 : index,
    ArrowLeft: index > row ? index - 1 : index,
    ArrowDown: columns < count ? Math.min(index + columns, count - 1) : index,
    ArrowUp: columns < count ? Math.max(index - columns, 0) : index,
    Home: row,
    End: Math.min(row + columns, count) - 1,
  }
  const next = steps[event.key]
  if (next === undefined) return
  event.preventDefault()
  const group = (event.currentTarget as HTMLElement).closest('[role]:not(button)')
  group?.querySelectorAll<HTMLElement>('button')[next]?.focus()
}
