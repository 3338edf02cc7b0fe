/** Moves in words. */
import { cardName, isCard } from './cards'
import { t } from './language.svelte'
import type { Names } from './seats'

/** A sentence that names moves as text, with their words instead. */
export const spelledOut = (sentence: string): string =>
  sentence.replace(/[1-6*]@[1-6]\/[1-6]|\b[A-Z][a-z]\d\b/g, (move) => moveWords(move))

/** "Squatter 2 on 3/5", "Giant 7": what a move as text does. */
export function moveWords(move: string, names: Names = {}): string {
  if (isCard(move)) return cardName(move)
  const [stone, place] = move.split('@')
  if (place) return stone === '*' ? t('web-move-claim-marker', { place }) : t('web-move-squatter', { squatter: stone!, place })
  if (/^\d{3}$/.test(move)) return t('web-move-dice', { dice: [...move].join(' ') })
  const [verb, first = '', second = ''] = move.split(' ')
  if (verb === 'take') return first === 'pile' ? t('web-move-pile') : t('web-take', { card: cardName(first) })
  if (verb === 'smash') return t('web-smash', { name: names[first] ?? first, card: cardName(second) })
  if (verb === 'spare') return t('web-spare')
  if (verb === 'deal') return t('web-move-deal')
  return t(verb === 'stop' ? 'web-move-stop' : 'web-roll-again')
}
