import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Event } from '../src/lib/messages'
import { promised, promisedBeforeHandingOver } from '../src/lib/table/speed'
import { number, Stage } from '../src/lib/table/stage.svelte'

const rolled = (seat: string): Event => ({ type: 'rolled', seat, dice: [1, 2, 3] })
const scene = (view: string, time: number) => ({ view, events: [rolled('a')], time })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Every frame comes at once.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return 0
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('scenes are shown one after another, each for its time, and then the view', () => {
  const stage = new Stage<string, Event>('before', () => undefined)
  stage.next('after', [scene('one', 100), scene('two', 200)])
  expect([stage.shown, stage.busy]).toEqual(['one', true])
  vi.advanceTimersByTime(100)
  expect(stage.shown).toBe('two')
  vi.advanceTimersByTime(199)
  expect(stage.shown).toBe('two')
  vi.advanceTimersByTime(1)
  expect([stage.shown, stage.busy, stage.telling]).toEqual(['after', false, []])
})

test('a tap goes on to the next scene, and skipping to the end', () => {
  const seen: boolean[] = []
  const stage = new Stage<string, Event>('before', (_, isSeen) => {
    seen.push(isSeen)
    return undefined
  })
  stage.next('after', [scene('one', 100), scene('two', 100), scene('three', 100)])
  stage.hurry()
  expect(stage.shown).toBe('two')
  stage.skip()
  expect([stage.shown, seen]).toEqual(['after', [true, true, false]])
})

test('what comes meanwhile waits for its turn', () => {
  const stage = new Stage<string, Event>('before', () => undefined)
  stage.next('first', [scene('one', 100)])
  stage.next('second', [scene('two', 100)])
  expect([stage.shown, stage.last]).toEqual(['one', 'second'])
  vi.advanceTimersByTime(200)
  expect(stage.shown).toBe('second')
})

test('the show goes on when the guide has been read', async () => {
  let read = (): void => undefined
  const stage = new Stage<string, Event>('before', () => new Promise<void>((done) => (read = done)))
  stage.next('after', [scene('one', 100)])
  await vi.advanceTimersByTimeAsync(5000)
  expect(stage.shown).toBe('one')
  read()
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.shown).toBe('after')
})

test('the page says which events are being told', () => {
  const stage = new Stage<string, Event>('before', () => undefined)
  const one = scene('one', 100)
  number(one.events, 12, 0)
  stage.next('after', [one])
  expect(stage.marks).toEqual({ 'data-telling': 'rolled', 'data-events': '12.0', 'data-scene': '1', 'data-promised': '100' })
})

test('events that are told together have the time of the longest, and more for each sentence', () => {
  const stopped = { type: 'stopped', seat: 'a' } as Event
  const busted = { type: 'busted', seat: 'a', squatters: [], claim_markers: [] } as unknown as Event
  expect(promised([stopped, busted], 1, 'b', 'normal')).toBe(2200)
  expect(promised([stopped, busted], 3, 'b', 'normal')).toBe(2200 + 2 * 300)
  expect(promised([stopped], 1, 'b', 'slow')).toBe(1620)
  expect(promised([stopped], 1, 'b', 'none')).toBe(0)
  expect(promisedBeforeHandingOver(100, 'normal')).toBe(1600)
})

test('an event that nobody knows here is shown for a while, too', () => {
  expect(promised([{ type: 'pig-rolled', seat: 'a' } as unknown as Event], 1, 'b', 'normal')).toBe(900)
})
