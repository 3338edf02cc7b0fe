import { expect, test } from 'vitest'
import { recordOf } from '../src/games/registry'
import { told } from '../src/games/plain/view'
import type { Event, News } from '../src/lib/messages'
import { chaptersOf, stepsOf } from '../src/lib/table/story.svelte'
import { keepLines, tell } from '../src/lib/table/telling'

const NAMES = { a: 'Ada', b: 'Ben' }
const event = (fields: object): Event => fields as unknown as Event
const news = (number: number, seat: string | null, ...events: object[]): News =>
  ({ number, at: 0, kind: 'play', seat, name: null, text: null, move: null, events, why: null, moves: 0 }) as unknown as News
const card = (faction: string, value: number) => ({ faction, value })

test('a move that was taken back is no part of the story', () => {
  const undone = { ...news(3, 'a'), kind: 'undone', moves: 1 }
  expect(stepsOf([news(1, 'a'), news(2, 'b'), undone]).map((step) => step.seat)).toEqual(['a'])
})

test('a game of cards is told trick by trick, with what decided each', () => {
  const steps = stepsOf([
    news(1, 'a', { type: 'card-played', seat: 'a', card: card('Gi', 5) }),
    news(2, 'b', { type: 'card-played', seat: 'b', card: card('Gi', 7) }, { type: 'trick-won', seat: 'b', cards: [card('Gi', 5), card('Gi', 7)] }),
    news(3, 'b', { type: 'card-played', seat: 'b', card: card('Dr', 2) }),
  ])
  const chapters = chaptersOf(recordOf('claim').story, steps, NAMES, 'a')
  expect(chapters.map(({ kind, number, seat, winner }) => [kind, number, seat, winner])).toEqual([
    ['trick', 1, 'a', 'b'],
    ['trick', 2, 'b', null],
  ])
  const [line] = chapters[0]!.deeds.at(-1)!.lines
  expect(line!.text).toContain('Giant 7')
  expect(line!.because).toContain('the highest card of the led faction')
})

test('of a faction that the catalogue does not know, cards are called by its letters, and no false reason is told', () => {
  const [led, won] = [card('Tr', 9), card('El', 0)]
  const steps = stepsOf([
    news(1, 'a', { type: 'card-played', seat: 'a', card: led }),
    news(2, 'b', { type: 'card-played', seat: 'b', card: won }, { type: 'trick-won', seat: 'b', cards: [led, won] }),
  ])
  const [line] = chaptersOf(recordOf('claim').story, steps, NAMES, 'a')[0]!.deeds.at(-1)!.lines
  expect(line).toEqual({ text: 'Ben wins with El 0 over Troll 9', because: null })
})

test('a game of dice is told turn by turn', () => {
  const steps = stepsOf([
    news(1, null, { type: 'rolled', seat: 'a', dice: [1, 2, 3] }),
    news(2, 'a', { type: 'stopped', seat: 'a' }, { type: 'turn-began', seat: 'b' }),
    news(3, null, { type: 'rolled', seat: 'b', dice: [1, 1, 1] }),
  ])
  const chapters = chaptersOf(recordOf('claim-it').story, steps, NAMES, null)
  expect(chapters.map(({ kind, number, seat }) => [kind, number, seat])).toEqual([['turn', 1, 'a'], ['turn', 2, 'b']])
})

test('where several share a screen a card that one drew is not told', () => {
  const drawn = news(1, 'a', { type: 'recruit-drawn', seat: 'a', card: card('Gi', 5) })
  const [step] = stepsOf([drawn], recordOf('claim').story.withoutSecrets)
  expect((step!.events[0] as unknown as { card: unknown }).card).toBeNull()
})

test('an event without a sentence is told as the server told it, by the name of the player', () => {
  const events = [event({ type: 'pig-rolled', seat: 'a', pips: 4 }), event({ type: 'pig-over' })]
  keepLines(events, 'a rolls 4\nall is over')
  expect(events.map((each) => tell(each, NAMES, 'b'))).toEqual(['Ada rolls 4', 'All is over'])
})

test('a game that is not known is told by turns, too', () => {
  const steps = stepsOf([news(1, 'a', { type: 'pig-chosen', seat: 'a' }), news(2, null, { type: 'pig-rolled', seat: 'a' }), news(3, 'b', { type: 'pig-chosen', seat: 'b' })])
  expect(chaptersOf(recordOf('pig').story, steps, NAMES, null).map(({ seat }) => seat)).toEqual(['a', 'b'])
})

test('a view in words gives to each seat what is its own', () => {
  const view = { seat: 'a', points: [4, 0], turn: 'a', total: 6, leader: 'b', nothing: [], by_seat: { a: 1, b: true }, legal: ['x'] }
  expect(told(view, 2, NAMES)).toEqual({
    seats: [
      { seat: 'a', facts: [{ name: 'Points', value: '4' }, { name: 'By seat', value: '1' }] },
      { seat: 'b', facts: [{ name: 'Points', value: '0' }, { name: 'By seat', value: '✓' }] },
    ],
    shared: [{ name: 'Total', value: '6' }, { name: 'Leader', value: 'Ben' }],
  })
})
