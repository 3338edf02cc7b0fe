/** What a computer player did for somebody who was away. */
import type { Event, News } from './messages'
import type { Seat } from './seats'

export interface Substituted {
  /** The page on which its person came back. */
  back: number
  events: Event[]
}

/** The last time that a computer player went on for one of these seats, until its person came back
 * and moved again. */
export function substituted(history: readonly News[], yours: readonly Seat[]): Substituted | null {
  const taken = new Set<Seat>()
  let found: Substituted | null = null
  let events: Event[] = []
  for (const each of history) {
    const seat = each.seat
    if (!seat || !yours.includes(seat)) {
      if (taken.size && each.kind === 'play') events.push(...each.events.filter((event) => 'seat' in event && taken.has(event.seat as Seat)))
      continue
    }
    if (each.kind === 'taken-over') {
      if (!taken.size) events = []
      taken.add(seat)
    } else if (each.kind === 'came-back') {
      taken.delete(seat)
      found = { back: each.number, events }
    } else if (each.kind === 'play') {
      if (taken.has(seat)) events.push(...each.events)
      else found = null
    }
  }
  return found
}
