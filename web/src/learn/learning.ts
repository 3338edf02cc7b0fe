/** What a game has to be learned with. */
import type { Learn } from '../games/record'
import { recordOf } from '../games/registry'
import { Refusal } from '../lib/api'
import { fetchPart } from '../lib/parts'
import type { Game } from '../lib/words'

/** Fetched; a game without rules and lessons has no such page. */
export async function learnOf(game: Game): Promise<Learn> {
  const { learn } = recordOf(game)
  if (!learn) throw new Refusal({ code: 'ui-no-such-page', reason: '', rule: null, arguments: {} })
  return (await fetchPart(learn)).default
}
