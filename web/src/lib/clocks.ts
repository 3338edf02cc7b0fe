/** The clocks that people are offered, by the names of their messages. */
import { t } from './language.svelte'
import type { Clock } from './messages'

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none', amount: 0, increment: 0 },
  'move-30': { kind: 'move', amount: 30, increment: 0 },
  'move-90': { kind: 'move', amount: 90, increment: 0 },
  'game-5': { kind: 'game', amount: 300, increment: 5 },
  'game-10': { kind: 'game', amount: 600, increment: 10 },
  'days-1': { kind: 'days', amount: 1, increment: 0 },
  'days-3': { kind: 'days', amount: 3, increment: 0 },
}

/** How much time there is, in words. */
export function clockName({ kind, amount, increment }: Clock): string {
  const found = Object.entries(CLOCKS).find(
    ([, each]) => each.kind === kind && each.amount === amount && each.increment === increment,
  )
  return found ? t(`ui-clock-${found[0]}`) : t('ui-clock-other', { kind, amount, increment })
}
