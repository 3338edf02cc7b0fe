/** Notices that the server has a newer release of the app than the one that was loaded. */

const HEADER = 'claimstead-release'
/** A page that one comes back to asks again after so long. */
const SELDOM = 60_000

const loaded = import.meta.env.PROD
  ? document.querySelector('script[type=module][src]')?.getAttribute('src')
  : undefined
let served = $state<string>()
let looked = 0

/** Whether the app that runs here is not the one that is served now. */
export function isReleaseNew(): boolean {
  return Boolean(loaded && served && served !== loaded)
}

/** The release that is served, or nothing where it is the one that runs here. */
export function newRelease(): string | null {
  return isReleaseNew() ? served! : null
}

/** Take in what an answer of the server says about its release. */
export function heedRelease(answer: Response): void {
  const said = answer.headers.get(HEADER)
  if (said) served = said
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
