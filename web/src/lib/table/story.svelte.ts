/** What has happened in a game so far, turn by turn or trick by trick, and the way back to any moment of it. */
import type { Chapter, Deed, GameRecord, Line, StoryTeller } from '../../games/record'
import { recordOf } from '../../games/registry'
import { pastView, toldError } from '../api'
import { can, t } from '../language.svelte'
import type { Event, News, Reason } from '../messages'
import { notify } from '../notices.svelte'
import type { Names, Seat } from '../seats'
import { setupOf } from '../words'
import { tell } from './telling'
import type { Table } from './table.svelte'

/** A move that has not been taken back. */
export interface Step {
  events: Event[]
  seat: Seat | null
  why: Reason | null
}

/** The moves of the game; those taken back are gone. */
export function stepsOf(history: readonly News[], withoutSecrets?: (event: Event) => Event): Step[] {
  const steps: Step[] = []
  for (const news of history) {
    const events = withoutSecrets ? news.events.map(withoutSecrets) : news.events
    if (news.kind === 'play') steps.push({ events, seat: news.seat, why: news.why })
    else if (news.kind === 'undone') steps.length = Math.max(0, steps.length - news.moves)
  }
  return steps
}

/** What happened, by turns or tricks, as the game tells its story. */
export function chaptersOf(teller: StoryTeller, steps: readonly Step[], names: Names, you: Seat | null): Chapter[] {
  const chapters: Chapter[] = []
  const count = new Map<string, number>()
  let now: Chapter | null = null

  function begin(kind: string, seat: Seat | null): Chapter {
    const number = (count.get(kind) ?? 0) + 1
    count.set(kind, number)
    now = { kind, number, seat, deeds: [], cards: [], winner: null }
    chapters.push(now)
    return now
  }

  steps.forEach((step, index) => {
    let deed: Deed | null = null
    for (const event of step.events) {
      const begun = teller.begins(event, now)
      if (begun) {
        begin(begun.kind, begun.seat)
        deed = null
      }
      const chapter: Chapter = now ?? begin('start', null)
      if (!deed || chapter.deeds.at(-1) !== deed) {
        deed = { moves: index + 1, seat: step.seat, lines: [], why: step.why }
        chapter.deeds.push(deed)
      }
      teller.take?.(event, chapter)
      if (!teller.isSilent(event)) deed.lines.push(lineOf(teller, event, chapter, names, you))
    }
  })
  return chapters.map((chapter) => ({ ...chapter, deeds: chapter.deeds.filter((deed) => deed.lines.length || deed.seat) }))
}

function lineOf(teller: StoryTeller, event: Event, chapter: Chapter, names: Names, you: Seat | null): Line {
  const own = teller.line?.(event, chapter, names, you)
  if (own) return own
  const reasons = [teller.because?.(event), event.type].map((name) => `ui-story-because-${name}`)
  const because = reasons.find(can)
  return { text: tell(event, names, you), because: because ? t(because, { players: chapter.cards.length }) : null }
}

/** The story of a table, and where its reader is. */
export class Story {
  /** Whether the list is shown. */
  open = $state(false)
  /** The moment looked at: after so many moves; `null`: now. */
  at: number | null = $state(null)
  /** How it stood then. */
  view: any = $state.raw(null)
  /** Where several people share a screen, none of them is told what only one of them knows. */
  steps: Step[] = $derived.by(() => {
    const { update, history } = this.#table
    return stepsOf(history, (update?.yours.length ?? 0) > 1 ? this.record.story.withoutSecrets : undefined)
  })
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** What the app has for the game that is played. */
  get record(): GameRecord {
    return recordOf(setupOf(this.#table.update?.settings.setup ?? '').game)
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
