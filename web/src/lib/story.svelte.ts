/** What has happened in a game so far, turn by turn or trick by trick, and the way back to any moment of it. */
import { pastView, toldError } from './api'
import { cardName } from './cards'
import { can, t } from './language.svelte'
import type { Card, Event, News, Reason } from './messages'
import { notify } from './notices.svelte'
import { SEATS, seatNumber, type Names, type Seat } from './seats'
import { tell } from './telling'
import type { Table } from './table.svelte'

/** A move that has not been taken back. */
export interface Step {
  events: Event[]
  seat: Seat | null
  why: Reason | null
}

/** A sentence of the story. */
export interface Line {
  text: string
  /** Why it came to that. */
  because: string | null
}

/** What one move led to. */
export interface Deed {
  /** How many moves there are up to here. */
  moves: number
  seat: Seat | null
  lines: Line[]
  why: Reason | null
}

/** A turn or a trick. */
export interface Chapter {
  kind: 'start' | 'turn' | 'trick'
  number: number
  seat: Seat | null
  deeds: Deed[]
  /** CLAIM: the cards of the trick. */
  cards: { seat: Seat; card: Card }[]
  winner: Seat | null
}

/** Cards that only one seat knows: where several people share a screen, none of them is told. */
const withoutSecrets = (event: Event): Event =>
  event.type === 'recruit-drawn' || event.type === 'pile-looked-at' ? { ...event, card: null } : event

/** The moves of the game; those taken back are gone. */
export function stepsOf(history: readonly News[], isShared = false): Step[] {
  const steps: Step[] = []
  for (const news of history) {
    if (news.kind === 'play') steps.push({ events: isShared ? news.events.map(withoutSecrets) : news.events, seat: news.seat, why: news.why })
    else if (news.kind === 'undone') steps.length = Math.max(0, steps.length - news.moves)
  }
  return steps
}

/** What needs no line of its own: the chapter says it, or the board. */
const SILENT = ['turn-began', 'rolling-on', 'card-played', 'favour-decided']

export function chaptersOf(steps: readonly Step[], names: Names, you: Seat | null): Chapter[] {
  const chapters: Chapter[] = []
  const count = { start: 0, turn: 0, trick: 0 }
  let now: Chapter | null = null

  function begin(kind: Chapter['kind'], seat: Seat | null): Chapter {
    count[kind] += 1
    now = { kind, number: count[kind], seat, deeds: [], cards: [], winner: null }
    chapters.push(now)
    return now
  }

  steps.forEach((step, index) => {
    let deed: Deed | null = null
    for (const event of step.events) {
      if (event.type === 'turn-began' || (event.type === 'rolled' && now?.kind !== 'turn')) {
        begin('turn', event.seat)
        deed = null
      } else if (event.type === 'card-played' && (now?.kind !== 'trick' || now.winner)) {
        begin('trick', event.seat)
        deed = null
      }
      const chapter: Chapter = now ?? begin('start', null)
      if (!deed || chapter.deeds.at(-1) !== deed) {
        deed = { moves: index + 1, seat: step.seat, lines: [], why: step.why }
        chapter.deeds.push(deed)
      }
      if (event.type === 'card-played') chapter.cards.push({ seat: event.seat, card: event.card })
      if (event.type === 'trick-won') gather(chapter, event.cards, event.seat)
      if (!SILENT.includes(event.type)) deed.lines.push(lineOf(event, chapter, names, you))
    }
  })
  return chapters.map((chapter) => ({ ...chapter, deeds: chapter.deeds.filter((deed) => deed.lines.length || deed.seat) }))
}

/** The whole trick: of a game that began in the middle of one, only its last cards were played here. */
function gather(chapter: Chapter, cards: Card[], winner: Seat): void {
  const last = seatNumber(chapter.cards.at(-1)?.seat ?? winner)
  chapter.cards = cards.map((card, index) => ({ seat: SEATS[(last + 1 + index) % cards.length]!, card }))
  chapter.seat = chapter.cards[0]!.seat
  chapter.winner = winner
}

function lineOf(event: Event, chapter: Chapter, names: Names, you: Seat | null): Line {
  if (event.type === 'trick-won') return wonLine(chapter, event.seat, names, you)
  return { text: tell(event, names, you), because: reasonOf(event, chapter) }
}

/** "You win with Giant 7 over Giant 5", and what decided it. */
function wonLine({ cards }: Chapter, winner: Seat, names: Names, you: Seat | null): Line {
  const won = cards.find((each) => each.seat === winner)
  const others = cards.filter((each) => each.seat !== winner)
  if (!won || !others.length) return { text: t('web-told-trick-won', { you: winner === you ? 'yes' : 'no', name: names[winner] ?? '' }), because: null }
  const led = cards[0]!.card
  const rivals = others.filter(({ card }) => card.faction === led.faction || can(`web-story-won-${card.faction.toLowerCase()}`))
  const special = `web-story-won-${won.card.faction.toLowerCase()}`
  let because = 'web-story-won-highest'
  if (won.card.faction !== led.faction && can(special)) because = special
  else if (rivals.some(({ card }) => card.value === won.card.value)) because = 'web-story-won-first'
  else if (!rivals.some(({ card }) => card.faction === led.faction)) because = 'web-story-won-alone'
  return {
    text: t('web-story-won', {
      you: winner === you ? 'yes' : 'no',
      name: names[winner] ?? '',
      card: cardName(won.card),
      others: others.map(({ card }) => cardName(card)).join(', '),
    }),
    because: t(because, { faction: t(`web-faction-${led.faction.toLowerCase()}`) }),
  }
}

/** The rule behind a consequence, where a faction's power brought it about. */
function reasonOf(event: Event, { cards }: Chapter): string | null {
  const faction = 'cards' in event && event.cards?.length ? event.cards[0]!.faction : 'by' in event ? event.by.faction : ''
  const names = [`web-story-because-${event.type}-${faction.toLowerCase()}`, `web-story-because-${event.type}`]
  const found = names.find(can)
  return found ? t(found, { players: cards.length }) : null
}

/** The story of a table, and where its reader is. */
export class Story {
  /** Whether the list is shown. */
  open = $state(false)
  /** The moment looked at: after so many moves; `null`: now. */
  at: number | null = $state(null)
  /** How it stood then. */
  view: any = $state.raw(null)
  steps: Step[] = $derived.by(() => stepsOf(this.#table.history, (this.#table.update?.yours.length ?? 0) > 1))
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** Look at the moment after so many moves; the last one is now. */
  async look(moves: number): Promise<void> {
    if (moves >= this.steps.length) return this.back()
    const wanted = Math.max(1, moves)
    this.at = wanted
    try {
      const past = await pastView(this.#table.id, wanted, this.#table.update?.looking ?? null)
      if (this.at === wanted) this.view = past.view
    } catch (error) {
      this.back()
      notify(toldError(error))
    }
  }

  /** Back to where the game stands. */
  back(): void {
    this.at = null
    this.view = null
  }
}
