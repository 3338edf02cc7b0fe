/** Files of games: one may hold many, one after another. */

/** The first line of every game's text. */
const FIRST_LINE = 'claimstead game 1'

/** A game of a file. */
export interface Recorded {
  text: string
  /** Who played, in the order of the seats; where nobody is named, the set-up. */
  names: string[]
}

/** All games of a text; whatever stands before the first belongs to it. */
export function gamesIn(text: string): Recorded[] {
  const games: string[][] = [[]]
  let hasBegun = false
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === FIRST_LINE) {
      if (hasBegun) games.push([])
      hasBegun = true
    }
    games.at(-1)!.push(line)
  }
  return games.map((lines) => ({ text: lines.join('\n'), names: namesIn(lines) }))
}

function namesIn(lines: string[]): string[] {
  const seats = lines.flatMap((line) => /^seat [a-e]: (.+)$/.exec(line)?.[1] ?? [])
  return seats.length > 0 ? seats : lines.flatMap((line) => /^setup: (.+)$/.exec(line)?.[1] ?? [])
}
