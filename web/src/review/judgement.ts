/** What a step of a game is called, and how it is marked. */
import { t } from '../lib/language.svelte'
import type { Moment, Step } from '../lib/messages'
import { moveWords, spelledOut } from '../lib/moves'
import { seatNumber, type Names } from '../lib/seats'

export type Word = NonNullable<Step['word']>

/** Marks as they stand in the margins of annotated games. */
export const MARKS: Record<Word, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** Whether a decision cost something worth speaking of. */
export const isError = (step: Step): boolean =>
  step.word === 'inaccuracy' || step.word === 'mistake' || step.word === 'blunder'

/** What a step did to the chance of who made it, or of who was dealt to. */
export function swing(step: Step): number {
  const changes = step.kind === 'decision' ? step.cost : step.luck
  if (step.seat) return changes[seatNumber(step.seat)] ?? 0
  return changes.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0)
}

/** What is to be learned of a moment, in a sentence. */
export function adviceOf({ advice }: Moment, game: string, names: Names): string {
  const told = Object.fromEntries(
    Object.entries(advice.arguments).map(([key, value]) => [key, spelled(key, value, game, names)]),
  )
  return t(`review-advice-${advice.code}`, told)
}

function spelled(key: string, value: string | number, game: string, names: Names): string | number {
  if (typeof value === 'number') return value
  if (key === 'seat') return names[value] ?? value
  return key === 'move' || key === 'best' ? moveWords(game, value, names) : spelledOut(value)
}
