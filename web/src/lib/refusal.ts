/** Reasons in words: why something can't be done, and why a computer player did something. */
import { records } from '../games/registry'
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
  if (code === 'illegal-not-your-turn') return t('ui-not-your-turn', { name: words['actor'] ?? '' })
  const own = code && records().map((record) => record.refusal?.(code, told)).find(Boolean)
  return own || t(code ?? 'ui-why-not', words)
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
  const own = key === 'place' ? records().map((record) => record.said?.(key, value)).find(Boolean) : undefined
  return own ?? spelledOut(value)
}
