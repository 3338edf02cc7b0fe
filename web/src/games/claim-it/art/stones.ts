/** Which stones lie on a space, from the bottom up. */
import type { Space } from '../../../lib/messages'
import type { Seat } from '../../../lib/seats'

export type Layer =
  | { kind: 'marker'; seat: Seat }
  | { kind: 'squatter'; number: number }
  | { kind: 'claim'; isPending: boolean }

/** How far a stone lifts what lies on it. */
export const THICKNESS = 8

export function layers(space: Space): Layer[] {
  const found: Layer[] = []
  if (space.secured) found.push({ kind: 'claim', isPending: false })
  if (space.owner) found.push({ kind: 'marker', seat: space.owner })
  if (space.squatter !== null) found.push({ kind: 'squatter', number: space.squatter })
  if (space.claimed) found.push({ kind: 'claim', isPending: true })
  return found
}

export function layerKey(layer: Layer): string {
  if (layer.kind === 'marker') return `marker-${layer.seat}`
  if (layer.kind === 'squatter') return `squatter-${layer.number}`
  return layer.isPending ? 'claim-pending' : 'claim'
}
