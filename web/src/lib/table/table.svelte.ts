/** A table as this client knows it, kept up to date by the live connection. */
import type { Accepted, Because, Hint, News, Refused, Update } from '../messages'
import { told } from '../api'
import { live, type Asked } from './live.svelte'
import { notify } from '../notices.svelte'
import type { Seat } from '../seats'
import { number } from './stage.svelte'
import { Story } from './story.svelte'
import { keepLines } from './telling'

type WithoutTable<Type> = Type extends unknown ? Omit<Type, 'table'> : never

/** The history with one more piece of news; moves that were taken back are no part of it any more. */
function withNews(history: News[], news: News): News[] {
  const left = [...history]
  for (let moves = news.kind === 'undone' ? news.moves : 0; moves > 0; moves--) {
    left.splice(left.findLastIndex((each) => each.kind === 'play'), 1)
  }
  return [...left, news]
}

/** A view that is as it was stays the same object: whatever is being shown of it, the end above all, goes on. */
function withKnownView(update: Update, before: Update | null): Update {
  const isAsBefore = before !== null && JSON.stringify(before.view) === JSON.stringify(update.view)
  return isAsBefore ? { ...update, view: before.view } : update
}

export class Table {
  /** Where it stands; nothing until the server has said so. */
  update: Update | null = $state.raw(null)
  /** All that happened, as far as this client may know it. */
  history: News[] = $state.raw([])
  /** What the last update brought; nothing after a fresh load, so that nothing old is shown moving. */
  fresh: News[] = $state.raw([])
  /** Why there is nothing to see. */
  gone: Refused | null = $state.raw(null)
  /** Whether a move is on its way, or done and not yet seen here. */
  moving = $derived.by(() => this.#sending || (this.update?.number ?? 0) < this.#done)
  /** When the last update came, for the clocks. */
  heardAt = $state(0)

  /** Whether what happened last is still being shown. */
  isShowing = $derived.by(() => this.#unseen && this.update?.view !== null)
  /** Whose turn is on the screen: what happened may still be told. */
  turn = $derived.by(() => (this.isShowing ? this.#turn : (this.update?.actor ?? null)))

  #unseen = $state(false)
  #turn: Seat | null = $state(null)
  /** The rule that is looked up at the table; empty: all of them; `null`: none. */
  rule: string | null = $state(null)
  /** What has happened, to look back through. */
  readonly story = new Story(this)

  #sending = $state(false)
  /** The page of the log that the last move is on. */
  #done = $state(0)
  #leave: () => void

  constructor(readonly id: string) {
    this.#leave = live.watch(
      id,
      (update) => this.#heard(update),
      (why) => (this.gone = why),
    )
  }

  leave(): void {
    this.#leave()
  }

  #heard(update: Update): void {
    const known = this.history.at(-1)?.number ?? 0
    // A view that changes eyes (several people at one screen) tells old news anew.
    const sameEyes = this.update?.looking === update.looking
    const news = update.news.filter((each) => each.number > known)
    // The cards are covered before the next one at this screen looks: what the last one did is still shown.
    const isCovering = update.looking === null && this.update?.looking !== null
    const isFirst = !this.update?.view || !(sameEyes || isCovering)
    this.fresh = isFirst ? [] : news
    this.history = news.reduce(withNews, this.history)
    numberEvents(news)
    news.forEach((each) => keepLines(each.events, each.text))
    if (this.fresh.some((each) => each.events.length)) this.#unseen = true
    this.gone = null
    this.heardAt = performance.now()
    this.update = sameEyes ? withKnownView(update, this.update) : update
  }

  /** The screen says whose turn it shows, and whether the game is shown as it stands. */
  seen(turn: Seat | null, isNow: boolean): void {
    this.#turn = turn
    this.#unseen = !isNow
  }

  /** Ask for something at this table; a refusal is told to the reader. Whether it was done. */
  async ask(asked: WithoutTable<Asked>): Promise<Accepted | null> {
    const reply = await live.ask({ ...asked, table: this.id } as Asked)
    if (reply.type === 'refused') notify(told(reply), reply.rule)
    return reply.type === 'accepted' ? reply : null
  }

  async move(move: string): Promise<void> {
    if (this.moving) return
    this.#sending = true
    const accepted = await this.ask({ type: 'move', move, seat: this.update?.looking ?? null })
    this.#done = accepted?.number ?? this.#done
    this.#sending = false
  }

  /** What a computer player would do now; nothing where there is no hint. */
  async hint(): Promise<Hint | null> {
    const reply = await live.ask({ type: 'ask-hint', table: this.id })
    if (reply.type === 'refused') notify(told(reply), reply.rule)
    return reply.type === 'hint' && reply.number === this.update?.number ? reply : null
  }

  /** Why a space or a card can't be used now; nothing where it can. */
  async why(about: string): Promise<Because | null> {
    const reply = await live.ask({ type: 'why', table: this.id, about })
    if (reply.type === 'refused') notify(told(reply), reply.rule)
    return reply.type === 'because' && reply.code ? reply : null
  }
}

/** Every event of the news gets its number: the page, and its place there. */
function numberEvents(news: readonly News[]): void {
  const counts = new Map<number, number>()
  for (const each of news) {
    const first = counts.get(each.number) ?? 0
    number(each.events, each.number, first)
    counts.set(each.number, first + each.events.length)
  }
}
