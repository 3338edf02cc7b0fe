/** Where things are on the picture of the board, and the outlines of mines. */
import type { Board, Tally } from '../../lib/messages'
import type { Seat } from '../../lib/seats'

export const LEFT = 56
export const TOP = 24
export const FIELD = 528
export const SIDE = LEFT + FIELD + TOP

type Point = [number, number]
export type Spot = { column: number; row: number }

/** The spaces of one colour that hang together, and the line around them. */
export type Mine = { seat: Seat; size: number; outline: string; label: Point; isLargest: boolean }

export const placeText = ({ column, row }: Spot): string => `${column}/${row}`

export const spaceAt = (board: Board, { column, row }: Spot) =>
  board.spaces[(row - 1) * board.size + column - 1]!

/** All spots of a board in the order of reading: from the top row down. */
export function spots(size: number): Spot[] {
  return Array.from({ length: size * size }, (_, index) => ({
    column: (index % size) + 1,
    row: size - Math.floor(index / size),
  }))
}

/** The middle of a space in the picture. */
export function centre({ column, row }: Spot, size: number): Point {
  const cell = FIELD / size
  return [LEFT + (column - 0.5) * cell, TOP + (size - row + 0.5) * cell]
}

export function mines(board: Board): Mine[] {
  const groups = spots(board.size).reduce<Spot[][]>((found, spot) => {
    const seat = spaceAt(board, spot).owner
    if (!seat || found.some((group) => group.some((each) => placeText(each) === placeText(spot)))) return found
    return [...found, reach(board, spot)]
  }, [])
  const largest = new Map<Seat, number>()
  for (const group of groups) {
    const seat = spaceAt(board, group[0]!).owner!
    largest.set(seat, Math.max(largest.get(seat) ?? 0, group.length))
  }
  return groups.map((group) => {
    const seat = spaceAt(board, group[0]!).owner!
    const [x, y] = centre(group[0]!, board.size)
    const half = FIELD / board.size / 2
    return {
      seat,
      size: group.length,
      outline: outline(group, board.size),
      label: [x - half + 14, y - half + 14],
      isLargest: group.length === largest.get(seat),
    }
  })
}

/** What is counted of a board, as it is drawn while a turn is told. */
export function tallies(board: Board, seats: Seat[]): Record<Seat, Tally> {
  const found = mines(board)
  return Object.fromEntries(
    seats.map((seat) => {
      const held = board.spaces.filter((space) => space.owner === seat)
      const mine = Math.max(0, ...found.filter((each) => each.seat === seat).map((each) => each.size))
      return [seat, { mine, secured: held.filter((space) => space.secured).length, spaces: held.length }]
    }),
  )
}

function reach(board: Board, start: Spot): Spot[] {
  const owner = spaceAt(board, start).owner
  const found = [start]
  for (const spot of found) {
    for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const next = { column: spot.column + x, row: spot.row + y }
      const inside = Math.min(next.column, next.row) >= 1 && Math.max(next.column, next.row) <= board.size
      if (!inside || spaceAt(board, next).owner !== owner) continue
      if (!found.some((each) => placeText(each) === placeText(next))) found.push(next)
    }
  }
  const reading = ({ column, row }: Spot) => (board.size - row) * board.size + column
  return found.sort((one, two) => reading(one) - reading(two))
}

/** A line around spaces, a little inside of their edges, with round corners. */
function outline(group: Spot[], size: number): string {
  const cell = FIELD / size
  const edges = new Map<string, Point[]>()
  const here = new Set(group.map(({ column, row }) => `${column - 1},${size - row}`))
  const add = (from: Point, to: Point) => edges.set(`${from}`, [...(edges.get(`${from}`) ?? []), to])
  for (const spot of here) {
    const [x, y] = spot.split(',').map(Number) as Point
    if (!here.has(`${x},${y - 1}`)) add([x, y], [x + 1, y])
    if (!here.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1])
    if (!here.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1])
    if (!here.has(`${x - 1},${y}`)) add([x, y + 1], [x, y])
  }
  return loops(edges).map((loop) => rounded(inset(loop, cell))).join('')
}

function loops(edges: Map<string, Point[]>): Point[][] {
  const found: Point[][] = []
  while (edges.size) {
    const start = [...edges.keys()][0]!
    const loop: Point[] = [start.split(',').map(Number) as Point]
    let before: Point = [0, 0]
    for (;;) {
      const at = loop.at(-1)!
      const ways = edges.get(`${at}`)
      if (!ways) break
      // Where two corners touch, turn right: the two parts stay apart.
      const turn = ([x, y]: Point) => before[0] * (y - at[1]) - before[1] * (x - at[0])
      const to = ways.reduce((best, way) => (turn(way) > turn(best) ? way : best))
      const left = ways.filter((way) => way !== to)
      if (left.length) edges.set(`${at}`, left)
      else edges.delete(`${at}`)
      before = [to[0] - at[0], to[1] - at[1]]
      loop.push(to)
    }
    loop.pop()
    found.push(loop)
  }
  return found
}

function inset(loop: Point[], cell: number): Point[] {
  const corners: Point[] = []
  loop.forEach((point, index) => {
    const [from, to] = [loop.at(index - 1)!, loop[(index + 1) % loop.length]!]
    const [ax, ay, bx, by] = [point[0] - from[0], point[1] - from[1], to[0] - point[0], to[1] - point[1]]
    if (ax === bx && ay === by) return
    const gap = 4
    corners.push([LEFT + point[0] * cell + gap * (-ay - by), TOP + point[1] * cell + gap * (ax + bx)])
  })
  return corners
}

function rounded(corners: Point[]): string {
  const towards = (from: Point, to: Point): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const share = Math.min(13, length / 2) / length
    return `${from[0] + share * (to[0] - from[0])} ${from[1] + share * (to[1] - from[1])}`
  }
  const parts = corners.map((corner, index) => {
    const [from, to] = [corners.at(index - 1)!, corners[(index + 1) % corners.length]!]
    return `${index ? 'L' : 'M'}${towards(corner, from)}Q${corner[0]} ${corner[1]} ${towards(corner, to)}`
  })
  return `${parts.join('')}Z`
}
