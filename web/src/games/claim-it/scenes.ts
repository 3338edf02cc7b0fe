/** A turn of Claim It! in scenes: what is told together, and the board meanwhile. */
import type { ClaimItEvent, ClaimItView, Place, Space } from '../../lib/messages'
import type { Scene } from '../../lib/table/stage.svelte'
import { spaceAt, tallies } from './geometry'

type Shown = Scene<ClaimItView, ClaimItEvent>

/** What is told in one breath with the event before it. */
const TOGETHER: Partial<Record<ClaimItEvent['type'], ClaimItEvent['type'][]>> = {
  rolled: ['rolling-on', 'turn-began'],
  'space-taken': ['stopped', 'space-taken'],
}

export function scenes(before: ClaimItView, events: ClaimItEvent[]): Shown[] {
  let view = before
  const found: Shown[] = []
  for (const [index, event] of events.entries()) {
    const after = applied(view, event, events[index - 1])
    const scene = found.at(-1)
    // A bust is told while the stones still lie there.
    const shown = event.type === 'busted' ? view : after
    if (scene && TOGETHER[event.type]?.includes(scene.events.at(-1)!.type)) {
      scene.events.push(event)
      scene.view = shown
    } else {
      found.push({ view: shown, events: [event] })
    }
    view = after
  }
  return found
}

/** The view after an event, as far as it is drawn. */
function applied(view: ClaimItView, event: ClaimItEvent, previous?: ClaimItEvent): ClaimItView {
  switch (event.type) {
    case 'rolled':
      return { ...view, turn: event.seat, due: 'place', dice: event.dice }
    case 'squatter-placed':
      return changed({ ...view, due: 'choose', dice: null }, [event.place], (space) => ({ ...space, squatter: event.squatter }))
    case 'claim-marker-placed':
      return changed({ ...view, due: 'choose', dice: null }, [event.place], (space) => ({
        ...space,
        claimed: true,
        squatter: event.squatter_returned ? null : space.squatter,
      }))
    case 'busted':
      return changed(view, [...event.squatters, ...event.claim_markers], (space) => ({ ...space, squatter: null, claimed: false }))
    case 'rolling-on':
      return { ...view, due: 'roll', dice: null }
    case 'space-taken':
      return changed(view, [event.place], () => ({ owner: event.seat, secured: event.secured, squatter: null, claimed: false }))
    case 'last-round-called':
      return { ...view, turns_left: event.turns_left }
    case 'turn-began': {
      const isCounted = view.turns_left !== null && previous?.type !== 'last-round-called'
      return { ...view, turn: event.seat, due: 'roll', dice: null, turns_left: isCounted ? view.turns_left! - 1 : view.turns_left }
    }
    case 'game-ended':
      return { ...view, due: 'over', turns_left: 0 }
    default:
      return view
  }
}

function changed(view: ClaimItView, places: Place[], change: (space: Space) => Space): ClaimItView {
  const touched = new Set(places.map((place) => spaceAt(view.board, place)))
  const board = { ...view.board, spaces: view.board.spaces.map((space) => (touched.has(space) ? change(space) : space)) }
  return { ...view, board, table: tallies(board, Object.keys(view.table)) }
}
