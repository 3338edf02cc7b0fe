/** The hall around a game. */
import type { Game } from '../words'

/** Paint it in the colours of a game, once it is known, for as long as the component that asks is shown. */
export function paintHall(game: () => Game | null | undefined): void {
  $effect(() => {
    const root = document.documentElement
    const wanted = game()
    if (!wanted) return
    root.dataset['hall'] = wanted
    return () => delete root.dataset['hall']
  })
}
