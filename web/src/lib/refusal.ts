/** Why something can't be done, in words. */
import { language, t, type Arguments } from './language.svelte'
import { cardName, isCard } from './cards'
import type { Because } from './messages'
import type { Names } from './seats'

export function refusal(because: Pick<Because, 'code' | 'arguments'>, names: Names = {}): string {
  const sentence = said(because, names)
  return sentence.charAt(0).toLocaleUpperCase(language()) + sentence.slice(1)
}

function said({ code, arguments: told }: Pick<Because, 'code' | 'arguments'>, names: Names): string {
  const name = names[told['actor'] ?? '']
  if (code === 'illegal-not-your-turn' && name) return t('web-not-your-turn', { name })
  const spelled: Arguments = {}
  for (const [name, value] of Object.entries(told)) {
    spelled[name] = typeof value === 'string' && isCard(value) ? cardName(value) : value
  }
  return t(code ?? 'web-why-not', spelled)
}
