import { beforeEach } from 'vitest'
import { keepGames } from '../src/lib/games.svelte'
import { speak } from '../src/lib/language.svelte'
import { GAMES } from './games'

beforeEach(async () => {
  keepGames(GAMES)
  await speak('en')
})
