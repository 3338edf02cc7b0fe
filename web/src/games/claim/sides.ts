/** Who counts together: with four players partners sit opposite. */
import type { Card, ClaimView } from '../../lib/messages'
import { seatNumber, seatsFrom, type Names, type Seat } from '../../lib/seats'

type Side = { seats: Seat[] }

/** The sides of a game, one's own first. */
export function sides(view: Pick<ClaimView, 'players' | 'seat'>): Side[] {
  const seats = seatsFrom(view.seat, view.players)
  const groups = view.players === 4 ? [[seats[0]!, seats[2]!], [seats[1]!, seats[3]!]] : seats.map((seat) => [seat])
  return groups.map((group) => ({ seats: group }))
}

export const partnerOf = (view: Pick<ClaimView, 'players' | 'seat'>): Seat | null =>
  view.players === 4 && view.seat ? seatsFrom(view.seat, 4)[2]! : null

export const sideNames = (side: Side, names: Names): string => side.seats.map((seat) => names[seat] ?? seat).join(' & ')

/** How many cards of a faction a side has before it: in score piles, and lying open. */
export function count(view: ClaimView, side: Side, faction: string): number {
  const has = (cards: Card[]) => cards.filter((card) => card.faction === faction).length
  return side.seats.reduce((sum, seat) => {
    const number = seatNumber(seat)
    return sum + has(view.scores[number] ?? []) + has(view.open[number] ?? [])
  }, 0)
}
