/** CLAIM, for the rest of the app. */
import { t } from '../../lib/language.svelte'
import type { Card } from '../../lib/messages'
import type { GameRecord } from '../record'
import './hall.css'
import { cardName, cardNames, factionName } from './cards'
import CardsPicture from './CardsPicture.svelte'
import { boxOf, factionsIn } from './deck'
import DeckTiles from './DeckTiles.svelte'
import { moveWords } from './moves'
import { story } from './story'
import TrickCards from './TrickCards.svelte'

const isCardRecord = (value: unknown): value is Card => typeof value === 'object' && value !== null && 'faction' in value

function said(key: string, value: unknown): string | undefined {
  if (key === 'faction') return factionName(value as string)
  if (key === 'cards') return (value as Card[]).length ? cardNames(value as Card[]) : 'none'
  return isCardRecord(value) ? cardName(value) : undefined
}

export const claim: GameRecord = {
  name: 'claim',
  setup: (setup, info) => {
    const box = boxOf(factionsIn(setup), info)
    return box ? { name: t(`ui-deck-${box}`), more: [] } : { name: t('ui-game-claim'), more: [t('ui-deck-own')] }
  },
  move: moveWords,
  moves: /\b[A-Z][a-z]\d\b/g,
  said,
  story,
  ChapterHead: TrickCards,
  Picture: CardsPicture,
  Facts: DeckTiles,
  screen: () => import('./ClaimScreen.svelte'),
  chooser: () => import('./DeckChooser.svelte'),
  study: () => import('./study'),
  learn: () => import('./learn'),
  seal: () => import('./seal'),
}
