/** What the reader has made of the puzzles: kept by the server, with the person. */
import { bringPuzzles, myPuzzles } from '../lib/api'
import type { PuzzleProgress } from '../lib/messages'

const MARKS = 'puzzles'
const STREAK = 'puzzle-streak'

function kept(key: string): any {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The progress so far; what this browser has kept for an earlier release is brought along, once. */
export async function progress(): Promise<PuzzleProgress> {
  const marks = kept(MARKS)
  const streak = kept(STREAK)
  if (!marks && !streak) return myPuzzles()
  const brought = await bringPuzzles({
    marks: marks ?? {},
    days: Number(streak?.days ?? 0),
    last: typeof streak?.last === 'string' ? streak.last : null,
  })
  localStorage.removeItem(MARKS)
  localStorage.removeItem(STREAK)
  return brought
}

/** Whether a puzzle was answered rightly, at once or later. */
export const isSolved = (found: PuzzleProgress, id: number): boolean => ['solved', 'helped'].includes(found.marks[id] ?? '')
