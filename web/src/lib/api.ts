/** Requests to the server that need no live connection. */
import type {
  Analysis,
  BlockList,
  BroughtProgress,
  Calls,
  Done,
  Event,
  GameChoices,
  GameInfo,
  GamePage,
  GameTags,
  HostPerson,
  HostView,
  LeaderBoard,
  LegalMove,
  LevelFit,
  MailAddress,
  MatchLink,
  MatchStand,
  MatchSummary,
  NewAct,
  NewMatch,
  NewPushDevice,
  NewTable,
  NewTournament,
  NextPuzzle,
  NoticeStand,
  PairingStand,
  PairingWish,
  PasskeyList,
  Past,
  Person,
  Privacy,
  Profile,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleLine,
  PuzzleProgress,
  PuzzleTask,
  Replay,
  ReviewStand,
  SessionLine,
  Settings,
  TableLink,
  TableSummary,
  TestResult,
  TournamentLine,
  TournamentLink,
  TournamentStand,
  Trouble,
  Unsubscribed,
  Verdict,
  Whom,
  Wishes,
} from './messages'
import { keepGames } from './games.svelte'
import { can, language, t } from './language.svelte'
import { isOffline } from './online.svelte'
import { PartMissing } from './parts'
import { refusal } from './refusal'
import { heedRelease } from './release.svelte'

/** A request that the server refused, or that did not reach it. */
export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.reason)
  }
}

/** The server does not know this browser, or not any more. */
const UNKNOWN = 'table-who-are-you'
const NO_DATABASE = 'table-no-database'
const UNREACHABLE: Trouble = { code: 'ui-unreachable', reason: '', rule: null, arguments: {} }
const OFFLINE = 'ui-offline'
const MISSING = 'ui-part-missing'
const OLD = 'ui-release-new'

/** As much of a refusal as is told to people. */
export type Told = Pick<Trouble, 'code' | 'reason' | 'arguments'>

/** Why something was refused, in the language spoken. */
export function told(trouble: Told): string {
  return can(trouble.code) ? refusal(trouble) : t('ui-failed')
}

/** The trouble behind anything that was thrown. */
export function troubleOf(error: unknown): Trouble {
  if (isOffline() && !(error instanceof Refusal && error.trouble.code !== UNREACHABLE.code)) {
    return { ...UNREACHABLE, code: OFFLINE }
  }
  if (error instanceof PartMissing) return { ...UNREACHABLE, code: error.isOld ? OLD : MISSING }
  return error instanceof Refusal ? error.trouble : UNREACHABLE
}

/** Whether only loading the whole app anew helps. */
export function needsReload({ code }: Told): boolean {
  return code === MISSING || code === OLD
}

/** What is told of anything that was thrown. */
export function toldError(error: unknown): string {
  return told(troubleOf(error))
}

/** Whether the same may be granted a little later. */
export function mayPass({ code }: Told): boolean {
  return code === UNREACHABLE.code || code === OFFLINE || code === NO_DATABASE
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

let met: Promise<unknown> | undefined

/** Make sure that the server knows this browser: it gives each a name, by a cookie. */
export function meet(): Promise<unknown> {
  // All of the answer is read: half an answer keeps its connection.
  met ??= oneTabAtATime(async () => (await send('GET', '/api/me')).text()).catch((error) => {
    met = undefined
    throw error
  })
  return met
}

/** Several tabs of a newcomer that ask at once would get a name each. */
function oneTabAtATime<Type>(act: () => Promise<Type>): Promise<Type> {
  // Over a line that is not secure a browser has no locks.
  return 'locks' in navigator ? navigator.locks.request('meet', act) : act()
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  await meet()
  try {
    return await send(method, path, body)
  } catch (error) {
    if (!(error instanceof Refusal) || error.trouble.code !== UNKNOWN) throw error
    met = undefined
    await meet()
    return send(method, path, body)
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'x-csrftoken': cookie('csrftoken') }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refusal(UNREACHABLE)
  }
  heedRelease(response)
  if (response.ok) return response
  const trouble = await response.json().catch(() => ({}))
  throw new Refusal({ ...UNREACHABLE, ...trouble })
}

async function ask<Type>(method: string, path: string, body?: unknown): Promise<Type> {
  const response = await answer(method, path, body)
  return response.status === 204 ? (undefined as Type) : response.json()
}

export const me = (): Promise<Person> => ask('GET', '/api/me')
export const rename = (name: string): Promise<Person> => ask('PUT', '/api/me', { name })
export const forget = (): Promise<void> => ask('DELETE', '/api/me')
export const makeAccount = (account: string, password: string, name: string | null): Promise<Person> =>
  ask('POST', '/api/account', { account, password, name })
export const logIn = (account: string, password: string): Promise<Person> =>
  ask('POST', '/api/session', { account, password })
export const changePassword = (password: string, fresh: string): Promise<Person> =>
  ask('PUT', '/api/account', { password, new: fresh })
export const passkeys = (): Promise<PasskeyList> => ask('GET', '/api/me/passkeys')
/** What the browser needs to make one. */
export const passkeyOptions = (): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  ask('POST', '/api/me/passkeys/options')
export const addPasskey = (name: string, credential: unknown): Promise<PasskeyList> =>
  ask('POST', '/api/me/passkeys', { name, credential })
export const renamePasskey = (id: string, name: string): Promise<PasskeyList> =>
  ask('PUT', `/api/me/passkeys/${id}`, { name })
export const removePasskey = (id: string): Promise<PasskeyList> => ask('DELETE', `/api/me/passkeys/${id}`)
/** What the browser needs to ask for one. */
export const passkeyQuestion = (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  ask('POST', '/api/session/passkey/options')
export const logInByPasskey = (credential: unknown): Promise<Person> =>
  ask('POST', '/api/session/passkey', { credential })
export const mailAddress = (): Promise<MailAddress> => ask('GET', '/api/me/address')
/** Have a code sent there. */
export const askAddress = (address: string, language: string): Promise<MailAddress> =>
  ask('PUT', '/api/me/address', { address, language })
export const confirmAddress = (code: string): Promise<MailAddress> => ask('POST', '/api/me/address/confirm', { code })
export const removeAddress = (): Promise<MailAddress> => ask('DELETE', '/api/me/address')
export const askReset = (account: string, language: string): Promise<void> =>
  ask('POST', '/api/account/reset/mail', { account, language })
export const resetPassword = (account: string, code: string, password: string): Promise<Person> =>
  ask('POST', '/api/account/reset', { account, code, password })
/** A file with all that is kept of oneself. */
export const exportAddress = '/api/me/export'
export const privacy = (): Promise<Privacy> => ask('GET', '/api/privacy')
/** Tell the host of a person, a table or a line of talk. */
export const report = (about: Partial<Whom>, note: string): Promise<void> => ask('POST', '/api/reports', { about, note })
export const blocks = (): Promise<BlockList> => ask('GET', '/api/me/blocks')
export const block = (whom: Partial<Whom>): Promise<BlockList> => ask('POST', '/api/me/blocks', whom)
export const unblock = (id: string): Promise<BlockList> => ask('DELETE', `/api/me/blocks/${id}`)
export const host = (): Promise<HostView> => ask('GET', '/api/host')
export const hostPeople = (search: string): Promise<HostPerson[]> =>
  ask('GET', `/api/host/people?search=${encodeURIComponent(search)}`)
export const hostTables = (): Promise<TableSummary[]> => ask('GET', '/api/host/tables')
export const hostAct = (act: Partial<NewAct>): Promise<Done> => ask('POST', '/api/host/acts', act)
export const hostReportDone = (id: number): Promise<void> => ask('POST', `/api/host/reports/${id}/done`)
export const hostBackup = (): Promise<Done> => ask('POST', '/api/host/backup')
export const setTags = (table: string, tags: string[]): Promise<GameTags> =>
  ask('PUT', `/api/me/games/${table}/tags`, { tags })
export const sessions = (): Promise<SessionLine[]> => ask('GET', '/api/me/sessions')
export const endSession = (id: string): Promise<void> => ask('DELETE', `/api/me/sessions/${id}`)
export const endOtherSessions = (): Promise<void> => ask('DELETE', '/api/me/sessions')
export const logOut = (): Promise<void> => ask('DELETE', '/api/session')
/** The page of a person by number; `me`: one's own. */
export const profile = (person: string): Promise<Profile> => ask('GET', `/api/people/${person}`)
export const showPage = (shown: string): Promise<Profile> => ask('PUT', '/api/me/page', { shown })
/** What is wanted of one's games: as the address of the page has it. */
export const myGames = (wanted: URLSearchParams): Promise<GamePage> => ask('GET', `/api/me/games?${wanted}`)
export const gameChoices = (): Promise<GameChoices> => ask('GET', '/api/me/games/choices')
export const gameFiles = (wanted: URLSearchParams): string => `/api/me/games/file?${wanted}`
export const calls = (): Promise<Calls> => ask('GET', '/api/me/calls')
/** Ask for a friendship, or agree to one. */
export const befriend = (person: string): Promise<Calls> => ask('PUT', `/api/me/friends/${person}`)
export const endFriendship = (person: string): Promise<Calls> => ask('DELETE', `/api/me/friends/${person}`)
export const challenge = (person: string, settings: Settings): Promise<TableLink> =>
  ask('POST', `/api/people/${person}/challenge`, { settings })
export const dropChallenge = (table: string): Promise<Calls> => ask('DELETE', `/api/me/challenges/${table}`)
/** Look for an opponent: asked again until there is one. */
export const pair = (wish: PairingWish): Promise<PairingStand> => ask('POST', '/api/pairing', wish)
export const stopPairing = (): Promise<void> => ask('DELETE', '/api/pairing')
/** How one is called. */
export const notices = (): Promise<NoticeStand> => ask('GET', '/api/me/notices')
export const wishNotices = (wishes: Wishes): Promise<NoticeStand> => ask('PUT', '/api/me/notices', wishes)
export const tellDevice = (device: NewPushDevice): Promise<NoticeStand> => ask('PUT', '/api/me/notices/device', device)
export const sendTestNotice = (): Promise<TestResult> => ask('POST', '/api/me/notices/test')
export const unsubscribe = (token: string): Promise<Unsubscribed> => ask('POST', `/api/unsubscribe/${token}`)
/** Of the `club`, of `friends` or of the `season`. */
export const leaderBoard = (kind: string, of: string): Promise<LeaderBoard> =>
  ask('GET', `/api/ratings?kind=${encodeURIComponent(kind)}&of=${of}`)

let known: Promise<GameInfo[]> | undefined

/** The games there are; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>('GET', '/api/games').then(
    (found) => {
      keepGames(found)
      return found
    },
    (error) => {
      known = undefined
      throw error
    },
  )
  return known
}

export const openTable = (table: NewTable): Promise<TableLink> => ask('POST', '/api/tables', table)
export const lobby = (): Promise<TableSummary[]> => ask('GET', '/api/tables')
export const myTables = (): Promise<TableSummary[]> => ask('GET', '/api/me/tables')
export const levelFits = (): Promise<LevelFit[]> => ask('GET', '/api/me/levels')
export const rematch = (table: string): Promise<TableLink> =>
  ask('POST', `/api/tables/${table}/rematch`)
export const closeTable = (table: string): Promise<void> => ask('POST', `/api/tables/${table}/close`)
export const recordAddress = (table: string): string => `/api/tables/${table}/record`
/** A position as a picture. */
export const positionPicture = (position: string, form: 'png' | 'svg'): string =>
  `/api/position.${form}?position=${encodeURIComponent(position)}`
export const embeddedPosition = (position: string): string => `/embed/position?position=${encodeURIComponent(position)}`
/** A finished game after so many moves, for other pages; all of it where nothing is said. */
export const embeddedGame = (table: string, moves?: number): string =>
  `/embed/table/${table}${moves === undefined ? '' : `?move=${moves}`}`
export const verdict = (table: string): Promise<Verdict> =>
  ask('GET', `/api/tables/${table}/verdict?language=${language()}`)
/** How a game stood after so many moves, as one's own seat saw it. */
export const pastView = (table: string, moves: number, seat: string | null): Promise<Past> =>
  ask('GET', `/api/tables/${table}/past/${moves}${seat ? `?seat=${seat}` : ''}`)
export const replay = (table: string): Promise<Replay> => ask('GET', `/api/tables/${table}/replay`)
export const verdictOf = (text: string): Promise<Verdict> =>
  ask('POST', `/api/verdict?language=${language()}`, { text })
export const replayOf = (text: string): Promise<Replay> => ask('POST', '/api/replay', { text })

/** What a lesson's move leads to, or why it can't be made. */
export interface Tried {
  good: boolean
  code: string | null
  rule: string | null
  arguments: Record<string, string | number>
  position: string
  view: any
  events: Event[]
  /** The chance that a further roll would have been a bust, where there was the choice. */
  bust: number | null
}

export interface Shown {
  view: any
  legal: LegalMove[]
}

export const tryMove = (position: string, move: string, seat: string): Promise<Tried> =>
  ask('POST', '/api/lesson/try', { position, move, seat })
export const analyse = (position: string, deeper: boolean): Promise<Analysis> =>
  ask('POST', '/api/analysis', { position, deeper })
export const examplePosition = (setup: string): Promise<{ position: string }> =>
  ask('GET', `/api/analysis/example?setup=${encodeURIComponent(setup)}`)
export const review = (table: string, deeper: boolean): Promise<ReviewStand> =>
  ask('GET', `/api/tables/${table}/review?deeper=${deeper}`)
export const reviewOf = (text: string, deeper: boolean): Promise<ReviewStand> =>
  ask('POST', '/api/review', { text, deeper })
export const myPuzzles = (): Promise<PuzzleProgress> => ask('GET', '/api/me/puzzles')
export const bringPuzzles = (kept: BroughtProgress): Promise<PuzzleProgress> => ask('PUT', '/api/me/puzzles', kept)
/** One that is not tried yet, as hard as one is strong. */
export const nextPuzzle = (): Promise<NextPuzzle> => ask('GET', '/api/me/puzzles/next')
export const puzzles = (): Promise<PuzzleLine[]> => ask('GET', '/api/puzzles')
/** A puzzle by its number, or the one of `today`. */
export const puzzle = (id: string): Promise<PuzzleTask> => ask('GET', `/api/puzzles/${id}?language=${language()}`)
export const puzzleHint = (id: number, number: number): Promise<PuzzleHint> =>
  ask('GET', `/api/puzzles/${id}/hints/${number}?language=${language()}`)
/** Without a move: gives up. */
export const answerPuzzle = (id: number, move: string | null): Promise<PuzzleAnswer> =>
  ask('POST', `/api/puzzles/${id}/answer?language=${language()}`, { move })
export const myMatches = (): Promise<MatchSummary[]> => ask('GET', '/api/me/duplicates')
export const openMatch = (wanted: NewMatch): Promise<MatchLink> => ask('POST', '/api/duplicates', wanted)
export const match = (id: string): Promise<MatchStand> => ask('GET', `/api/duplicates/${id}`)
export const joinMatch = (id: string): Promise<MatchStand> => ask('POST', `/api/duplicates/${id}/join`, {})
export const quitMatch = (id: string): Promise<MatchStand> => ask('POST', `/api/duplicates/${id}/quit`)
export const endMatch = (id: string): Promise<MatchStand> => ask('POST', `/api/duplicates/${id}/end`)
export const playBoard = (id: string): Promise<TableLink> => ask('POST', `/api/duplicates/${id}/play`)
export const tournaments = (): Promise<TournamentLine[]> => ask('GET', '/api/tournaments')
export const openTournament = (wanted: NewTournament): Promise<TournamentLink> => ask('POST', '/api/tournaments', wanted)
export const tournament = (id: string): Promise<TournamentStand> => ask('GET', `/api/tournaments/${id}`)
/** What somebody does in a tournament: join, leave, start, round, pause, resume, end, … */
export const actIn = (id: string, act: string, body?: unknown): Promise<TournamentStand> =>
  ask('POST', `/api/tournaments/${id}/${act}`, body)
export const tournamentFile = (id: string): string => `/api/tournaments/${id}/file`
export const viewOf = (position: string, seat: string | null): Promise<Shown> =>
  ask('POST', '/api/lesson/view', { position, seat })
