/** Which page is shown: the address bar's path, and links that change it without loading anew. */

import { untrack } from 'svelte'

export interface Address {
  path: string
  query: URLSearchParams
  anchor: string
}

function current(): Address {
  const { pathname, search, hash } = window.location
  return { path: pathname, query: new URLSearchParams(search), anchor: hash.slice(1) }
}

let shown = $state.raw(current())

/** The address of the page shown. */
export function address(): Address {
  return shown
}

/** What the address asked for when the page was opened; a page that changes its own is not made anew. */
export function asked(): URLSearchParams {
  return untrack(() => shown.query)
}

/** Go to another page. */
export function go(target: string): void {
  window.history.pushState(null, '', target)
  shown = current()
}

/** Change the address of this page, without a new step in the browser's history. */
export function rename(target: string): void {
  window.history.replaceState(null, '', target)
  shown = current()
}

let tries = $state(0)

/** How often this page was to be made anew. */
export function tried(): number {
  return tries
}

/** Make the page anew: what it could not get is asked for again. */
export function tryAgain(): void {
  tries += 1
}

/** Whether a click on a link is ours to follow: a plain one, to a page of this app. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const inside = link.origin === window.location.origin && !link.pathname.startsWith('/api/')
  return plain && inside && !link.target && !link.hasAttribute('download')
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || !isOurs(event, link)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** Follow links and the browser's back and forward from now on. */
export function startRouter(): void {
  document.addEventListener('click', follow)
  window.addEventListener('popstate', () => (shown = current()))
}
