/** What a server tells of its games: two that the app has folders for, and one that it does not know. */
import type { GameInfo } from '../src/lib/messages'

const ANY: Omit<GameInfo, 'game' | 'first'> = {
  players: [2, 3, 4],
  partners: [],
  presets: [],
  rules: '',
  secrets: false,
  odds: false,
  review: true,
  variants: [],
  factions: [],
  decks: {},
  tens: {},
  levels: ['random', 'beginner', 'easy', 'strong'],
  opponents: ['beginner', 'easy', 'strong'],
}

/** Ten cards from 0 to 9. */
const TEN = Array.from({ length: 10 }, (_, value) => value)
const faction = (code: string, pair: string | null = null) => ({ code, values: TEN, pair })

export const GAMES: GameInfo[] = [
  { ...ANY, game: 'claim-it', first: 'claim-it 2 base', rules: 'I', odds: true, variants: ['base', 'quick'] },
  {
    ...ANY,
    game: 'claim',
    first: 'claim 2 Kn Go Un Dw Do',
    rules: 'K',
    partners: [4],
    secrets: true,
    factions: [faction('Go', 'Kn'), faction('Kn', 'Go'), ...['Un', 'Dw', 'Do', 'Dr', 'Tr', 'Se'].map((code) => faction(code))],
    decks: { claim: 'Go Kn Un Dw Do', 'claim-2': 'Gn Gi Dr Tr Se' },
    tens: { 2: 3, 3: 5, 4: 5 },
  },
  { ...ANY, game: 'pig', first: 'pig 2 30', presets: ['pig 2 30', 'pig 3 30'], review: false, levels: ['random'], opponents: ['random'] },
]
