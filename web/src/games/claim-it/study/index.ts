/** Claim It! on the analysis board, in reviews and puzzles. */
import BustGrid from '../BustGrid.svelte'
import type { Study } from '../../record'
import { readDice } from './dice-position'
import DiceEditor from './DiceEditor.svelte'
import MoveSign from './MoveSign.svelte'
import StepBoard from './StepBoard.svelte'

const study: Study = {
  first:
    'claim-it 2 base; . B b b . ./b B . . . ./. a A A . ./. a A .1* . ./. . . a a* .3/. . . . . .; a; choose; -',
  lines: 4,
  turnOf: (position) => readDice(position).turn,
  roll: (position, dice) => (readDice(position).due === 'choose' ? ['roll', dice] : [dice]),
  Editor: DiceEditor,
  Puzzle: DiceEditor,
  StepBoard,
  MoveSign,
  isDrawn: (move) => /^\d{3}$/.test(move),
  Rolls: BustGrid,
}
export default study
