/** Claim It!, for the rest of the app. */
import { t } from '../../lib/language.svelte'
import type { GameRecord } from '../record'
import './hall.css'
import BoardScene from './BoardScene.svelte'
import { moveWords } from './moves'

/** The dice may give the space, and yet not this stone on it. */
function diceDoNotGive(dice: string, move: string): string {
  const [squatter = '', place = ''] = move.split('@')
  const left = dice.split(' ')
  const fits = place.split('/').every((die) => left.includes(die) && left.splice(left.indexOf(die), 1))
  return t('ui-dice-do-not-give', { dice, squatter, place, fits: fits && squatter !== '*' ? 'yes' : 'no' })
}

function said(key: string, value: unknown): string | undefined {
  if (key === 'dice' && Array.isArray(value)) return value.join(' ')
  if (key === 'place' && typeof value === 'string') return t('ui-place', { place: value })
  if (typeof value !== 'object' || value === null || !('column' in value && 'row' in value)) return undefined
  return `${value.column}/${value.row}`
}

export const claimIt: GameRecord = {
  name: 'claim-it',
  setup: ({ words }) => ({
    name: t('ui-game-claim-it'),
    more: words[0] === 'quick' ? [t('ui-variant-quick')] : [],
  }),
  move: moveWords,
  moves: /[1-6*]@[1-6]\/[1-6]/g,
  said,
  refusal: (code, told) =>
    code === 'illegal-dice-do-not-give' ? diceDoNotGive(String(told['dice']), String(told['move'])) : null,
  story: {
    begins: (event, now) =>
      event.type === 'turn-began' || (event.type === 'rolled' && now?.kind !== 'turn')
        ? { kind: 'turn', seat: event.seat }
        : null,
    isSilent: ({ type }) => type === 'turn-began' || type === 'rolling-on',
  },
  isBeside: true,
  Picture: BoardScene,
  screen: () => import('./ClaimItScreen.svelte'),
  chooser: () => import('./VariantChoice.svelte'),
  study: () => import('./study'),
  learn: () => import('./learn'),
  seal: () => import('./seal'),
}
