// Made from the server's messages by `make types`: change them there.

export interface Watch {
  type: "watch";
  id?: string | null;
  table: string;
  since?: number;
  pace?: number;
}

export interface Leave {
  type: "leave";
  id?: string | null;
  table: string;
}

export interface Sit {
  type: "sit";
  id?: string | null;
  table: string;
  seat: string;
  name?: string | null;
}

export interface Stand {
  type: "stand";
  id?: string | null;
  table: string;
  seat: string;
}

export interface Invite {
  type: "invite";
  id?: string | null;
  table: string;
  seat: string;
  level?: string | null;
}

export interface SendAway {
  type: "send-away";
  id?: string | null;
  table: string;
  seat: string;
}

export interface Word {
  type: "word";
  id?: string | null;
  table: string;
  seat: string;
  word: string;
}

export interface Start {
  type: "start";
  id?: string | null;
  table: string;
}

export interface Ready {
  type: "ready";
  id?: string | null;
  table: string;
  commitment?: string | null;
}

export interface OpenWord {
  type: "open-word";
  id?: string | null;
  table: string;
  word: string;
  nonce: string;
}

export interface MakeMove {
  type: "move";
  id?: string | null;
  table: string;
  move: string;
  seat?: string | null;
}

export interface Why {
  type: "why";
  id?: string | null;
  table: string;
  about: string;
}

export interface AskHint {
  type: "ask-hint";
  id?: string | null;
  table: string;
}

export interface Look {
  type: "look";
  id?: string | null;
  table: string;
  seat: string | null;
}

export interface Resign {
  type: "resign";
  id?: string | null;
  table: string;
  seat?: string | null;
}

export interface AskUndo {
  type: "ask-undo";
  id?: string | null;
  table: string;
  seat?: string | null;
}

export interface AnswerUndo {
  type: "answer-undo";
  id?: string | null;
  table: string;
  agree: boolean;
  seat?: string | null;
}

export interface TakeOver {
  type: "take-over";
  id?: string | null;
  table: string;
  seat: string;
}

export interface ComeBack {
  type: "come-back";
  id?: string | null;
  table: string;
  seat: string;
}

export interface Say {
  type: "say";
  id?: string | null;
  table: string;
  text: string;
}

export interface Attend {
  type: "attend";
  id?: string | null;
  looking: boolean;
}

export interface Ping {
  type: "ping";
  id?: string | null;
}

export interface SeatStand {
  seat: string;
  kind: string;
  name: string | null;
  level: string | null;
  character: string | null;
  present: boolean;
  ready: boolean;
  commitment: string | null;
  word: string | null;
  nonce: string | null;
  forfeited: string | null;
}

export interface Result {
  winners: (string)[];
  decided_by: string;
  table: any;
  favours: any;
}

export interface Reason {
  code: string;
  arguments: Record<string, string | number>;
}

export interface News {
  number: number;
  at: number;
  kind: string;
  seat: string | null;
  name: string | null;
  text: string | null;
  move: string | null;
  events: (Event)[];
  why: Reason | null;
  moves: number;
}

export interface ClockStand {
  left: Record<string, number>;
  running: string | null;
}

export interface Clock {
  kind: "none" | "move" | "game" | "days";
  amount: number;
  increment: number;
}

export interface Settings {
  setup: string;
  position: string | null;
  begins: "seated" | "drawn" | "owner";
  clock: Clock;
  public: boolean;
  rated: boolean;
  talk: boolean;
  hints: boolean;
  delay: number;
}

export interface LegalMove {
  move: string;
  stone: string | null;
  squatter: number | null;
  place: string | null;
  card: string | null;
  wins: boolean | null;
}

export interface Update {
  type: "update";
  table: string;
  number: number;
  status: string;
  settings: Settings;
  owner: boolean;
  yours: (string)[];
  looking: string | null;
  actor: string | null;
  seats: (SeatStand)[];
  stands_in: boolean;
  opening_words: boolean;
  first: string | null;
  seal: string;
  secret: string | null;
  view: any;
  legal: (LegalMove)[];
  bust: number | null;
  clock: ClockStand | null;
  grace: number | null;
  take_over: Record<string, number>;
  undo: string | null;
  can_undo: boolean;
  result: Result | null;
  rematch: string | null;
  match: string | null;
  tournament: string | null;
  spectators: number;
  news: (News)[];
}

export interface Change {
  type: "change";
  table: string;
  number: number;
  accepted: string | null;
  actor: string | null;
  view: ((any)[])[];
  legal: (LegalMove)[];
  bust: number | null;
  clock: ClockStand | null;
  take_over: Record<string, number>;
  undo: string | null;
  can_undo: boolean;
  news: (News)[];
}

export interface Because {
  type: "because";
  id: string | null;
  table: string;
  about: string;
  code: string | null;
  rule: string | null;
  arguments: Record<string, string | number>;
}

export interface Hint {
  type: "hint";
  id: string | null;
  table: string;
  number: number;
  move: string;
  why: Reason;
}

export interface Refused {
  type: "refused";
  id: string | null;
  table: string | null;
  code: string;
  rule: string | null;
  arguments: Record<string, string | number>;
  reason: string;
}

export interface Accepted {
  type: "accepted";
  id: string;
  table: string;
  number: number;
}

export interface Pong {
  type: "pong";
  id: string | null;
  at: number;
}

export interface Person {
  name: string;
  account: string | null;
  chosen: boolean;
}

export interface NewName {
  name: string;
}

export interface Credentials {
  account: string;
  password: string;
}

export interface NewAccount {
  account: string;
  password: string;
  name?: string | null;
}

export interface NewPassword {
  password: string;
  new: string;
}

export interface SessionLine {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface SeatWish {
  kind: string;
  level?: string | null;
  name?: string | null;
}

export interface NewTable {
  settings: Settings;
  seats: (SeatWish)[];
  start?: boolean;
}

export interface TableLink {
  table: string;
}

export interface TableSummary {
  table: string;
  settings: Settings;
  status: string;
  seats: (SeatStand)[];
  yours: (string)[];
  actor: string | null;
  updated: number;
  winners: (string)[];
  ratings: Record<string, number>;
  spectators: number;
}

export interface FactionInfo {
  code: string;
  values: (number)[];
  pair: string | null;
}

export interface GameInfo {
  game: string;
  players: (number)[];
  partners: (number)[];
  first: string;
  presets: (string)[];
  rules: string;
  secrets: boolean;
  odds: boolean;
  review: boolean;
  variants: (string)[];
  factions: (FactionInfo)[];
  decks: Record<string, string>;
  tens: Record<string, number>;
  levels: (string)[];
  opponents: (string)[];
}

export interface Verdict {
  good: boolean;
  findings: (string)[];
  sealed: boolean;
}

export interface RecordText {
  text: string;
}

export interface ReplayStep {
  by: string;
  move: string;
  why: Reason | null;
  events: (Event)[];
  text: string | null;
  views: Record<string, any>;
  position: string;
}

export interface Replay {
  setup: string;
  names: Record<string, string>;
  position: string;
  steps: (ReplayStep)[];
  result: Result | null;
}

export interface Past {
  moves: number;
  view: any;
}

export interface Trouble {
  code: string;
  reason: string;
  rule: string | null;
  arguments: Record<string, string | number>;
}

export interface AskAnalysis {
  position: string;
  deeper?: boolean;
}

export interface SomePosition {
  position: string;
}

export interface NewMatch {
  setup: string;
  boards?: number;
  groups?: number;
  people?: number;
  level?: string;
  benches?: (string)[];
}

export interface JoinMatch {
  group?: number | null;
}

export interface MatchWord {
  word: string;
}

export interface MatchLink {
  match: string;
}

export interface BoardCell {
  board: number;
  seat: string;
  status: string;
  table: string | null;
  share: number | null;
  margin: number | null;
  points: number | null;
  most: number | null;
}

export interface MatchRow {
  group: number;
  chair: number;
  name: string | null;
  level: string | null;
  you: boolean;
  boards: (BoardCell)[];
  points: number;
  most: number;
}

export interface MatchSettings {
  setup: string;
  boards: number;
  groups: number;
  people: number;
  level: string;
  benches: (string)[];
}

export interface MatchStand {
  match: string;
  settings: MatchSettings;
  status: string;
  ended: boolean;
  owner: boolean;
  joined: boolean;
  board: number | null;
  ready: boolean;
  word: string | null;
  seals: (string)[];
  secrets: (string)[];
  rows: (MatchRow)[];
}

export interface MatchSummary {
  match: string;
  settings: MatchSettings;
  status: string;
  opened: number;
}

export interface Whom {
  person?: string | null;
  table?: string | null;
  seat?: string | null;
  line?: number | null;
}

export interface NewReport {
  about: Whom;
  note: string;
}

export interface BlockLine {
  id: string;
  name: string;
}

export interface BlockList {
  blocked: (BlockLine)[];
}

export interface FriendLine {
  person: string;
  name: string;
  standing: string;
  here: boolean;
}

export interface ChallengeLine {
  table: string;
  name: string;
  yours: boolean;
  settings: Settings;
  at: number;
}

export interface Calls {
  friends: (FriendLine)[];
  challenges: (ChallengeLine)[];
}

export interface NewChallenge {
  settings: Settings;
}

export interface PlayedSeat {
  seat: string;
  name: string | null;
  level: string | null;
  character: string | null;
  won: boolean;
  you: boolean;
  person: string | null;
}

export interface PlayedGame {
  table: string;
  setup: string;
  ended: number;
  rated: boolean;
  outcome: string;
  seats: (PlayedSeat)[];
  tags: (string)[];
}

export interface GamePage {
  games: (PlayedGame)[];
  next: string | null;
  late: (TableSummary)[];
}

export interface Opponent {
  other: string;
  name: string | null;
  level: string | null;
  games: number;
}

export interface GameTags {
  tags: (string)[];
}

export interface GameChoices {
  kinds: (string)[];
  setups: (string)[];
  opponents: (Opponent)[];
  tags: (string)[];
}

export interface LevelFit {
  game: string;
  level: string;
  better: string;
  won: number;
  games: number;
}

export interface Load {
  people: number;
  guests: number;
  playing: number;
  gathering: number;
  over: number;
  connections: number;
  tables_here: number;
  load: number;
  cores: number;
  memory: number;
  database: number;
  uptime: number;
}

export interface ErrorLine {
  at: number;
  level: string;
  told: string;
  why: string;
}

export interface ReportLine {
  id: number;
  at: number;
  by: string;
  person: string | null;
  name: string | null;
  table: string | null;
  line: string;
  note: string;
  done: number | null;
}

export interface ActLine {
  at: number;
  act: string;
  subject: string;
  note: string;
  by: string | null;
}

export interface HostView {
  role: string;
  load: Load;
  backups: boolean;
  errors: (ErrorLine)[];
  reports: (ReportLine)[];
  acts: (ActLine)[];
}

export interface HostPerson {
  id: string;
  name: string;
  account: string | null;
  created: number;
  role: string | null;
  here: boolean;
  restrictions: (string)[];
}

export interface NewAct {
  act: any;
  subject: string;
  days?: number | null;
  seat?: string;
  note?: string;
}

export interface Done {
  code: string | null;
  file: string | null;
  rows: number | null;
}

export interface TryMove {
  position: string;
  move: string;
  seat?: string | null;
}

export interface Tried {
  good: boolean;
  code: string | null;
  rule: string | null;
  arguments: Record<string, string | number>;
  position: string | null;
  view: any;
  legal: (LegalMove)[];
  events: (Event)[];
  bust: number | null;
}

export interface LookAt {
  position: string;
  seat?: string | null;
}

export interface Looked {
  view: any;
  legal: (LegalMove)[];
  actor: string | null;
}

export interface QuietHours {
  begin: number;
  end: number;
}

export interface Wishes {
  language: string;
  zone: string;
  quiet?: QuietHours | null;
  mail?: (string)[];
}

export interface PushDevice {
  id: string;
  kinds: (string)[];
}

export interface NoticeStand {
  kinds: (string)[];
  push: string | null;
  mail: boolean;
  address: boolean;
  wishes: Wishes;
  devices: (PushDevice)[];
}

export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

export interface NewPushDevice {
  endpoint: string;
  keys: SubscriptionKeys;
  kinds: (string)[];
}

export interface TestResult {
  sent: number;
  failed: number;
}

export interface Unsubscribed {
  done: boolean;
}

export interface PairingWish {
  setup: string;
  clock?: Clock;
  rated?: boolean;
  spread?: number | null;
}

export interface PairingStand {
  table: string | null;
  waited: number;
  offers_computer: boolean;
}

export interface PasskeyLine {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

export interface PasskeyList {
  keys: (PasskeyLine)[];
  possible: boolean;
}

export interface NewPasskey {
  name: string;
  credential: Record<string, any>;
}

export interface PasskeyAnswer {
  credential: Record<string, any>;
}

export interface Privacy {
  topics: (string)[];
  session_days: number;
  guest_days: number;
  mail: boolean;
}

export interface RatingLine {
  person: string;
  name: string;
  rating: number;
  most: number;
  games: number;
  you: boolean;
}

export interface LeaderBoard {
  kind: string;
  of: string;
  least: number;
  season: [string, string] | null;
  lines: (RatingLine)[];
}

export interface CurvePoint {
  games: number;
  at: number;
  rating: number;
  most: number;
}

export interface RatingCurve {
  kind: string;
  rating: number;
  most: number;
  games: number;
  counts: boolean;
  points: (CurvePoint)[];
}

export interface TallyLine {
  kind: string;
  about: string;
  subject: string | null;
  name: string | null;
  won: number;
  shared: number;
  lost: number;
}

export interface AverageLine {
  kind: string;
  games: number;
  luck: number;
  errors: number;
  decisions: number;
}

export interface Profile {
  person: string;
  name: string;
  own: boolean;
  registered: boolean;
  shown: string;
  role: string | null;
  created: number;
  least: number;
  ratings: (RatingCurve)[];
  averages: (AverageLine)[];
  tallies: (TallyLine)[];
  games: (PlayedGame)[];
}

export interface ShownWish {
  shown: any;
}

export interface PuzzleLine {
  id: number;
  kind: string;
  setup: string;
  grade: number;
}

export interface PuzzleTask {
  id: number;
  kind: string;
  setup: string;
  grade: number;
  day: string | null;
  seat: string;
  said: string;
  position: string;
  view: any;
  hands: Record<string, string>;
  legal: (LegalMove)[];
  hints: number;
}

export interface PuzzleHint {
  said: string;
}

export interface PuzzleTry {
  move?: string | null;
}

export interface PuzzleAnswer {
  right: boolean;
  move: string | null;
  said: (string)[];
  line: Replay;
  solution: string | null;
  values: Record<string, number> | null;
}

export interface PuzzleProgress {
  marks: Record<string, string>;
  rating: number;
  most: number;
  rated: number;
  days: number;
  best: number;
}

export interface BroughtProgress {
  marks?: Record<string, any>;
  days?: number;
  last?: string | null;
}

export interface NextPuzzle {
  id: number | null;
}

export interface MailAddress {
  address: string | null;
  possible: boolean;
}

export interface NewAddress {
  address: string;
  language?: string;
}

export interface Code {
  code: string;
}

export interface AskReset {
  account: string;
  language?: string;
}

export interface Reset {
  account: string;
  code: string;
  password: string;
}

export interface AskReview {
  text: string;
  deeper?: boolean;
}

export interface Option {
  move: string;
  chance: number;
  error_bar: number;
}

export interface Hindsight {
  best: string;
  loss: number;
  error_bar: number;
  is_exact: boolean;
  options: (Option)[];
}

export interface Bust {
  chance: number;
  rolls: (string)[];
}

export interface Step {
  index: number;
  move_index: number;
  kind: "decision" | "roll" | "deal" | "draw" | "turn-up";
  seat: string | null;
  move: string;
  before: (number)[];
  after: (number)[];
  luck: (number)[];
  effect: (number)[];
  cost: (number)[];
  error_bar: number;
  is_exact: boolean;
  best: string | null;
  loss: number;
  word: "best" | "good" | "inaccuracy" | "mistake" | "blunder" | null;
  options: (Option)[];
  hindsight: Hindsight | null;
  bust: Bust | null;
}

export interface Totals {
  seat: string;
  name: string;
  expectation: number;
  result: number | null;
  errors: number;
  hindsight: number;
  own: number;
  own_bar: number;
  others: number;
  others_bar: number;
  luck: number;
  luck_bar: number;
  luck_by: Record<string, number>;
  adjusted: number | null;
  words: Record<string, number>;
}

export interface Advice {
  code: string;
  arguments: Record<string, string | number>;
}

export interface Moment {
  step: number;
  seat: string | null;
  swing: number;
  advice: Advice;
}

export interface Review {
  version: number;
  setup: string;
  game: string;
  names: (string)[];
  expectation: (number)[];
  steps: (Step)[];
  totals: (Totals)[];
  moments: (Moment)[];
  is_over: boolean;
  is_exact: boolean;
}

export interface ReviewStand {
  progress: number;
  stage: string;
  review: Review | null;
}

export interface NewTournament {
  name: string;
  setup: string;
  format: "round-robin" | "swiss" | "knock-out" | "duplicate";
  rounds?: number;
  clock?: Clock;
  rated?: boolean;
  public?: boolean;
  places?: number;
  level?: string | null;
  fill_to?: number;
  by_hand?: boolean;
  delay?: number;
  talk?: boolean;
}

export interface TournamentLink {
  tournament: string;
}

export interface TournamentNote {
  note: string;
}

export interface RemovedPlayer {
  note: string;
  player: number;
}

export interface Substitution {
  note: string;
  player: number;
  key?: string | null;
  level?: string | null;
}

export interface Correction {
  note: string;
  round: number;
  pairing: number;
  shares: (number)[];
}

export interface EntrantLine {
  key: string;
  name: string;
  deleted: boolean;
  person: string | null;
  level: string | null;
  character: string | null;
  you: boolean;
  left: boolean;
}

export interface PairingLine {
  players: (number)[];
  tables: (string)[];
  status: string;
  shares: (number)[];
  corrected: boolean;
}

export interface RoundStand {
  over: boolean;
  pairings: (PairingLine)[];
}

export interface StandingLine {
  place: number;
  player: number;
  points: number;
  breaks: (number)[];
  games: number;
}

export interface ActLine {
  at: number;
  kind: string;
  player: number | null;
  name: string | null;
  round: number | null;
  pairing: number | null;
  note: string;
}

export interface TournamentSettings {
  name: string;
  setup: string;
  format: "round-robin" | "swiss" | "knock-out" | "duplicate";
  rounds: number;
  clock: Clock;
  rated: boolean;
  public: boolean;
  places: number;
  level: string | null;
  fill_to: number;
  by_hand: boolean;
  delay: number;
  talk: boolean;
}

export interface TournamentStand {
  tournament: string;
  settings: TournamentSettings;
  status: string;
  opened: number;
  arbiter: boolean;
  arbiter_name: string | null;
  entered: boolean;
  you: number | null;
  playing: boolean;
  next: string | null;
  waiting: (EntrantLine)[];
  players: (EntrantLine)[];
  rounds: (RoundStand)[];
  planned: number;
  paused: string | null;
  waits: boolean;
  breaks: (string)[];
  standings: (StandingLine)[];
  acts: (ActLine)[];
  seal: string;
  secret: string | null;
}

export interface TournamentLine {
  tournament: string;
  settings: TournamentSettings;
  status: string;
  opened: number;
  players: number;
  round: number;
  planned: number;
  yours: boolean;
}

export interface Space {
  owner: string | null;
  secured: boolean;
  squatter: number | null;
  claimed: boolean;
}

export interface Board {
  size: number;
  spaces: (Space)[];
}

export interface Tally {
  mine: number;
  secured: number;
  spaces: number;
}

export interface Place {
  column: number;
  row: number;
}

export interface PlaceSquatter {
  type: "squatter";
  squatter: number;
  place: Place;
}

export interface PlaceClaimMarker {
  type: "claim-marker";
  place: Place;
}

export interface RollAgain {
  type: "roll-again";
}

export interface Stop {
  type: "stop";
}

export interface ClaimItView {
  seat: string | null;
  players: number;
  variant: string;
  secured_to_end: number;
  board: Board;
  turn: string;
  due: "roll" | "place" | "choose" | "over";
  dice: [number, number, number] | null;
  turns_left: number | null;
  table: Record<string, Tally>;
  legal: (PlaceSquatter | PlaceClaimMarker | RollAgain | Stop)[];
}

export interface Card {
  faction: string;
  value: number;
}

export interface Glimpse {
  holder: string;
  knower: string;
  cards: (Card)[];
}

export interface Play {
  type: "play";
  card: Card;
}

export interface Take {
  type: "take";
  card: Card;
}

export interface TakePile {
  type: "take-pile";
}

export interface Smash {
  type: "smash";
  seat: string;
  card: Card;
}

export interface Spare {
  type: "spare";
}

export interface ClaimView {
  seat: string | null;
  players: number;
  factions: (string)[];
  phase: number;
  stage: "play" | "look" | "pick" | "smash";
  lead: string | null;
  turn: string | null;
  hand: (Card)[];
  followers: (Card)[];
  hand_sizes: (number)[];
  follower_counts: (number)[];
  middle: (Card)[];
  pile_size: number;
  pile_top: Card | null;
  trick: (Card)[];
  asking: (Card)[];
  scores: ((Card)[])[];
  open: ((Card)[])[];
  lying: (Card)[];
  discard: (Card)[];
  known: ((Card)[])[];
  glimpses: (Glimpse)[];
  voids: ((string)[])[];
  legal: (Play | Take | TakePile | Smash | Spare)[];
}

export interface Analysis {
  setup: string;
  seat: string | null;
  chances: (number)[];
  options: (Option)[];
  is_exact: boolean;
  error_bar: number;
  bust: Bust | null;
  line: (string)[];
}

export interface ClaimItRolled {
  type: "rolled";
  seat: string;
  dice: [number, number, number];
}

export interface ClaimItSquatterPlaced {
  type: "squatter-placed";
  seat: string;
  squatter: number;
  place: Place;
  on: string | null;
}

export interface ClaimItClaimMarkerPlaced {
  type: "claim-marker-placed";
  seat: string;
  place: Place;
  on: string | null;
  squatter: number | null;
  squatter_returned: boolean;
}

export interface ClaimItBusted {
  type: "busted";
  seat: string;
  squatters: (Place)[];
  claim_markers: (Place)[];
}

export interface ClaimItRollingOn {
  type: "rolling-on";
  seat: string;
}

export interface ClaimItStopped {
  type: "stopped";
  seat: string;
}

export interface ClaimItSpaceTaken {
  type: "space-taken";
  seat: string;
  place: Place;
  secured: boolean;
  marker_returned_to: string | null;
}

export interface ClaimItLastRoundCalled {
  type: "last-round-called";
  seat: string;
  turns_left: number;
}

export interface ClaimItTurnBegan {
  type: "turn-began";
  seat: string;
}

export interface ClaimItGameEnded {
  type: "game-ended";
  winners: (string)[];
  decided_by: string;
}

export interface ClaimHandDealt {
  type: "hand-dealt";
  seat: string;
  count: number;
  cards: (Card)[] | null;
}

export interface ClaimTurnedUp {
  type: "turned-up";
  cards: (Card)[];
}

export interface ClaimCardPlayed {
  type: "card-played";
  seat: string;
  card: Card;
}

export interface ClaimTrickWon {
  type: "trick-won";
  seat: string;
  ranking: (string)[];
  cards: (Card)[];
}

export interface ClaimPileLookedAt {
  type: "pile-looked-at";
  seat: string;
  card: Card | null;
}

export interface ClaimRecruitTaken {
  type: "recruit-taken";
  seat: string;
  card: Card;
}

export interface ClaimRecruitDrawn {
  type: "recruit-drawn";
  seat: string;
  card: Card | null;
  seen_by: string | null;
}

export interface ClaimDiscarded {
  type: "discarded";
  cards: (Card)[];
}

export interface ClaimScored {
  type: "scored";
  seat: string;
  cards: (Card)[];
}

export interface ClaimLaidOpen {
  type: "laid-open";
  seat: string;
  cards: (Card)[];
}

export interface ClaimLeftLying {
  type: "left-lying";
  cards: (Card)[];
}

export interface ClaimSmashed {
  type: "smashed";
  seat: string;
  by: Card;
  victim: string;
  card: Card;
}

export interface ClaimSpared {
  type: "spared";
  seat: string;
  by: Card;
}

export interface ClaimLeadPassed {
  type: "lead-passed";
  seat: string;
  winner: string;
}

export interface ClaimSecondPhaseBegan {
  type: "second-phase-began";
  lead: string;
}

export interface ClaimFavourDecided {
  type: "favour-decided";
  faction: string;
  winners: (string)[];
  decided_by: string;
  counts: Record<string, number>;
}

export interface ClaimGameEnded {
  type: "game-ended";
  winners: (string)[];
  decided_by: string;
}

export type AnyRequest = Watch | Leave | Sit | Stand | Invite | SendAway | Word | Start | Ready | OpenWord | MakeMove | Why | AskHint | Look | Resign | AskUndo | AnswerUndo | TakeOver | ComeBack | Say | Attend | Ping;

export type AnyAnswer = Update | Change | Because | Hint | Refused | Accepted | Pong;

export type ClaimItEvent = ClaimItRolled | ClaimItSquatterPlaced | ClaimItClaimMarkerPlaced | ClaimItBusted | ClaimItRollingOn | ClaimItStopped | ClaimItSpaceTaken | ClaimItLastRoundCalled | ClaimItTurnBegan | ClaimItGameEnded;

export type ClaimEvent = ClaimHandDealt | ClaimTurnedUp | ClaimCardPlayed | ClaimTrickWon | ClaimPileLookedAt | ClaimRecruitTaken | ClaimRecruitDrawn | ClaimDiscarded | ClaimScored | ClaimLaidOpen | ClaimLeftLying | ClaimSmashed | ClaimSpared | ClaimLeadPassed | ClaimSecondPhaseBegan | ClaimFavourDecided | ClaimGameEnded;

export type Event = ClaimItEvent | ClaimEvent;
