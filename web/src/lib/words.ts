/** Names that are put together from what the server says. */
import type { Replay, SeatStand, Settings, TableSummary } from './messages'
import { recordOf } from '../games/registry'
import type { Setup, SetupName } from '../games/record'
import { gameInfo, gameOfRule } from './games.svelte'
import { can, language, t } from './language.svelte'
import { SEATS, seatColours, seatNumber } from './seats'

/** The name of a game: the first word of its set-ups. */
export type Game = string

export function setupOf(setup: string): Setup {
  const [game = '', players, ...words] = setup.split(' ')
  return { game, players: Number(players), words }
}

/** Whether partners win together. */
export function playsInTeams(setup: string): boolean {
  const { game, players } = setupOf(setup)
  return gameInfo(game)?.partners.includes(players) ?? false
}

/** What a game is called; one that the catalogue does not know, by its own name. */
export function gameName(game: Game): string {
  const message = `ui-game-${game}`
  return can(message) ? t(message) : capital(game.replaceAll('-', ' '))
}

/** A word at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1)

/** The game that a position's text belongs to. */
export const gameOfPosition = (position: string): Game => setupOf(setupOfPosition(position)).game

/** The set-up of a position's game, in words. */
export function setupOfPosition(position: string): string {
  const first = position.trim().split('\n')[0]!.split(';')[0]!
  return first.replace(':', ' ').trim().split(/\s+/).join(' ')
}

/** A table's game in a few words: CLAIM 2 · 2 players. */
export function describe(settings: Settings): string {
  const words = [describeSetup(settings.setup)]
  if (settings.rated) words.push(t('ui-rated'))
  if (settings.position !== null) words.push(t('ui-from-position'))
  return words.join(' · ')
}

/** The same for a set-up in words. */
export function describeSetup(words: string): string {
  const { name, more } = setupName(words)
  return [name, t('ui-players-count', { count: setupOf(words).players }), ...more].join(' · ')
}

/** A set-up without the number of players. */
export function setupName(words: string): SetupName {
  const setup = setupOf(words)
  return recordOf(setup.game).setup(setup, gameInfo(setup.game))
}

export function levelName(level: string): string {
  return t(`ui-level-${level}`)
}

/** The name of somebody whose data was deleted. */
const NAMELESS = 'deleted player'

/** A name as it stands in a game's file: of a computer player it is its level. */
export function playerName(name: string): string {
  if (name === NAMELESS) return t('ui-seat-deleted')
  return can(`ui-level-${name}`) ? levelName(name) : name
}

/** Who sits on a seat, in words. */
export function seatName(seat: SeatStand): string {
  if (seat.name) return seat.name === NAMELESS ? t('ui-seat-deleted') : seat.name
  if (seat.level) return levelName(seat.level)
  return seat.kind === 'open' ? t('ui-seat-open') : t('ui-seat-letter', { seat: seatNumber(seat.seat) + 1 })
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

/** The page and line of a rule: /rules/claim-it#I-4a. Nothing where the rules are not here. */
export function ruleAddress(rule: string): string | null {
  const game = gameOfRule(rule)
  return game === undefined ? null : `/rules/${game}#${rule}`
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
