/** A game that the app knows nothing of: played by what the server tells of it, in words. */
import { capital, gameName } from '../../lib/words'
import type { GameRecord } from '../record'
import PlainPicture from './PlainPicture.svelte'
import { seatOf } from './view'

export const plain: GameRecord = {
  name: '',
  setup: ({ game, words }) => ({ name: gameName(game), more: words.length ? [words.join(' ')] : [] }),
  move: (move) => capital(move),
  moves: null,
  story: {
    begins: (event, now) => {
      const seat = seatOf(event)
      return seat !== null && (now?.kind !== 'turn' || now.seat !== seat) ? { kind: 'turn', seat } : null
    },
    isSilent: () => false,
  },
  Picture: PlainPicture,
  screen: () => import('./PlainScreen.svelte'),
  chooser: () => import('./PresetChoice.svelte'),
}
