/** Moves in words. */
import { t } from '../../lib/language.svelte'

/** "Squatter 2 on 3/5": what a move as text does. */
export function moveWords(move: string): string {
  const [stone, place] = move.split('@')
  if (place) return stone === '*' ? t('ui-move-claim-marker', { place }) : t('ui-move-squatter', { squatter: stone!, place })
  if (/^\d{3}$/.test(move)) return t('ui-move-dice', { dice: [...move].join(' ') })
  return t(move === 'stop' ? 'ui-move-stop' : 'ui-roll-again')
}
