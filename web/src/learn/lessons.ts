/** The lessons: the worked examples of the rules, as positions in which the reader plays.
 *
 * What a move does, and why another is not possible, the server says. The texts are in the
 * catalogue `lessons`: lesson-x1-task, lesson-x1-right, and lesson-x1-other for a move that is
 * allowed but not meant.
 */
import type { Game } from '../lib/words'

export interface Task {
  name: string
  /** The worked example it comes from. */
  example: string
  position: string
  /** Whose eyes the reader has. */
  seat: string
  /** What is asked for: one of these moves, or to find out that this can't be used. */
  moves?: string[]
  refused?: string
  /** What chance does then. */
  then?: string[]
}

const EMPTY = '. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . .'
const FIRST_ROLL = `claim-it 2 base; ${EMPTY}; a; 235; -`
const SIX_SPACES =
  'claim-it 3 base; . . . . . .5/C . . a . ./. . . . .2 ./. . . . . ./. . . . . ./. . . A b .; a; 145; -'
const BEFORE_A_BUST =
  'claim-it 3 base; . . B . . ./. . . . . ./. . . .6 . ./. . . . . .3*/. . . a* . ./. .2 . . . .; a; choose; -'
const BEFORE_STOPPING =
  'claim-it 3 base; . . . . b6 ./. . . . .1 ./. . c2* . . ./. . . .4* . ./. . . . . a*/. . . . . .; a; choose; -'
const NINTH_SECURED =
  'claim-it 3 base; A A A . b b/A A . . b b/A a . . b b/c . . . . ./c c . . . A/c c . a* . A; a; choose; -'
const LAST_TURN =
  'claim-it 3 base; A A A . b b/A A . . b b/A a . . b b/c . . .3 . ./c c . . . A/c c . A . A; a; choose; 1'

const lines = (...each: string[]): string => each.join('\n')
const DUEL = 'claim: 2 Gn Gi Dr Tr Se'

/** The second phase with two players: b is to answer a's card. */
function answer(trick: string, hand: string, ...more: string[]): string {
  return lines(DUEL, 'phase: 2', 'lead: a', 'turn: b', 'hand a: Se6 Gn1', `hand b: ${hand}`, `trick: ${trick}`, ...more)
}

/** Four players: d is the last to play. */
function lastOfFour(trick: string, hand: string): string {
  return lines(
    'claim: 4 Kn Go Un Dw Do Dr Tr',
    'phase: 2',
    'lead: a',
    'turn: d',
    'hand a: Un2 Dr6',
    'hand b: Tr1 Do3',
    'hand c: Dw4 Un8',
    `hand d: ${hand}`,
    `trick: ${trick}`,
  )
}

/** The first phase: a trick for a Giant. */
const FOR_A_GIANT = lines(
  DUEL,
  'phase: 1',
  'lead: b',
  'turn: a',
  'hand a: Tr7 Tr2 Dr4 Gn3',
  'hand b: Se1 Dr8 Gi3',
  'followers a: Dr1 Dr2 Dr6 Gi1 Gi5 Gn3 Se2 Se8 Tr6',
  'followers b: Dr3 Gi3 Gn5 Gn5 Gn7 Gn9 Se9 Tr4 Tr8',
  'middle: Gi9',
  'pile: Gn1 Gn3 Tr3 Tr9 Gi7 Gn7 Se4',
  'trick: Tr5',
)

/** The first phase: the Seers are led. */
const WITH_A_SEER = lines(
  DUEL,
  'phase: 1',
  'lead: b',
  'turn: a',
  'hand a: Se8 Se0 Dr4 Gn3',
  'hand b: Tr1 Dr8 Gi3',
  'followers a: Dr5 Dr9 Gi1 Gn3 Gn5 Gn7 Se6 Tr4 Tr7',
  'followers b: Dr7 Gn1 Gn5 Se4 Se7 Se9 Tr0 Tr2 Tr9',
  'middle: Gi5',
  'pile: Gn9 Se3 Dr0 Dr1 Gi1 Se1 Gi9',
  'trick: Se5',
)

/** The same, won with a Seer: what shall be taken? */
const SEEN = lines(
  DUEL,
  'phase: 1',
  'stage: seer',
  'lead: b',
  'turn: a',
  'hand a: Dr4 Gn3 Se0',
  'hand b: Dr8 Gi3 Tr1',
  'followers a: Dr5 Dr9 Gi1 Gn3 Gn5 Gn7 Se6 Tr4 Tr7',
  'followers b: Dr7 Gn1 Gn5 Se4 Se7 Se9 Tr0 Tr2 Tr9',
  'middle: Gi5',
  'pile: Gn9 Se3 Dr0 Dr1 Gi1 Se1 Gi9',
  'trick: Se5 Se8',
)

/** Won with a Giant, which may smash a Gnome. */
const A_GIANT_ASKS = lines(
  'claim: 4 Gn Gi Un Dw Do Dr Tr',
  'phase: 2',
  'stage: smash',
  'lead: d',
  'turn: c',
  'hand a: Dw6 Un2',
  'hand b: Do3 Tr1',
  'hand c: Gi5 Un9',
  'hand d: Dw4 Un8',
  'trick: Gi1 Dr2 Tr3 Gi7',
  'giants: Gi7',
  'open a: Gn5',
  'open b: Gn7',
  'open d: Gn3',
)

const PARTNERS = lines(
  'claim: 4 Gn Gi Un Dw Do Dr Tr',
  'phase: 2',
  'lead: d',
  'turn: c',
  'hand a: Un2 Dw6',
  'hand b: Tr1 Do3',
  'hand c: Gi5 Gi7 Un9',
  'hand d: Dw4 Un8',
  'trick: Gi1 Dr2 Tr3',
  'open a: Gn5',
  'open b: Gn7',
  'open d: Gn3',
)

export const LESSONS: Record<Game, Task[]> = {
  'claim-it': [
    { name: 'x1', example: 'X-1', position: FIRST_ROLL, seat: 'a', moves: ['3@5/2'] },
    { name: 'x2', example: 'X-2', position: FIRST_ROLL, seat: 'a', moves: ['2@3/5', '2@5/3'] },
    { name: 'x3a', example: 'X-3', position: SIX_SPACES, seat: 'a', refused: '1/4' },
    { name: 'x3b', example: 'X-3', position: SIX_SPACES, seat: 'a', moves: ['4@5/1'] },
    { name: 'x3c', example: 'X-3', position: SIX_SPACES, seat: 'a', moves: ['*@4/5'] },
    { name: 'x3d', example: 'X-3', position: SIX_SPACES, seat: 'a', moves: ['*@5/4'] },
    { name: 'x3e', example: 'X-3', position: SIX_SPACES, seat: 'a', refused: '1/5' },
    { name: 'x3f', example: 'X-3', position: SIX_SPACES, seat: 'a', refused: '4/1' },
    { name: 'x4', example: 'X-4', position: BEFORE_A_BUST, seat: 'a', moves: ['roll'], then: ['346'] },
    { name: 'x5', example: 'X-5', position: BEFORE_STOPPING, seat: 'a', moves: ['stop'] },
    { name: 'x6a', example: 'X-6', position: NINTH_SECURED, seat: 'a', moves: ['stop'] },
    { name: 'x6b', example: 'X-6', position: LAST_TURN, seat: 'a', moves: ['stop'] },
  ],
  claim: [
    { name: 'y1', example: 'Y-1', position: FOR_A_GIANT, seat: 'a', moves: ['Tr7'] },
    { name: 'y2a', example: 'Y-2', position: WITH_A_SEER, seat: 'a', moves: ['Se8'] },
    { name: 'y2b', example: 'Y-2', position: SEEN, seat: 'a', moves: ['take pile', 'take Gi5'] },
    { name: 'y3', example: 'Y-3', position: answer('Gi3', 'Gi5 Se2 Tr5', 'open a: Gn3 Gn3 Gn7'), seat: 'b', moves: ['Gi5'] },
    { name: 'y4', example: 'Y-4', position: answer('Gi1', 'Gi7 Se2 Tr5', 'open a: Gn3 Gn7'), seat: 'b', moves: ['Gi7'] },
    { name: 'y5a', example: 'Y-5', position: answer('Dr7', 'Dr3 Se2 Tr5'), seat: 'b', moves: ['Dr3'] },
    { name: 'y5b', example: 'Y-5', position: answer('Gi5', 'Dr4 Se2 Tr5'), seat: 'b', moves: ['Dr4'] },
    { name: 'y6a', example: 'Y-6', position: answer('Tr4', 'Tr8 Se2 Dr5'), seat: 'b', moves: ['Tr8'] },
    { name: 'y6b', example: 'Y-6', position: answer('Dr5', 'Dr9 Dr1 Se2', 'trolls: Tr4 Tr6 Tr2'), seat: 'b', moves: ['Dr9'] },
    { name: 'y7a', example: 'Y-7', position: lastOfFour('Go9 Go3 Kn5', 'Kn8 Kn2 Un9'), seat: 'd', moves: ['Kn8'] },
    { name: 'y7b', example: 'Y-7', position: lastOfFour('Go9 Go3 Kn5', 'Kn9 Go1 Un9'), seat: 'd', refused: 'Kn9' },
    { name: 'y7c', example: 'Y-7', position: lastOfFour('Un6 Un1 Kn5', 'Kn9 Do8 Tr9'), seat: 'd', moves: ['Do8'] },
    { name: 'y8a', example: 'Y-8', position: PARTNERS, seat: 'c', moves: ['Gi5'] },
    { name: 'y8b', example: 'Y-8', position: PARTNERS, seat: 'c', moves: ['Gi7'] },
    { name: 'y8c', example: 'Y-8', position: A_GIANT_ASKS, seat: 'c', moves: ['smash b Gn7'] },
  ],
}
