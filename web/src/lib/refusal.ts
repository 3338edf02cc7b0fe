/** Reasons in words: why something can't be done, and why a computer player did something. */
import { language, t, type Arguments } from './language.svelte'
import type { Because, Reason } from './messages'
import { spelledOut } from './moves'
import { seatColours, type Names } from './seats'

/** What speaks of a player. */
const SEATS_SAID = ['seat', 'actor', 'expected']

export function refusal(because: Pick<Because, 'code' | 'arguments'>, names: Names = {}): string {
  const sentence = said(because, names)
  return sentence.charAt(0).toLocaleUpperCase(language()) + sentence.slice(1)
}

function said({ code, arguments: told }: Pick<Because, 'code' | 'arguments'>, names: Names): string {
  const words = spelled(told, names)
  if (code === 'illegal-not-your-turn') return t('web-not-your-turn', { name: words['actor'] ?? '' })
  if (code === 'illegal-dice-do-not-give') return diceDoNotGive(String(told['dice']), String(told['move']))
  return t(code ?? 'web-why-not', words)
}

/** The dice may give the space, and yet not this stone on it. */
function diceDoNotGive(dice: string, move: string): string {
  const [squatter = '', place = ''] = move.split('@')
  const left = dice.split(' ')
  const fits = place.split('/').every((die) => left.includes(die) && left.splice(left.indexOf(die), 1))
  return t('web-dice-do-not-give', { dice, squatter, place, fits: fits && squatter !== '*' ? 'yes' : 'no' })
}

/** Why a computer player made a move. */
export function reasonOf(why: Reason, names: Names): string {
  return t(`reason-${why.code}`, spelled(why.arguments, names))
}

/** Cards, stones, spaces and players by their names. */
function spelled(told: Reason['arguments'], names: Names): Arguments {
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, spelledOne(key, value, names)]))
}

function spelledOne(key: string, value: string | number, names: Names): string | number {
  if (typeof value === 'number') return value
  if (SEATS_SAID.includes(key)) return names[value] ?? seatColours()[value] ?? value
  return key === 'place' ? t('web-place', { place: value }) : spelledOut(value)
}
