/** Whether there is a connection: to anything, as the browser says, and to the server. */

let connected = $state(navigator.onLine)
let cutOff = $state(false)

addEventListener('online', () => void look())
addEventListener('offline', () => void look())
if (!connected) void look()

/** A server on this very machine answers without a network, too. */
async function look(): Promise<void> {
  connected = navigator.onLine
  const reached = connected || (await answers())
  cutOff = !reached && !navigator.onLine
}

function answers(): Promise<boolean> {
  return fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** What the browser says; where something has failed it is why. */
export function isOffline(): boolean {
  return !connected
}

/** Offline, and the server does not answer. */
export function isCutOff(): boolean {
  return cutOff
}
