/** Parts of the app that are fetched when they are needed: pages, languages, what few people use.
 *
 * A shaky line loses one, and a new release takes the old ones away. Each is asked for several times
 * before that is said.
 */
import { isOffline } from './online.svelte'
import { isReleaseNew, lookForRelease } from './release.svelte'

export type Load<Type> = () => Promise<Type>

const PAUSES = [300, 1200, 2500]

/** A part of the app that can't be fetched. */
export class PartMissing extends Error {
  constructor(readonly isOld: boolean) {
    super('a part of the app is missing')
  }
}

/** Style sheets that did not come. Vite asks for each only once. */
const lostStyles = new Set<HTMLLinkElement>()
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target)
  },
  true,
)

/** A part of the app; asked for again where it does not come. */
export async function fetchPart<Type>(load: Load<Type>): Promise<Type> {
  for (const pause of PAUSES) {
    try {
      return await whole(load)
    } catch {
      // Without a connection waiting does not help.
      if (isOffline()) break
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  try {
    return await whole(load)
  } catch {
    await lookForRelease()
    throw new PartMissing(isReleaseNew())
  }
}

/** A part together with its looks. */
async function whole<Type>(load: Load<Type>): Promise<Type> {
  await Promise.all([...lostStyles].map(fetchStyle))
  return load()
}

function fetchStyle(lost: HTMLLinkElement): Promise<unknown> {
  const again = lost.cloneNode() as HTMLLinkElement
  const settled = new Promise((done, failed) => {
    again.onload = done
    again.onerror = failed
  })
  lostStyles.delete(lost)
  lost.replaceWith(again)
  return settled
}
