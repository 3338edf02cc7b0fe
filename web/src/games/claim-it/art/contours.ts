/** The lines of equal height of a small hill country, for the survey map under the board. */

type Point = [number, number]
type Hill = { x: number; y: number; width: number; height: number }

const HILLS: Hill[] = [
  { x: 0.8, y: 0.14, width: 0.15, height: 1.05 },
  { x: 0.24, y: 0.3, width: 0.19, height: 0.85 },
  { x: 0.13, y: 0.82, width: 0.16, height: 0.75 },
  { x: 0.63, y: 0.7, width: 0.2, height: 1.0 },
  { x: 0.97, y: 0.62, width: 0.14, height: 0.55 },
  { x: 0.46, y: 0.02, width: 0.12, height: 0.45 },
]
const LEVELS = [0.16, 0.26, 0.36, 0.46, 0.56, 0.66, 0.76, 0.86, 0.96]
const FINENESS = 44

function heightAt(x: number, y: number): number {
  let height = 0.05 * Math.sin(9 * x + 2) * Math.cos(8 * y) + 0.03 * Math.sin(23 * x + 17 * y)
  for (const hill of HILLS) {
    const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.width ** 2
    height += hill.height * Math.exp(-distance)
  }
  return height
}

/** One path for each level, on a square with sides of `size`. */
export function contours(size: number): string[] {
  const heights = Array.from({ length: FINENESS + 1 }, (_, row) =>
    Array.from({ length: FINENESS + 1 }, (_, column) => heightAt(column / FINENESS, row / FINENESS)),
  )
  return LEVELS.map((level) => lines(heights, level).map((line) => smooth(line, size / FINENESS)).join(''))
}

/** Where a level crosses the small squares, joined into long lines. */
function lines(heights: number[][], level: number): Point[][] {
  const ends = new Map<string, Point[]>()
  const key = ([x, y]: Point) => `${x.toFixed(4)},${y.toFixed(4)}`
  const join = (one: Point, two: Point) => {
    ends.set(key(one), [...(ends.get(key(one)) ?? []), two])
    ends.set(key(two), [...(ends.get(key(two)) ?? []), one])
  }
  for (let row = 0; row < FINENESS; row++) {
    for (let column = 0; column < FINENESS; column++) {
      const crossings = crossed(heights, level, column, row)
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) join(crossings[pair]!, crossings[pair + 1]!)
    }
  }
  return joined(ends, key)
}

function crossed(heights: number[][], level: number, column: number, row: number): Point[] {
  const corners: Point[] = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]]
  const found: Point[] = []
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4]!
    const [low, high] = [heights[from[1]]![from[0]]!, heights[to[1]]![to[0]]!]
    if (low < level === high < level) return
    const share = (level - low) / (high - low)
    found.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])])
  })
  return found
}

function joined(ends: Map<string, Point[]>, key: (point: Point) => string): Point[][] {
  const seen = new Set<string>()
  const found: Point[][] = []
  const starts = [...ends.keys()].sort((one, two) => ends.get(one)!.length - ends.get(two)!.length)
  for (const start of starts) {
    if (seen.has(start)) continue
    const line: Point[] = []
    let at: string | undefined = start
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      line.push(at.split(',').map(Number) as Point)
      at = ends.get(at)!.map(key).find((next) => !seen.has(next))
    }
    if (ends.get(start)!.length === 2) line.push(line[0]!)
    if (line.length > 5) found.push(line)
  }
  return found
}

function smooth(line: Point[], scale: number): string {
  const at = (point: Point) => `${(point[0] * scale).toFixed(1)} ${(point[1] * scale).toFixed(1)}`
  const middle = (one: Point, two: Point): Point => [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2]
  const turns = line.slice(1, -1).map((point, index) => `Q${at(point)} ${at(middle(point, line[index + 2]!))}`)
  return `M${at(middle(line[0]!, line[1]!))}${turns.join('')}`
}
