/** The lessons: the worked examples of the rules, as positions in which the reader plays.
 *
 * The terminal has the same ones. What a move does, and why another is not possible, the server
 * says. The texts are in the catalogue `lessons`: lesson-x1-task, lesson-x1-right, and
 * lesson-x1-other for a move that is allowed but not meant.
 */
import shared from '../../../src/claimstead/table/lessons.json'
import type { Game } from '../lib/words'

export interface Task {
  name: string
  /** The worked example it comes from; empty where it is our own. */
  example: string
  /** The lesson of the game to which it belongs. */
  lesson: string
  position: string
  /** Whose eyes the reader has. */
  seat: string
  /** What is asked for: one of these moves, or to find out that this can't be used. */
  moves?: string[]
  refused?: string
  /** Or to count the end: who has the favour of each faction, and who wins. */
  favours?: Record<string, string>
  winner?: string
  /** What chance does then. */
  then?: string[]
}

type Shared = Omit<Task, 'position'> & { position: string[] }

const read = (tasks: Shared[]): Task[] =>
  tasks.map((task) => ({ ...task, position: task.position.join('\n') }))

const all: Record<string, Task[]> = Object.fromEntries(
  Object.entries(shared as Record<string, Shared[]>).map(([game, tasks]) => [game, read(tasks)]),
)

/** The tasks of a game; none where it has no lesson. */
export const lessonsOf = (game: Game): Task[] => all[game] ?? []
