/** Which puzzles the reader has answered, and the days in a row; kept in the browser. */

export type Mark = 'solved' | 'helped'

interface Streak {
  days: number
  best: number
  /** The last day whose puzzle was answered: 2026-11-16. */
  last: string | null
}

const MARKS = 'puzzles'
const STREAK = 'puzzle-streak'
const DAY = 24 * 3600 * 1000

function kept<Type>(key: string, other: Type): Type {
  try {
    return { ...other, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return other
  }
}

/** By the number of the puzzle: solved at once, or with help. */
export const marks = (): Record<string, Mark> => kept(MARKS, {})

/** A puzzle was answered rightly; how it was the first time stays. */
export function mark(id: number, how: Mark): void {
  localStorage.setItem(MARKS, JSON.stringify({ [id]: how, ...marks() }))
}

const streak = (): Streak => kept(STREAK, { days: 0, best: 0, last: null })

const daysBetween = (one: string, two: string): number => Math.round((Date.parse(two) - Date.parse(one)) / DAY)

/** How many days in a row, as of a day: a day left out ends it. */
export function daysInARow(day: string): number {
  const { days, last } = streak()
  return last !== null && daysBetween(last, day) <= 1 ? days : 0
}

export const bestStreak = (): number => streak().best

/** The first answer to the puzzle of a day counts, and no other. */
export function answered(day: string, isRight: boolean): void {
  const { best, last } = streak()
  if (last !== null && daysBetween(last, day) <= 0) return
  const days = isRight ? daysInARow(day) + 1 : 0
  localStorage.setItem(STREAK, JSON.stringify({ days, best: Math.max(days, best), last: day }))
}
