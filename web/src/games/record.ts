/** What the browser app has for one game; whatever it has nothing for is done as for any game. */
import type { Component } from 'svelte'
import type { Load } from '../lib/parts'
import type { Card, Event, GameInfo, LegalMove, News, Replay } from '../lib/messages'
import type { Names, Seat } from '../lib/seats'
import type { Luck } from '../lib/seal/sealed'
import type { ScreenProps } from '../table/screen'

/** A set-up in words, taken apart: `claim-it 3 quick`. */
export interface Setup {
  game: string
  players: number
  /** What stands after the number of players. */
  words: string[]
}

/** What a set-up says beside the number of players. */
export interface SetupName {
  /** The game, or the box it comes in. */
  name: string
  more: string[]
}

/** How the story of a game is told: by turns, by tricks. */
export interface StoryTeller {
  /** What this event begins, while `now` is being told; nothing where it goes on with that. */
  begins: (event: Event, now: Chapter | null) => { kind: string; seat: Seat | null } | null
  /** Whether an event needs no line of its own: the chapter says it, or the board. */
  isSilent: (event: Event) => boolean
  /** Keep what a chapter shows of an event. */
  take?: (event: Event, chapter: Chapter) => void
  /** The line of an event, and why it came to that; nothing: it is told as anywhere. */
  line?: (event: Event, chapter: Chapter, names: Names, you: Seat | null) => Line | null
  /** What the message is called that says why it came to that; nothing: it is called as the event is. */
  because?: (event: Event) => string | null
  /** An event without what only one seat knows: where several people share a screen, none of them is told. */
  withoutSecrets?: (event: Event) => Event
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
  why: News['why']
}

/** A turn or a trick. */
export interface Chapter {
  kind: string
  number: number
  seat: Seat | null
  deeds: Deed[]
  /** The cards of a trick. */
  cards: { seat: Seat; card: Card }[]
  winner: Seat | null
}

/** What is chosen of a set-up beside the number of players. */
export interface SetupChoice {
  info: GameInfo
  players: number
  /** Whether nothing is explained. */
  brief?: boolean
}

/** A component that says which set-up was chosen. */
export type SetupChooser = Component<SetupChoice, { setup: () => string }>

/** A position that is played on, set up or looked at. */
export interface BoardProps {
  position: string
  names: Names
  info: GameInfo
  /** Whether pieces are set up; else moves are made. */
  sets?: boolean
  legal?: LegalMove[]
  /** The move that is pointed at elsewhere. */
  pointed?: string | null
  onchange?: (position: string) => void
  onmove?: (move: string) => void
}

/** Analysis, review and puzzles. */
export interface Study {
  /** What lies on the board when one comes to the analysis. */
  first: string
  /** Lines of a position's text. */
  lines: number
  turnOf: (position: string) => Seat
  /** The moves that lead to a roll. */
  roll?: (position: string, roll: string) => string[]
  Editor: Component<BoardProps>
  /** Where a puzzle is answered. */
  Puzzle: Component<BoardProps>
  /** The table at a step of a game: before a decision, with the best move shown; after a move of chance. */
  StepBoard: Component<{
    position: string
    names: Names
    best?: string | null
    made?: string | null
    /** A roll that the position does not show. */
    rolled?: string | null
  }>
  /** The small picture of what a move is made with; `isWhole` where it says all. */
  MoveSign: Component<{ move: string }>
  /** Whether the picture of a move says all that its words say. */
  isDrawn: (move: string) => boolean
  /** The rolls that go wrong. */
  Rolls?: Component<{ busting: readonly string[]; rolled?: string | null; onroll?: (roll: string) => void }>
}

/** A position, drawn to be read. */
export interface DrawnProps {
  position: string
  /** Whose eyes the reader has; nobody's: everything is seen, and everybody is named. */
  seat: string | null
  /** The place that it is about. */
  place?: string | null
}

/** The rules and lessons. */
export interface Learn {
  /** Which rules there are, in the order of their pages. */
  rules: { heading: string; rules: string[] }[]
  Box: Component
  /** The table of what differs with the number of players. */
  SetUp: Component
  Drawn: Component<DrawnProps>
  /** Further sections of the rules, by name. */
  sections: Record<string, Component>
  /** A lesson's task to count the end. */
  Counting?: Component<{ view: any; seat: Seat; favours: Record<string, Seat>; winner: Seat; ondone: () => void }>
  /** What needs no word in a lesson: it is seen, it is the same for every move, or nobody sees it. */
  silent: readonly string[]
  /** What figures of the strategy are told apart by, where that is not a move. */
  Label?: Component<{ by: string; label: string }>
}

/** What chance did, for whoever checks it. */
export interface Seal {
  /** The move that the sealed luck gives to a draw of this name. */
  due: (luck: Luck, draw: number | string, replay: Replay, info: GameInfo) => Promise<string>
  /** Whose turn a draw belongs to, where each has its own. */
  drawer: (events: readonly Event[]) => Seat | null
  /** Whether a game is told as it was seen. */
  isSame: (told: readonly Event[], seen: readonly Event[]) => boolean
}

export interface GameRecord {
  /** The first word of its set-ups. */
  name: string
  /** What a set-up is called. */
  setup: (setup: Setup, info: GameInfo | undefined) => SetupName
  /** A move in words. */
  move: (move: string, names: Names) => string
  /** How its moves look where they stand in a sentence. */
  moves: RegExp | null
  /** What a value of an event or a refusal is called; nothing where it is not of this game alone. */
  said?: (key: string, value: unknown) => string | number | undefined
  /** A refusal that needs more than its message; nothing where that will do. */
  refusal?: (code: string, told: Record<string, string | number>) => string | null
  story: StoryTeller
  /** Whether what has happened is listed beside its screen, and does not lie over it. */
  isBeside?: boolean
  /** What is seen of a chapter of its story above the words. */
  ChapterHead?: Component<{ chapter: Chapter; names: Names; you: Seat | null }>
  Picture: Component
  /** What is told of a set-up in the lobby. */
  Facts?: Component<{ setup: string }>
  /** The screen, played at or watched. */
  screen: Load<{ default: Component<ScreenProps<any, any>> }>
  chooser: Load<{ default: SetupChooser }>
  study?: Load<{ default: Study }>
  learn?: Load<{ default: Learn }>
  seal?: Load<{ default: Seal }>
}
