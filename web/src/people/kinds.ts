/** The kinds of rated games: a game and its number of players. */
import { t } from '../lib/language.svelte'
import type { GameInfo } from '../lib/messages'
import { gameName, setupOf } from '../lib/words'

/** `claim 2` in words. */
export function kindName(kind: string): string {
  const { game, players } = setupOf(kind)
  return `${gameName(game)} · ${t('ui-players-count', { count: players })}`
}

/** All kinds that can be played. */
export function kindsOf(games: readonly GameInfo[]): string[] {
  return games.flatMap(({ game, players }) => players.map((count) => `${game} ${count}`))
}
