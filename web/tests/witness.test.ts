import { expect, test } from 'vitest'
import type { Update } from '../src/lib/messages'
import { commitmentOf } from '../src/lib/seal/sealed'
import { kept, openWord, sealWord } from '../src/lib/seal/witness'

/** An update in which the server has taken this of the word of seat b. */
const taken = (commitment: string | null): Update =>
  ({ table: 't', yours: ['b'], seats: [{ seat: 'a', commitment: 'f00' }, { seat: 'b', commitment }] }) as unknown as Update

test('of two words that were sealed the one is opened that the server has taken', async () => {
  const [first, second] = [await sealWord('t', 'seal', 'gold'), await sealWord('t', 'seal', 'silver')]
  for (const [commitment, word] of [[first, 'gold'], [second, 'silver']] as const) {
    const open = openWord(taken(commitment))
    expect(open?.word).toBe(word)
    expect(await commitmentOf(open!.word, open!.nonce)).toBe(commitment)
    expect(kept('t')).toMatchObject({ seal: 'seal', word })
  }
})

test('a word that was sealed elsewhere, or none, is not opened here', async () => {
  await sealWord('t', 'seal', 'gold')
  expect(openWord(taken('e11'))).toBeUndefined()
  expect(openWord(taken(null))).toBeUndefined()
})
