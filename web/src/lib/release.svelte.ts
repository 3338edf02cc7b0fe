/** Notices that the server has a newer release of the app than the one that was loaded. */

const HEADER = 'claimstead-release'
/** A page that one comes back to asks again after so long. */
const SELDOM = 60_000

const loaded = import.meta.env.PROD
  ? document.querySelector('script[type=module][src]')?.getAttribute('src')
  : undefined
let newer = $state<string | null>(null)
let looked = 0

/** Whether the server has another release of the app than the one that runs here. */
export function isReleaseNew(): boolean {
  return newer !== null
}

/** The newer release, once the server has named one. */
export function newRelease(): string | null {
  return newer
}

/**
 * Take in what an answer of the server says about its release.
 *
 * While servers are upgraded one after the other, some still answer with the release that runs here:
 * that doesn't take back the offer of a newer one.
 */
export function heedRelease(answer: Response): void {
  const said = answer.headers.get(HEADER)
  if (loaded && said && said !== loaded) newer = said
}

/** Ask the server which release it has. */
export async function lookForRelease(): Promise<void> {
  looked = Date.now()
  try {
    heedRelease(await fetch('/', { method: 'HEAD', cache: 'no-store' }))
  } catch {
    // It can't be reached: that is said elsewhere.
  }
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && Date.now() - looked > SELDOM) void lookForRelease()
})
