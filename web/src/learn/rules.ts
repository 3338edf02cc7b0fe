/** Which rules there are, in the order of their pages. The texts are in the catalogue `rules`. */
import type { Game } from '../lib/words'

export interface Chapter {
  heading: string
  rules: string[]
}

export const RULES: Record<Game, Chapter[]> = {
  'claim-it': [
    { heading: 'claim-it-table', rules: ['I-1'] },
    {
      heading: 'claim-it-turn',
      rules: ['I-2', 'I-3', 'I-4', 'I-4a', 'I-4b', 'I-4c', 'I-4d', 'I-5', 'I-6', 'I-7', 'I-8', 'I-9', 'I-10'],
    },
    { heading: 'claim-it-end', rules: ['I-11', 'I-12'] },
    { heading: 'claim-it-supply', rules: ['I-13', 'I-14', 'I-15'] },
  ],
  claim: [
    { heading: 'claim-deck', rules: ['K-1', 'K-2', 'K-3'] },
    { heading: 'claim-trick', rules: ['K-4', 'K-5', 'K-6', 'K-7', 'K-8'] },
    { heading: 'claim-first', rules: ['K-9', 'K-10', 'K-11', 'K-12', 'K-13'] },
    { heading: 'claim-second', rules: ['K-14', 'K-15', 'K-16', 'K-17', 'K-18', 'K-19', 'K-20'] },
    { heading: 'claim-end', rules: ['K-21', 'K-22'] },
  ],
}

/** How many secured spaces call the last round, by the number of players (I-11). */
export const CALLS_LAST_ROUND: [number, number][] = [[2, 13], [3, 9], [4, 7], [5, 6]]

/** By the number of players: cards of a deck, cards in hand, ten-card factions beside the pair (K-1, K-2). */
export const DEALS: [number, { deck: number; hand: number; tens: number }][] = [
  [2, { deck: 52, hand: 13, tens: 3 }],
  [3, { deck: 72, hand: 12, tens: 5 }],
  [4, { deck: 72, hand: 9, tens: 5 }],
]

/** The rules in which a word is found, in the order of the page. */
export function rulesWith(game: Game, word: string, text: (rule: string) => string): string[] {
  const wanted = word.trim().toLowerCase()
  return RULES[game].flatMap((chapter) => chapter.rules).filter((rule) => {
    return rule.toLowerCase() === wanted || text(rule).toLowerCase().includes(wanted)
  })
}
