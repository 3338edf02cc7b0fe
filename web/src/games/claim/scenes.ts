/** A trick of CLAIM in scenes: what is told together, and the table meanwhile. */
import { cardText } from './cards'
import type { Card, ClaimEvent, ClaimView } from '../../lib/messages'
import { seatNumber, seatsFrom, type Seat } from '../../lib/seats'
import type { Scene } from '../../lib/table/stage.svelte'

type Shown = Scene<ClaimView, ClaimEvent>
type Kind = ClaimEvent['type']

/** Groups of which all that follow each other are told in one breath. */
const TOGETHER: Kind[][] = [
  ['hand-dealt', 'turned-up'],
  ['recruit-taken', 'recruit-drawn', 'turned-up'],
  ['scored', 'discarded', 'laid-open', 'left-lying', 'turned-up'],
  ['lead-passed', 'turned-up'],
  ['favour-decided', 'game-ended'],
]
/** What is told while the trick still lies there. */
const BESIDE_THE_TRICK: Kind[] = ['card-played', 'trick-won', 'pile-looked-at']

export function scenes(before: ClaimView, events: ClaimEvent[]): Shown[] {
  let view = before
  const found: Shown[] = []
  for (const event of events) {
    if (!BESIDE_THE_TRICK.includes(event.type) && isWhole(view)) view = { ...view, trick: [] }
    if (event.type === 'card-played' && isWhole(view)) view = { ...view, trick: [], lead: event.seat }
    view = applied(view, event)
    const scene = found.at(-1)
    if (scene && areTogether(scene.events, event)) {
      scene.events.push(event)
      scene.view = view
    } else {
      found.push({ view, events: [event] })
    }
  }
  return found
}

const isWhole = (view: ClaimView): boolean => view.trick.length === view.players

const areTogether = (events: ClaimEvent[], event: ClaimEvent): boolean =>
  TOGETHER.some((group) => group.includes(event.type) && events.every((each) => group.includes(each.type)))

/** What several events say together: of the cards that one player scores there is one sentence. */
export function gathered(events: ClaimEvent[]): ClaimEvent[] {
  return events.reduce<ClaimEvent[]>((found, event) => {
    const same = found.findIndex(
      (each) =>
        (each.type === 'scored' && event.type === 'scored' && each.seat === event.seat) ||
        (each.type === 'discarded' && event.type === 'discarded'),
    )
    const one = found[same]
    if (one && 'cards' in one && 'cards' in event && one.cards && event.cards) {
      return found.with(same, { ...one, cards: [...one.cards, ...event.cards] } as ClaimEvent)
    }
    return [...found, event]
  }, [])
}

/** The view after an event, as far as it is drawn. */
function applied(view: ClaimView, event: ClaimEvent): ClaimView {
  switch (event.type) {
    case 'hand-dealt': {
      const hand = event.seat === view.seat && event.cards ? event.cards : view.hand
      return { ...view, phase: 1, hand, hand_sizes: at(view.hand_sizes, event.seat, () => event.count) }
    }
    case 'turned-up':
      return { ...view, middle: [...view.middle, ...event.cards], pile_size: Math.max(0, view.pile_size - event.cards.length) }
    case 'card-played': {
      const lead = view.trick.length ? view.lead : event.seat
      const isLast = view.trick.length + 1 === view.players
      return {
        ...view,
        lead,
        turn: isLast ? event.seat : seatsFrom(event.seat, view.players)[1]!,
        trick: [...view.trick, event.card],
        hand: event.seat === view.seat ? without(view.hand, [event.card]) : view.hand,
        hand_sizes: at(view.hand_sizes, event.seat, (size) => size - 1),
      }
    }
    case 'trick-won':
      return { ...view, turn: event.seat }
    case 'recruit-taken':
      return {
        ...view,
        middle: without(view.middle, [event.card]),
        followers: event.seat === view.seat ? [...view.followers, event.card] : view.followers,
        follower_counts: at(view.follower_counts, event.seat, (count) => count + 1),
      }
    case 'recruit-drawn':
      return {
        ...view,
        pile_size: Math.max(0, view.pile_size - 1),
        followers: event.seat === view.seat && event.card ? [...view.followers, event.card] : view.followers,
        follower_counts: at(view.follower_counts, event.seat, (count) => count + 1),
      }
    case 'discarded':
      return { ...view, discard: [...view.discard, ...event.cards] }
    case 'scored':
      return {
        ...view,
        lying: without(view.lying, event.cards),
        scores: at(view.scores, event.seat, (pile) => [...pile, ...event.cards]),
      }
    case 'laid-open':
      return { ...view, open: at(view.open, event.seat, (cards) => [...cards, ...event.cards]) }
    case 'left-lying':
      return { ...view, lying: [...without(view.lying, event.cards), ...event.cards] }
    case 'smashed':
      return {
        ...view,
        open: at(view.open, event.victim, (cards) => without(cards, [event.card])),
        discard: [...view.discard, event.card],
      }
    case 'lead-passed':
      return { ...view, lead: event.seat, turn: event.seat }
    case 'second-phase-began':
      return {
        ...view,
        phase: 2,
        lead: event.lead,
        turn: event.lead,
        hand: view.followers,
        hand_sizes: view.follower_counts,
        followers: [],
        follower_counts: view.follower_counts.map(() => 0),
        middle: [],
        pile_size: 0,
      }
    default:
      return view
  }
}

function at<Type>(all: Type[], seat: Seat, change: (one: Type) => Type): Type[] {
  return all.map((one, index) => (index === seatNumber(seat) ? change(one) : one))
}

/** These cards less those. */
function without(cards: Card[], gone: Card[]): Card[] {
  const left = gone.map(cardText)
  return cards.filter((card) => {
    const place = left.indexOf(cardText(card))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
