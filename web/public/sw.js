// Works beside the pages: shows notices, and keeps what was loaded for when there is no connection.
//
// Kept are the app's own files, what anybody may know of lessons and puzzles, and the name of
// whoever is here; nothing of any game. What is kept is forgotten with the log-out.

const SHELL = 'shell'
const FILES = 'files'
const ANSWERS = 'answers'
const RELEASE = 'claimstead-release'
/** Answers that are kept; the newest ones where the server can be reached. */
const KEPT = /^\/api\/(me|games|puzzles(\/[^/]+(\/hints\/\d+)?)?|me\/puzzles(\/next)?)$/
/** Questions whose answer depends on what is asked alone. */
const PURE = /^\/api\/lesson\/(try|view)$/
/** After these somebody else may be here. */
const WHO = /^\/api\/(me|session|account)$/
const OWN_FILES = /^\/(assets\/.*|icon[^/]*|manifest\.webmanifest)$/
const MOST_ANSWERS = 600

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(renewShell().catch(() => undefined))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/embed/') && !pathname.startsWith('/api/')) event.respondWith(page(event))
  } else if (request.method === 'GET' && OWN_FILES.test(pathname)) {
    event.respondWith(file(request))
  } else if (request.method === 'GET' && KEPT.test(pathname)) {
    event.respondWith(answer(request, request.url))
  } else if (request.method === 'POST' && PURE.test(pathname)) {
    event.respondWith(pureAnswer(request))
  } else if (request.method !== 'GET' && WHO.test(pathname)) {
    event.waitUntil(caches.delete(ANSWERS))
  }
})

/** A page says what it has loaded: what came before this was at work is kept, too. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keepLoaded(event.data.loaded))
})

let renewing

async function keepLoaded(addresses) {
  await renewing
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, self.location.origin)
    if (origin !== self.location.origin) continue
    const [cache, keep] = OWN_FILES.test(pathname) ? [FILES, file] : KEPT.test(pathname) ? [ANSWERS, answer] : []
    if (!keep || (await caches.match(address, { cacheName: cache }))) continue
    await keep(new Request(address), address).catch(() => undefined)
  }
}

/** Any page is the same file. It always comes from the server; where that can't be reached, the one that was kept. */
async function page(event) {
  try {
    const response = await fetch(event.request)
    const release = response.headers.get(RELEASE)
    renewing = renewShell(release).catch(() => undefined)
    event.waitUntil(renewing)
    return response
  } catch (error) {
    const kept = await caches.match('/', { cacheName: SHELL })
    if (kept) return kept
    throw error
  }
}

/** Keep the page of this release, which names nothing that somebody looked at. */
async function renewShell(release) {
  const shell = await caches.open(SHELL)
  const before = await shell.match('/')
  if (before && before.headers.get(RELEASE) === release) return
  const response = await fetch('/')
  if (!response.ok) return
  await shell.put('/', response.clone())
  // The files of another release are of no use any more. Those that a page has loaded it tells of.
  if (before && before.headers.get(RELEASE) !== response.headers.get(RELEASE)) await caches.delete(FILES)
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: FILES })
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept
  try {
    const response = await fetch(request)
    if (response.ok) await (await caches.open(FILES)).put(request, response.clone())
    return response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

async function answer(request, key) {
  try {
    const response = await fetch(request)
    if (response.ok) await keepAnswer(key, response.clone())
    return response
  } catch (error) {
    const kept = await caches.match(key, { cacheName: ANSWERS })
    if (kept) return withoutRelease(kept)
    throw error
  }
}

/** What was kept says nothing about what the server has now. */
function withoutRelease(kept) {
  const headers = new Headers(kept.headers)
  headers.delete(RELEASE)
  return new Response(kept.body, { status: kept.status, headers })
}

async function pureAnswer(request) {
  const asked = new TextEncoder().encode(await request.clone().text())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', asked))
  const name = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return answer(request, `${request.url}?asked=${name}`)
}

async function keepAnswer(key, response) {
  const answers = await caches.open(ANSWERS)
  await answers.put(key, response)
  const keys = await answers.keys()
  if (keys.length > MOST_ANSWERS) await answers.delete(keys[0])
}

self.addEventListener('push', (event) => {
  const told = event.data?.json()
  if (told) event.waitUntil(show(told))
})

async function show({ title, body, path, tag }) {
  const windows = await self.clients.matchAll({ type: 'window' })
  // Whoever looks at that very page sees it there.
  if (windows.some((each) => each.focused && new URL(each.url).pathname === path)) return
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/'))
})

/** The page of a notice: the window that has it, else a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((each) => new URL(each.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}
