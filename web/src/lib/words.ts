/** Names that are put together from what the server says. */
import type { Replay, SeatStand, Settings, TableSummary } from './messages'
import { language, t } from './language.svelte'
import { SEATS, seatColours, seatNumber } from './seats'

export type Game = 'claim-it' | 'claim'
export const GAMES: readonly Game[] = ['claim-it', 'claim']

/** What a set-up in words says: `claim-it 3 quick`, `claim 2 Gn Gi Dr Tr Se`. */
export interface Setup {
  game: Game
  players: number
  variant: string
  factions: string[]
}

export function setupOf(words: string): Setup {
  const [game, players, ...rest] = words.split(' ')
  const isDice = game === 'claim-it'
  return {
    game: isDice ? 'claim-it' : 'claim',
    players: Number(players),
    variant: isDice ? (rest[0] ?? 'base') : '',
    factions: isDice ? [] : rest.filter((word) => /^[A-Z][a-z]$/.test(word)),
  }
}

/** Whether partners win together. */
export function playsInTeams(words: string): boolean {
  const { game, players } = setupOf(words)
  return game === 'claim' && players === 4
}

/** The name of a set-up's game. */
export function gameName(words: string): string {
  return t(`web-game-${setupOf(words).game}`)
}

/** The game that a position's text belongs to. */
export function gameOfPosition(position: string): Game {
  return position.startsWith('claim:') ? 'claim' : 'claim-it'
}

/** The set-up of a position's game, in words. */
export function setupOfPosition(position: string): string {
  const first = position.trim().split('\n')[0]!
  const words = first.startsWith('claim:') ? first.replace(':', ' ') : first.split(';')[0]!
  return words.trim().split(/\s+/).join(' ')
}

const BOXES: Record<string, string> = {
  'Do Dw Go Kn Un': 'web-deck-claim',
  'Dr Gi Gn Se Tr': 'web-deck-claim-2',
}

/** A table's game in a few words: CLAIM 2 · 2 players. */
export function describe(settings: Settings): string {
  const words = [describeSetup(settings.setup)]
  if (settings.rated) words.push(t('web-rated'))
  if (settings.position !== null) words.push(t('web-from-position'))
  return words.join(' · ')
}

/** The same for a set-up in words. */
export function describeSetup(words: string): string {
  const setup = setupOf(words)
  const box = BOXES[[...setup.factions].sort().join(' ')]
  const name =
    setup.game === 'claim-it' ? t('web-game-claim-it') : t(box ?? 'web-game-claim')
  const parts = [name, t('web-players-count', { count: setup.players })]
  if (setup.variant === 'quick') parts.push(t('web-variant-quick'))
  if (setup.game === 'claim' && !box) parts.push(t('web-deck-own'))
  return parts.join(' · ')
}

/** The levels of the computer players that people are offered, the weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'strong', 'expert']

export function levelName(level: string): string {
  return t(`web-level-${level}`)
}

/** The name of somebody whose data was deleted. */
const NAMELESS = 'deleted player'

/** A name as it stands in a game's file: of a computer player it is its level. */
export function playerName(name: string): string {
  if (name === NAMELESS) return t('web-seat-deleted')
  return LEVELS.includes(name) ? levelName(name) : name
}

/** Who sits on a seat, in words. */
export function seatName(seat: SeatStand): string {
  if (seat.name) return seat.name === NAMELESS ? t('web-seat-deleted') : seat.name
  if (seat.level) return levelName(seat.level)
  return seat.kind === 'open' ? t('web-seat-open') : t('web-seat-letter', { seat: seatNumber(seat.seat) + 1 })
}

/** The names by seat. */
export function namesOf(seats: readonly SeatStand[]): Record<string, string> {
  return Object.fromEntries(seats.map((seat) => [seat.seat, seatName(seat)]))
}

/** The same for a game that is looked at again. */
export function namesIn({ setup, names }: Replay): Record<string, string> {
  const seats = SEATS.slice(0, setupOf(setup).players)
  return Object.fromEntries(seats.map((seat) => [seat, playerName(names[seat] || seatColours()[seat]!)]))
}

/** Names in a row: Anna, Berta and Carl. */
export function together(names: string[]): string {
  return new Intl.ListFormat(language()).format(names)
}

/** Who else plays at a table. */
export function opponents(table: TableSummary): string[] {
  return table.seats.filter((seat) => seat.kind !== 'open' && !table.yours.includes(seat.seat)).map(seatName)
}

/** The page and line of a rule: /rules/claim-it#I-4a. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.startsWith('I') ? 'claim-it' : 'claim'}#${rule}`
}

/** A word that is easy to say, for the seal. */
export function randomWord(): string {
  const letters = crypto.getRandomValues(new Uint8Array(6))
  const [some, others] = ['bdfgklmnprstv', 'aeiou']
  return [...letters]
    .map((letter, index) => (index % 2 ? others[letter % 5] : some[letter % 13]))
    .join('')
}

const ACCEPTED = 'rematch '

/** This player wishes to play once more at this table: nothing more is asked there. */
export const acceptRematch = (table: string): void => sessionStorage.setItem(ACCEPTED + table, 'yes')

/** Whether that was so; once. */
export function acceptsRematch(table: string): boolean {
  const accepted = sessionStorage.getItem(ACCEPTED + table) !== null
  sessionStorage.removeItem(ACCEPTED + table)
  return accepted
}

/** A name that somebody chose: not the one that every visitor gets. */
export const isChosen = (name: string): boolean => !/^Guest \d+$/.test(name)
