/** Reasons in words: why something can't be done, and why a computer player did something. */
import { language, t, type Arguments } from './language.svelte'
import { cardName, isCard } from './cards'
import type { Because, Reason } from './messages'
import type { Names } from './seats'

export function refusal(because: Pick<Because, 'code' | 'arguments'>, names: Names = {}): string {
  const sentence = said(because, names)
  return sentence.charAt(0).toLocaleUpperCase(language()) + sentence.slice(1)
}

function said({ code, arguments: told }: Pick<Because, 'code' | 'arguments'>, names: Names): string {
  const name = names[told['actor'] ?? '']
  if (code === 'illegal-not-your-turn' && name) return t('web-not-your-turn', { name })
  return t(code ?? 'web-why-not', spelled(told, names))
}

/** Why a computer player made a move. */
export function reasonOf(why: Reason, names: Names): string {
  return t(`reason-${why.code}`, spelled(why.arguments, names))
}

/** Cards and players by their names. */
function spelled(told: Reason['arguments'], names: Names): Arguments {
  const words = Object.entries(told).map(([key, value]) => {
    if (typeof value === 'string' && isCard(value)) return [key, cardName(value)]
    return [key, key === 'seat' ? (names[value] ?? value) : value]
  })
  return Object.fromEntries(words)
}
