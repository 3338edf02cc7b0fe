/** What was loaded opens without a connection, too: a worker beside the pages keeps it. */

/** Set the worker to work, and tell it what was loaded: before it was at work it could not see that. */
export async function keepForOffline(): Promise<void> {
  // While the app is being worked on nothing is kept; over a line that is not secure a browser has no workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  new PerformanceObserver((list) => {
    active!.postMessage({ loaded: list.getEntries().map(({ name }) => name) })
  }).observe({ type: 'resource', buffered: true })
}
