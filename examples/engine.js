// A player of both games for Claimstead, in JavaScript: it speaks the protocol of docs/engines.md.
//
//   claimstead arena random "node examples/engine.js" --games 100
//
// Claim It!: it claims what it can, stops when two stones lie there, and never looks further.
// CLAIM: it wins a trick as cheaply as it can, and else throws its lowest card.
import { createInterface } from 'node:readline'

const say = (line) => process.stdout.write(`${line}\n`)

let view = null
let legal = []

const value = (move) => Number(move.slice(2))

/** How much a placement is wanted: a claim marker secures, on one's own space at once. */
function wanted(move) {
  const [stone, place] = move.split('@')
  const [column, row] = place.split('/').map(Number)
  const space = view.board.spaces[(row - 1) * view.board.size + column - 1]
  if (stone === '*') return space.owner === view.seat ? 4 : 3
  return space.owner === null ? 1 : 2
}

function stone() {
  if (legal.includes('stop')) {
    const placed = view.board.spaces.filter((space) => space.squatter !== null || space.claimed)
    return placed.length >= 2 ? 'stop' : 'roll'
  }
  return legal.toSorted((one, other) => wanted(other) - wanted(one))[0]
}

/** A card of the led faction that is higher than all of it so far: good enough for a sample. */
function wins(move) {
  if (view.trick.length === 0) return true
  const led = view.trick[0].faction
  const highest = Math.max(...view.trick.filter((card) => card.faction === led).map((card) => card.value))
  return move.startsWith(led) && value(move) > highest
}

function card() {
  if (legal.some((move) => /^(take|smash|spare)/.test(move))) return legal[0]
  const cheapest = legal.toSorted((one, other) => value(one) - value(other))
  return cheapest.find(wins) ?? cheapest[0]
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word] = line.split(' ', 1)
  const rest = line.slice(word.length + 1)
  if (word === 'claimstead') {
    say('name sample')
    say('ready')
  } else if (word === 'game') say('ready')
  else if (word === 'view') view = JSON.parse(rest)
  else if (word === 'legal') legal = rest.split(', ')
  else if (word === 'go') say(`move ${view.board ? stone() : card()}`)
  else if (word === 'analyse') say('done')
  else if (word === 'quit') process.exit(0)
})
