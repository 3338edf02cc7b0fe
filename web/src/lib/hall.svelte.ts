/** The hall around a game. */
import type { Game } from './words'

/** Paint it in the colours of a game, for as long as the component that asks is shown. */
export function paintHall(game: () => Game): void {
  $effect(() => {
    const root = document.documentElement
    root.dataset['hall'] = game()
    return () => delete root.dataset['hall']
  })
}
