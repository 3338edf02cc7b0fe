/** CLAIM on the analysis board, in reviews and puzzles. */
import type { Study } from '../../record'
import { readCards, word } from './cards-position'
import CardsEditor from './CardsEditor.svelte'
import CardsPuzzle from './CardsPuzzle.svelte'
import MoveSign from './MoveSign.svelte'
import StepBoard from './StepBoard.svelte'

const study: Study = {
  first: `claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: b
turn: a
hand a: Gn5 Gi1 Gi9 Dr2 Dr8 Tr6 Se0 Se7
hand b: Gn1 Gn5 Gi5 Dr1 Dr6 Se3 Se9
trick: Gi7
score a: Gi3 Dr4 Se2 Se6 Tr9 Tr8
score b: Gi1 Dr5 Dr9 Dr7 Se4 Tr7
open a: Gn1 Gn9
open b: Gn7 Gn3 Gn3
trolls: Tr4 Tr2`,
  lines: 9,
  turnOf: (position) => word(readCards(position), 'turn'),
  Editor: CardsEditor,
  Puzzle: CardsPuzzle,
  StepBoard,
  MoveSign,
  isDrawn: () => false,
}
export default study
