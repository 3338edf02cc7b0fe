/** What the guide of a first game could say to an event; the catalogue knows what there is to say. */
import type { ClaimEvent, ClaimView } from '../../lib/messages'

export function topics(event: ClaimEvent, view: ClaimView): string[] {
  return namesOf(event, view).map((name) => `guide-claim-${name}`.toLowerCase())
}

function namesOf(event: ClaimEvent, { trick, phase }: ClaimView): string[] {
  if (event.type === 'card-played') {
    const [led, played] = [trick[0]?.faction, event.card.faction]
    if (trick.length === 1) return [`led-${played}`]
    return led === played ? [] : [`played-${played}`, `played-${played}-on-${led}`]
  }
  if (event.type === 'scored') return event.cards.map((card) => `scored-${card.faction}-${phase}`)
  return [event.type]
}
