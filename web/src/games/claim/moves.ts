/** Moves in words. */
import { t } from '../../lib/language.svelte'
import type { Names } from '../../lib/seats'
import { cardName, isCard } from './cards'

/** "Giant 7": what a move as text does. */
export function moveWords(move: string, names: Names = {}): string {
  if (isCard(move)) return cardName(move)
  const [verb, first = '', second = ''] = move.split(' ')
  if (verb === 'take') return first === 'pile' ? t('ui-move-pile') : t('ui-take', { card: cardName(first) })
  if (verb === 'smash') return t('ui-smash', { name: names[first] ?? first, card: cardName(second) })
  if (verb === 'spare') return t('ui-spare')
  return verb === 'deal' ? t('ui-move-deal') : move
}
