/** Positions of Claim It! as text, taken apart for setting them up by hand. The server judges them. */
import type { Board, Space } from '../../../lib/messages'
import { SEATS, type Seat } from '../../../lib/seats'

export interface DicePosition {
  players: number
  variant: string
  board: Board
  turn: Seat
  /** `roll`, a roll such as `235`, `choose` or `over`. */
  due: string
  /** Turns left in the last round, `-` before it is called. */
  left: string
}

/** What the hand holds that sets up a board. */
export type Tool =
  | { kind: 'erase' }
  | { kind: 'held' | 'secured'; seat: Seat }
  | { kind: 'squatter'; number: number }
  | { kind: 'claim' }

const EMPTY: Space = { owner: null, secured: false, squatter: null, claimed: false }
const SIZE = 6

function readSpace(cell: string): Space {
  const marker = cell.charAt(0)
  const squatter = /\d/.exec(cell)?.[0]
  return {
    owner: marker === '.' ? null : marker.toLowerCase(),
    secured: marker !== marker.toLowerCase(),
    squatter: squatter ? Number(squatter) : null,
    claimed: cell.endsWith('*'),
  }
}

function writeSpace({ owner, secured, squatter, claimed }: Space): string {
  const marker = owner === null ? '.' : secured ? owner.toUpperCase() : owner
  return `${marker}${squatter ?? ''}${claimed ? '*' : ''}`
}

export function readDice(text: string): DicePosition {
  const [header = '', rows = '', turn = 'a', due = 'roll', left = '-'] = text.split(';').map((field) => field.trim())
  const [, players = '2', variant = 'base'] = header.split(/\s+/)
  const cells = rows.split('/').map((row) => row.trim().split(/\s+/))
  const board = { size: cells.length, spaces: cells.reverse().flat().map(readSpace) }
  return { players: Number(players), variant, board, turn, due, left }
}

export function writeDice({ players, variant, board, turn, due, left }: DicePosition): string {
  const rows = Array.from({ length: board.size }, (_, row) =>
    board.spaces.slice(row * board.size, (row + 1) * board.size).map(writeSpace).join(' '),
  )
  return [`claim-it ${players} ${variant}`, rows.reverse().join('/'), turn, due, left].join('; ')
}

/** An empty board. */
export function freshDice(players: number, variant: string): DicePosition {
  const board = { size: SIZE, spaces: Array.from({ length: SIZE * SIZE }, () => EMPTY) }
  return { players, variant, board, turn: 'a', due: 'roll', left: '-' }
}

/** The board after the tool touched a space; touching it again takes the stone away. */
export function touch(position: DicePosition, index: number, tool: Tool): DicePosition {
  const spaces = position.board.spaces.map((space) =>
    tool.kind === 'squatter' && space.squatter === tool.number ? { ...space, squatter: null, claimed: false } : space,
  )
  spaces[index] = touched(position.board.spaces[index]!, tool)
  return { ...position, board: { ...position.board, spaces } }
}

function touched(space: Space, tool: Tool): Space {
  if (tool.kind === 'erase') return EMPTY
  if (tool.kind === 'squatter') {
    const isThere = space.squatter === tool.number
    const under = space.secured ? EMPTY : space
    return { ...under, squatter: isThere ? null : tool.number, claimed: !isThere && under.claimed }
  }
  if (tool.kind === 'claim') return space.secured ? { ...space, secured: false, claimed: true } : { ...space, claimed: !space.claimed }
  const isSecured = tool.kind === 'secured'
  const isThere = space.owner === tool.seat && space.secured === isSecured
  return isThere ? EMPTY : { ...EMPTY, owner: tool.seat, secured: isSecured }
}

/** The same with another number of players: who is no longer there leaves the board. */
export function withPlayers(position: DicePosition, players: number): DicePosition {
  const seats: readonly string[] = SEATS.slice(0, players)
  const spaces = position.board.spaces.map((space) =>
    space.owner === null || seats.includes(space.owner) ? space : EMPTY,
  )
  return {
    ...position,
    players,
    turn: seats.includes(position.turn) ? position.turn : 'a',
    left: Number(position.left) > players ? '-' : position.left,
    board: { ...position.board, spaces },
  }
}
