import { expect, test } from 'vitest'
import lessons from '../../src/claimstead/table/lessons.json'
import { boxOf, factionsOf } from '../src/games/claim/deck'
import { box, put, readCards, take, trays, writeCards } from '../src/games/claim/study/cards-position'
import { freshDice, readDice, touch, withPlayers, writeDice } from '../src/games/claim-it/study/dice-position'
import { gameInfo } from '../src/lib/games.svelte'

/** Without spaces that say nothing. */
const plain = (text: string): string => text.trim().replace(/[ \t]+/g, ' ')

test('every position of dice in the lessons reads and writes back', () => {
  for (const { position } of lessons['claim-it']) {
    const text = plain(position.join('\n'))
    expect(writeDice(readDice(text))).toBe(text)
  }
})

test('every position of cards in the lessons reads and writes back', () => {
  for (const { position } of lessons['claim']) {
    const text = plain(position.join('\n'))
    expect(writeCards(readCards(text))).toBe(text)
  }
})

test('a stone that is touched again goes away, and a squatter is there once', () => {
  const empty = freshDice(2, 'base')
  const there = touch(empty, 7, { kind: 'squatter', number: 3 })
  expect(there.board.spaces[7]!.squatter).toBe(3)
  const moved = touch(there, 8, { kind: 'squatter', number: 3 })
  expect(moved.board.spaces.map((space) => space.squatter).filter((each) => each !== null)).toEqual([3])
  expect(touch(there, 7, { kind: 'squatter', number: 3 })).toEqual(empty)
})

test('who no longer plays leaves the board', () => {
  const three = touch({ ...freshDice(3, 'base'), turn: 'c', left: '3' }, 0, { kind: 'held', seat: 'c' })
  const two = withPlayers(three, 2)
  expect([two.turn, two.left, two.board.spaces[0]!.owner]).toEqual(['a', '-', null])
})

test('cards go from the box to a tray and back', () => {
  const start = readCards('claim: 2 Go Kn Un Dw Do\nphase: 2\nlead: a\nturn: a')
  const { factions } = gameInfo('claim')!
  expect(box(start, factions)).toHaveLength(50)
  const placed = put(start, 'hand a', { faction: 'Go', value: 3 })
  expect(box(placed, factions)).toHaveLength(49)
  expect(writeCards(take(placed, 'hand a', { faction: 'Go', value: 3 }))).toBe(writeCards(start))
  expect(trays(start).shared).toEqual(['trick'])
})

test('a box is known by its factions, in whatever order', () => {
  const info = gameInfo('claim')!
  expect(boxOf(['Do', 'Kn', 'Un', 'Go', 'Dw'], info)).toBe('claim')
  expect(boxOf(['Do', 'Kn', 'Un', 'Go', 'Se'], info)).toBeUndefined()
})

test('a mixed deck has one pair and as many others as the players need', () => {
  const info = gameInfo('claim')!
  const mixed = factionsOf('mixed', [], info, 3)
  expect(mixed.slice(0, 2)).toEqual(['Go', 'Kn'])
  expect(new Set(mixed).size).toBe(2 + 5)
  expect(factionsOf('claim', [], info, 2).join(' ')).toBe(info.decks['claim'])
})
