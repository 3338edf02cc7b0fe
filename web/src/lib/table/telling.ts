/** What happened, in sentences for the log and for those who listen. */
import { records } from '../../games/registry'
import { can, t, type Arguments } from '../language.svelte'
import type { Event } from '../messages'
import type { Names, Seat } from '../seats'
import { capital, together } from '../words'

const SUBJECTS = ['seat', 'lead']
const OTHERS = ['on', 'victim', 'winner', 'marker_returned_to', 'seen_by']

/** How the server told events that no catalogue has a sentence for. */
const lines = new WeakMap<object, string>()

/** Keep how events were told, a line each. */
export function keepLines(events: readonly Event[], text: string | null): void {
  const told = text?.split('\n') ?? []
  events.forEach((event, index) => told[index] && lines.set(event, told[index]))
}

/** The sentence for an event; one's own deeds are told to "you". */
export function tell(event: Event, names: Names, you: Seat | null): string {
  const message = `ui-told-${event.type}`
  const fields: Record<string, unknown> = { ...event }
  const subject = SUBJECTS.map((key) => fields[key]).find(Boolean) as Seat | undefined
  if (!can(message)) return plainly(event, subject, names)
  const told: Arguments = {}
  for (const [key, value] of Object.entries(fields)) {
    if (key !== 'type') told[key.replaceAll('_', '-')] = said(key, value, names, you)
  }
  told['name'] = names[subject!] ?? ''
  // A game played at one's own terminal names its player so.
  const isYou = subject !== undefined && (subject === you || told['name'] === t('ui-you-name'))
  told['you'] = isYou ? 'yes' : 'no'
  if ('winners' in event) told['count'] = event.winners.length
  return t(message, told)
}

/** As the server told it, with the name of whoever it begins with. */
function plainly(event: Event, subject: Seat | undefined, names: Names): string {
  const line = lines.get(event) ?? event.type.replaceAll('-', ' ')
  const begins = subject !== undefined && new RegExp(`^${subject}(?![a-z])`).test(line)
  return begins ? (names[subject] ?? subject) + line.slice(subject.length) : capital(line)
}

/** What happened, told to somebody who only looks on. */
export const tellAll = (events: readonly Event[], names: Names): string =>
  events.map((event) => tell(event, names, null)).join(' · ')

function said(key: string, value: unknown, names: Names, you: Seat | null): string | number {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (OTHERS.includes(key)) return value === you ? 'you' : (names[value as Seat] ?? '')
  if (key === 'winners') return together((value as Seat[]).map((seat) => names[seat] ?? '')) || 'none'
  const own = records().map((record) => record.said?.(key, value)).find((each) => each !== undefined)
  if (own !== undefined) return own
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' || typeof value === 'string' ? value : ''
}
