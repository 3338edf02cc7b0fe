import { t } from './language.svelte'

/** Seats are the letters a to e, in order of play. */
export type Seat = string
export type Names = Record<Seat, string>

export const SEATS = ['a', 'b', 'c', 'd', 'e'] as const

/** What the seats are called where nobody sits: Green, Blue, … */
export const seatColours = (): Names => Object.fromEntries(SEATS.map((seat) => [seat, t(`ui-lesson-seat-${seat}`)]))

/** All seats of a table once, `first` first. */
export function seatsFrom(first: Seat | null, players: number): Seat[] {
  const seats = SEATS.slice(0, players)
  const start = first ? Math.max(0, (seats as readonly string[]).indexOf(first)) : 0
  return [...seats.slice(start), ...seats.slice(0, start)]
}

/** The number of a seat, from 0 on. */
export const seatNumber = (seat: Seat): number => SEATS.indexOf(seat as (typeof SEATS)[number])
