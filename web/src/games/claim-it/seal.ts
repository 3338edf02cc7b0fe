/** The dice, for whoever checks them. */
import type { Event } from '../../lib/messages'
import type { Seal } from '../record'

const rollsIn = (events: readonly Event[]): string =>
  JSON.stringify(events.flatMap((event) => (event.type === 'rolled' ? [event.dice] : [])))

const seal: Seal = {
  due: (luck, draw, { setup }) => luck.roll(draw, Number(/size (\d)/.exec(setup)?.[1] ?? 6)),
  drawer: (events) => events.find((event) => event.type === 'rolled')?.seat ?? null,
  isSame: (told, seen) => rollsIn(told) === rollsIn(seen),
}
export default seal
