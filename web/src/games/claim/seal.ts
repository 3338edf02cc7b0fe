/** The deal, for whoever checks it. */
import type { Event } from '../../lib/messages'
import { deckOf } from '../../lib/seal/sealed'
import { setupOf } from '../../lib/words'
import type { Seal } from '../record'
import { cardText } from './cards'
import { factionsIn } from './deck'

/** The hands that were dealt, by seat, as far as they are told. */
const handsIn = (events: readonly Event[]): Map<string, string> =>
  new Map(
    events.flatMap((event) =>
      event.type === 'hand-dealt' && event.cards
        ? [[event.seat, event.cards.map(cardText).sort().join(' ')] as const]
        : [],
    ),
  )

const seal: Seal = {
  due: (luck, draw, { setup }, info) => luck.deal(draw, deckOf(factionsIn(setupOf(setup)), info.factions)),
  drawer: () => null,
  isSame: (told, seen) => {
    const dealt = handsIn(told)
    return [...handsIn(seen)].every(([seat, cards]) => dealt.get(seat) === cards)
  },
}
export default seal
