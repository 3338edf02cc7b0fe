/** Short words to the reader: shown at the page's edge, and read out by a screen reader. */
import { untrack } from 'svelte'

export interface Notice {
  key: number
  text: string
  rule: string | null
}

const SHOWN_FOR = 7000

let count = 0
export const notices: Notice[] = $state([])
let spoken = $state('')

/** Show a notice for a while; `rule` adds a link to that rule. */
export function notify(text: string, rule: string | null = null): void {
  const key = ++count
  untrack(() => {
    const same = notices.findIndex((each) => each.text === text)
    if (same >= 0) notices.splice(same, 1)
    notices.push({ key, text, rule })
    if (notices.length > 3) notices.shift()
  })
  setTimeout(() => dismiss(key), SHOWN_FOR)
}

export function dismiss(key: number): void {
  const index = notices.findIndex((each) => each.key === key)
  if (index >= 0) notices.splice(index, 1)
}

/** Take all notices away: what they speak of is tried anew. */
export function dismissAll(): void {
  notices.length = 0
}

/** Let a screen reader say something, without showing it. */
export function announce(text: string): void {
  // The same words twice would not be read again.
  spoken = untrack(() => spoken) === text ? `${text}\u00a0` : text
}

export function announced(): string {
  return spoken
}
