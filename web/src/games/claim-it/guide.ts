/** What the guide of a first game could say to an event; the catalogue knows what there is to say. */
import type { ClaimItEvent } from '../../lib/messages'

export function topics(event: ClaimItEvent): string[] {
  return namesOf(event).map((name) => `guide-claim-it-${name}`)
}

function namesOf(event: ClaimItEvent): string[] {
  switch (event.type) {
    case 'squatter-placed':
      return [event.type, ...(event.on ? [`${event.type}-on`] : [])]
    case 'busted':
      return [event.squatters.length || event.claim_markers.length ? event.type : `${event.type}-at-once`]
    case 'space-taken':
      return [`${event.type}-${event.secured ? 'secured' : 'held'}`]
    default:
      return [event.type]
  }
}
