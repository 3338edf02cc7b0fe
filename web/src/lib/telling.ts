/** What happened, in sentences for the log and for those who listen. */
import { cardName, cardNames, factionName } from './cards'
import { t, type Arguments } from './language.svelte'
import type { Card, Event, Place } from './messages'
import type { Names, Seat } from './seats'
import { together } from './words'

const SUBJECTS = ['seat', 'lead']
const OTHERS = ['on', 'victim', 'winner', 'marker_returned_to', 'seen_by']

/** The sentence for an event; one's own deeds are told to "you". */
export function tell(event: Event, names: Names, you: Seat | null): string {
  const told: Arguments = {}
  for (const [key, value] of Object.entries(event)) {
    if (key !== 'type') told[key.replaceAll('_', '-')] = said(key, value, names, you)
  }
  const subject = SUBJECTS.map((key) => (event as unknown as Record<string, unknown>)[key]).find(Boolean)
  told['name'] = names[subject as Seat] ?? ''
  // A game played at one's own terminal names its player so.
  const isYou = subject !== undefined && (subject === you || told['name'] === t('web-you-name'))
  told['you'] = isYou ? 'yes' : 'no'
  if ('winners' in event) told['count'] = event.winners.length
  return t(`web-told-${event.type}`, told)
}

/** What happened, told to somebody who only looks on. */
export const tellAll = (events: readonly Event[], names: Names): string =>
  events.map((event) => tell(event, names, null)).join(' · ')

function said(key: string, value: unknown, names: Names, you: Seat | null): string | number {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (OTHERS.includes(key)) return value === you ? 'you' : (names[value as Seat] ?? '')
  if (key === 'winners') return together((value as Seat[]).map((seat) => names[seat] ?? '')) || 'none'
  if (key === 'dice') return (value as number[]).join(' ')
  if (key === 'faction') return factionName(value as string)
  if (key === 'cards') return (value as Card[]).length ? cardNames(value as Card[]) : 'none'
  if (isCardRecord(value)) return cardName(value)
  if (isPlace(value)) return `${value.column}/${value.row}`
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' || typeof value === 'string' ? value : ''
}

const isCardRecord = (value: unknown): value is Card => typeof value === 'object' && 'faction' in value!
const isPlace = (value: unknown): value is Place => typeof value === 'object' && 'column' in value!
