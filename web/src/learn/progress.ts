/** Which examples of the lessons the reader has done; kept in the browser. */
import { lessonsOf } from './lessons'
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

/** The first example that is not done; the first of all where every one is. */
export function nextLesson(game: Game): number {
  const names = done()
  return Math.max(0, lessonsOf(game).findIndex((task) => !names.has(task.name)))
}

export function lessonsDone(game: Game): number {
  const names = done()
  return lessonsOf(game).filter((task) => names.has(task.name)).length
}
