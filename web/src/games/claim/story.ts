/** The story of a game of CLAIM: trick by trick. */
import { can, t } from '../../lib/language.svelte'
import type { Card, Event } from '../../lib/messages'
import { SEATS, seatNumber, type Names, type Seat } from '../../lib/seats'
import type { Chapter, Line, StoryTeller } from '../record'
import { cardName, factionName } from './cards'

const SILENT: Event['type'][] = ['card-played', 'favour-decided']

export const story: StoryTeller = {
  begins: (event, now) =>
    event.type === 'card-played' && (now?.kind !== 'trick' || now.winner) ? { kind: 'trick', seat: event.seat } : null,
  isSilent: ({ type }) => SILENT.includes(type),
  take: (event, chapter) => {
    if (event.type === 'card-played') chapter.cards.push({ seat: event.seat, card: event.card })
    if (event.type === 'trick-won') gather(chapter, event.cards, event.seat)
  },
  line: (event, chapter, names, you) => (event.type === 'trick-won' ? wonLine(chapter, event.seat, names, you) : null),
  because: (event) => {
    const faction = 'cards' in event && event.cards?.length ? event.cards[0]!.faction : 'by' in event ? event.by.faction : ''
    return faction ? `${event.type}-${faction.toLowerCase()}` : null
  },
  withoutSecrets: (event) =>
    event.type === 'recruit-drawn' || event.type === 'pile-looked-at' ? { ...event, card: null } : event,
}

/** The whole trick: of a game that began in the middle of one, only its last cards were played here. */
function gather(chapter: Chapter, cards: Card[], winner: Seat): void {
  const last = seatNumber(chapter.cards.at(-1)?.seat ?? winner)
  chapter.cards = cards.map((card, index) => ({ seat: SEATS[(last + 1 + index) % cards.length]!, card }))
  chapter.seat = chapter.cards[0]!.seat
  chapter.winner = winner
}

/** "You win with Giant 7 over Giant 5", and what decided it. */
function wonLine({ cards }: Chapter, winner: Seat, names: Names, you: Seat | null): Line {
  const won = cards.find((each) => each.seat === winner)
  const others = cards.filter((each) => each.seat !== winner)
  if (!won || !others.length) return { text: t('ui-told-trick-won', { you: winner === you ? 'yes' : 'no', name: names[winner] ?? '' }), because: null }
  const led = cards[0]!.card
  const rivals = others.filter(({ card }) => card.faction === led.faction || can(`ui-story-won-${card.faction.toLowerCase()}`))
  const special = `ui-story-won-${won.card.faction.toLowerCase()}`
  let because: string | null = 'ui-story-won-highest'
  // By a power that the catalogue does not know, nothing is said.
  if (won.card.faction !== led.faction) because = can(special) ? special : null
  else if (rivals.some(({ card }) => card.value === won.card.value)) because = 'ui-story-won-first'
  else if (!rivals.some(({ card }) => card.faction === led.faction)) because = 'ui-story-won-alone'
  return {
    text: t('ui-story-won', {
      you: winner === you ? 'yes' : 'no',
      name: names[winner] ?? '',
      card: cardName(won.card),
      others: others.map(({ card }) => cardName(card)).join(', '),
    }),
    because: because && t(because, { faction: factionName(led.faction) }),
  }
}
