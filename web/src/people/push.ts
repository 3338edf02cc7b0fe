/** Notices of this browser: whether it can have them, and what it is told of. */
import { tellDevice } from '../lib/api'
import type { NoticeStand } from '../lib/messages'

const KEY = 'notices'

export function pushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The id by which the server knows a browser: a digest of its address. */
async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, 32)
}

async function subscription(): Promise<PushSubscription | null> {
  if (!pushPossible()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** What this browser is told of; `null`: it is not. */
export async function kindsHere(stand: NoticeStand): Promise<string[] | null> {
  const own = await subscription()
  if (!own) return null
  const id = await idOf(own.endpoint)
  return stand.devices.find((each) => each.id === id)?.kinds ?? null
}

async function tell(own: PushSubscription, kinds: string[]): Promise<NoticeStand> {
  const { endpoint = '', keys } = own.toJSON()
  const stand = await tellDevice({ endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, kinds })
  if (kinds.length) localStorage.setItem(KEY, kinds.join(' '))
  else localStorage.removeItem(KEY)
  return stand
}

/** Be told of these; the browser asks for leave. `null`: it was not given. */
export async function tellHere(stand: NoticeStand, kinds: string[]): Promise<NoticeStand | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: stand.push! }
  let own = await pushManager.getSubscription()
  if (own && !isFor(own, stand.push!)) {
    // It is for another server's key, with which nothing can be sent any more.
    await own.unsubscribe()
    own = null
  }
  return tell(own ?? (await pushManager.subscribe(options)), kinds)
}

function isFor(own: PushSubscription, key: string): boolean {
  const used = new Uint8Array(own.options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...used)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  return text === key
}

/** This browser is told nothing any more. */
export async function endHere(stand: NoticeStand): Promise<NoticeStand> {
  const own = await subscription()
  if (!own) return stand
  const after = await tell(own, [])
  await own.unsubscribe()
  return after
}

/** After a log-in the server knows this browser under another session: it is told again. */
export async function renew(): Promise<void> {
  const kinds = localStorage.getItem(KEY)?.split(' ')
  const own = kinds ? await subscription() : null
  if (own && kinds && Notification.permission === 'granted') await tell(own, kinds)
}
