/** How long each event is told: the one place that promises it. */
import type { Event } from '../messages'
import type { Seat } from '../seats'

/** What people choose from; `none` shows only where the game stands. */
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const
export type Speed = (typeof SPEEDS)[number]

export const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 }

/** Milliseconds at normal speed for which an event is on the screen at least. */
export const PROMISED: Record<Event['type'], number> = {
  rolled: 900,
  'squatter-placed': 700,
  'claim-marker-placed': 800,
  busted: 2200,
  'rolling-on': 400,
  stopped: 900,
  'space-taken': 900,
  'last-round-called': 2600,
  'turn-began': 500,
  'game-ended': 900,
  'hand-dealt': 700,
  'turned-up': 500,
  'card-played': 800,
  'trick-won': 1600,
  'pile-looked-at': 900,
  'recruit-taken': 900,
  'recruit-drawn': 900,
  discarded: 700,
  scored: 900,
  'laid-open': 900,
  'left-lying': 900,
  smashed: 1300,
  spared: 900,
  'lead-passed': 800,
  'second-phase-began': 2600,
  'favour-decided': 900,
}

/** The same for an event of a game that this app does not know. */
const ANY = 900

/** Of one's own deeds, that which needs no explanation to whoever did it. */
const OWN_DEEDS = ['squatter-placed', 'claim-marker-placed', 'card-played']
const OWN = 0.4
/** Milliseconds for every further sentence that is told at the same time. */
const MORE = 300
/** Milliseconds: so long the last scene stands before the screen is handed to somebody else. */
const HANDING_OVER = 1600

/** How long events that are told together are on the screen, in milliseconds. */
export function promised(events: readonly Event[], sentences: number, you: Seat | null, speed: Speed): number {
  if (!events.length) return 0
  const longest = Math.max(...events.map((event) => (PROMISED[event.type] ?? ANY) * (isOwn(event, you) ? OWN : 1)))
  return Math.round((longest + MORE * Math.max(0, sentences - 1)) * FACTOR[speed])
}

/** The same for the last scene before another person gets the screen. */
export const promisedBeforeHandingOver = (time: number, speed: Speed): number =>
  Math.max(time, Math.round(HANDING_OVER * FACTOR[speed]))

const isOwn = (event: Event, you: Seat | null): boolean =>
  you !== null && OWN_DEEDS.includes(event.type) && 'seat' in event && event.seat === you
