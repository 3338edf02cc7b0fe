/** Which game is analysed, reviewed or puzzled over, for every part of such a page. */
import { getContext, setContext } from 'svelte'
import type { Study } from '../games/record'
import type { Game } from '../lib/words'

interface Studied {
  readonly game: Game
  readonly study: Study
}

const KEY = Symbol('studied')

export const setStudied = (what: Studied): Studied => setContext(KEY, what)

export const studied = (): Studied => getContext<Studied>(KEY)
