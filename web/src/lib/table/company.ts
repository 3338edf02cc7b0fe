/** Who sits around a table, for every part of its screens. */
import { getContext, setContext } from 'svelte'
import type { SeatStand } from '../messages'
import type { Seat } from '../seats'

type Seats = () => readonly SeatStand[]

const KEY = Symbol('company')

/** From here on down, these are the people at the table. */
export function seatCompany(seats: Seats): void {
  setContext(KEY, seats)
}

/** Finds who sits on a seat; nobody where there is no table around. */
export function company(): (seat: Seat) => SeatStand | undefined {
  const seats = getContext<Seats | undefined>(KEY)
  return (seat) => seats?.().find((each) => each.seat === seat)
}
