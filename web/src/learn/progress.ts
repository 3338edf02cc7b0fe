/** Which examples of the lessons the reader has done; kept in the browser. */
import { LESSONS } from './lessons'
import type { Game } from '../lib/words'

const KEY = 'lessons'

function done(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return new Set()
  }
}

export function markDone(name: string): void {
  localStorage.setItem(KEY, JSON.stringify([...done().add(name)]))
}

export function lessonsDone(game: Game): number {
  const names = done()
  return LESSONS[game].filter((task) => names.has(task.name)).length
}
