/** The one WebSocket: it comes back by itself, and nothing that was asked is lost. */
import { meet } from '../api'
import type { AnyAnswer, AnyRequest, Change, Refused, Update } from '../messages'
import { preferences } from '../preferences.svelte'
import { lookForRelease } from '../release.svelte'
import { FACTOR } from './speed'

export type Reply = Exclude<AnyAnswer, Update | Change>
type WithoutId<Type> = Type extends unknown ? Omit<Type, 'id'> : never
export type Asked = WithoutId<AnyRequest>

interface Waiting {
  request: AnyRequest
  answer: (reply: Reply) => void
}

interface Watched {
  since: number
  /** What a change builds on. */
  last: Update | null
  heed: (update: Update) => void
  refused: (why: Refused) => void
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
const HEARTBEAT = 15000
const PATIENCE = 8000
const PATIENCE_OFFLINE = 2000
const AGAIN = 3000
const OUTAGE = 'table-no-database'

/** What must not be said twice when it is unknown whether it arrived. */
const ONCE = new Set(['say', 'ping'])

const LOST: Reply = {
  type: 'refused',
  id: null,
  table: null,
  code: 'ui-unreachable',
  rule: null,
  arguments: {},
  reason: '',
}

/** Where a table stands after a change; what was told before stays as it is. */
export function changed(last: Update, { accepted: _, view: changes, ...rest }: Change): Update {
  const view = structuredClone(last.view)
  for (const change of changes) {
    const part = change.slice(0, -2).reduce((within, step) => within[step], view)
    part[change.at(-2)] = change.at(-1)
  }
  return { ...last, ...rest, type: 'update', view }
}

class Live {
  /** Whether the server is at the other end. */
  connected = $state(false)
  /** Whether the connection was there and got lost: something to show. */
  lost = $state(false)

  #socket: WebSocket | null = null
  #wanted = false
  #meeting = false
  #failures = 0
  #pause: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  #waiting = new Map<string, Waiting>()
  #watched = new Map<string, Watched>()
  #seen = new Map<string, string>()

  constructor() {
    // A server on this very machine is still there.
    window.addEventListener('offline', () => this.connected && this.#ping(PATIENCE_OFFLINE))
    window.addEventListener('online', () => void this.#connect())
    document.addEventListener('visibilitychange', () => {
      if (this.connected) this.#sendAttend()
      else if (document.visibilityState === 'visible') void this.#connect()
    })
  }

  /** Hear of a table from now on. The function returned ends it. */
  watch(
    table: string,
    heed: (update: Update) => void,
    refused: (why: Refused) => void,
  ): () => void {
    this.#wanted = true
    this.#watched.set(table, { since: 0, last: null, heed, refused })
    if (this.connected) this.#sendWatch(table)
    else void this.#connect()
    return () => {
      this.#watched.delete(table)
      this.#seen.delete(table)
      if (this.connected) this.#send({ type: 'leave', table })
    }
  }

  /** Ask for something; the answer comes even if the connection is lost in between. */
  ask(asked: Asked): Promise<Reply> {
    const request = { ...asked, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` }
    if (request.type === 'look') this.#remember(request.table, request.seat)
    if (!this.connected && ONCE.has(request.type)) return Promise.resolve(LOST)
    return new Promise((answer) => {
      this.#waiting.set(request.id, { request, answer })
      if (this.connected) this.#send(request)
    })
  }

  #remember(table: string, seat: string | null): void {
    if (seat === null) this.#seen.delete(table)
    else this.#seen.set(table, seat)
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#pause)
    if (!this.#wanted || this.#socket || this.#meeting) return
    this.#meeting = true
    const isKnown = await meet().then(
      () => true,
      () => false,
    )
    this.#meeting = false
    if (!isKnown) return this.#drop()
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/live?version=2`)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (message) => this.#heard(JSON.parse(message.data))
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop()
    }
  }

  #opened(): void {
    // A server that was away may have come back as a newer one.
    if (this.lost) void lookForRelease()
    this.connected = true
    this.lost = false
    this.#failures = 0
    if (document.visibilityState !== 'visible') this.#sendAttend()
    for (const [table] of this.#watched) this.#sendWatch(table)
    for (const { request } of this.#waiting.values()) this.#send(request)
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
  }

  /** Whoever does not see the page may be called by a notice. */
  #sendAttend(): void {
    this.#send({ type: 'attend', looking: document.visibilityState === 'visible' })
  }

  #sendWatch(table: string): void {
    const since = this.#watched.get(table)?.since ?? 0
    const pace = FACTOR[preferences.speed] ?? 1
    this.#send({ type: 'watch', id: `watch ${table}`, table, since, pace })
    const seat = this.#seen.get(table)
    if (seat) this.#send({ type: 'look', table, seat })
  }

  /** A database that is gone comes back: the table is asked for again. */
  #watchRefused(table: string, why: Refused): void {
    if (why.code !== OUTAGE) this.#watched.get(table)?.refused(why)
    else setTimeout(() => this.connected && this.#watched.has(table) && this.#sendWatch(table), AGAIN)
  }

  #ping(patience = PATIENCE): void {
    this.#send({ type: 'ping' })
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.#drop(), patience)
  }

  /** The connection is gone: say so, and try again after a while that grows. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    clearInterval(this.#beat)
    clearTimeout(this.#deadline)
    clearTimeout(this.#pause)
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null
      socket.close()
    }
    this.connected = false
    if (!this.#wanted) return
    this.lost = true
    this.#giveUpWhatCountsOnce()
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures)
    this.#failures += 1
    this.#pause = setTimeout(() => void this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  #giveUpWhatCountsOnce(): void {
    for (const [id, { request, answer }] of this.#waiting) {
      if (!ONCE.has(request.type)) continue
      this.#waiting.delete(id)
      answer(LOST)
    }
  }

  #send(request: AnyRequest): void {
    this.#socket?.send(JSON.stringify(request))
  }

  #heard(answer: AnyAnswer): void {
    clearTimeout(this.#deadline)
    if (answer.type === 'update') {
      this.#heed(answer)
      return
    }
    if (answer.type === 'change') {
      const { table, number, accepted } = answer
      const last = this.#watched.get(table)?.last
      if (last) this.#heed(changed(last, answer))
      if (accepted) this.#answered({ type: 'accepted', id: accepted, table, number })
      return
    }
    if (answer.type === 'refused' && answer.id?.startsWith('watch ')) {
      this.#watchRefused(answer.id.slice(6), answer)
      return
    }
    this.#answered(answer)
  }

  #heed(update: Update): void {
    const watched = this.#watched.get(update.table)
    if (!watched) return
    watched.since = update.number
    watched.last = update
    watched.heed(update)
  }

  #answered(answer: Reply): void {
    const waiting = answer.id === null ? undefined : this.#waiting.get(answer.id)
    if (!waiting || answer.id === null) return
    this.#waiting.delete(answer.id)
    waiting.answer(answer)
  }
}

export const live = new Live()
