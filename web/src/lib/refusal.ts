/** Why something can't be done, in words. */
import { language, t, type Arguments } from './language.svelte'
import { cardName, isCard } from './cards'
import type { Because } from './messages'

export function refusal(because: Pick<Because, 'code' | 'arguments'>): string {
  const told: Arguments = {}
  for (const [name, value] of Object.entries(because.arguments)) {
    told[name] = typeof value === 'string' && isCard(value) ? cardName(value) : value
  }
  const sentence = t(because.code ?? 'web-why-not', told)
  return sentence.charAt(0).toLocaleUpperCase(language()) + sentence.slice(1)
}
