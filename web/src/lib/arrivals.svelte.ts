/** What a part of a page still waits for: it shows when all is there, so nothing moves away from whoever presses it. */
import { getContext, setContext, tick } from 'svelte'

const KEY = Symbol('arrivals')

class Arrivals {
  #expected = 0
  /** Once they are all there they stay so, whatever is asked for later. */
  areThere = $state(false)

  /** Wait for this, whatever comes of it. */
  expect<Type>(wanted: Promise<Type>): Promise<Type> {
    this.#expected += 1
    const arrive = async (): Promise<void> => {
      // What is made of it may wait for more.
      await tick()
      this.#expected -= 1
      if (!this.#expected) this.areThere = true
    }
    wanted.then(arrive, arrive)
    return wanted
  }
}

export const newArrivals = (): Arrivals => setContext(KEY, new Arrivals())

export const arrivals = (): Arrivals => getContext<Arrivals>(KEY)
