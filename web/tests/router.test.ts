import { expect, test } from 'vitest'
import { gamesIn } from '../src/lib/records'
import { address, go, rename, startRouter } from '../src/lib/router.svelte'

test('going somewhere changes the address without loading anew', () => {
  go('/learn/claim?at=3#K-4')
  expect([address().path, address().query.get('at'), address().anchor]).toEqual(['/learn/claim', '3', 'K-4'])
  const steps = window.history.length
  rename('/analysis?game=claim')
  expect([address().path, window.history.length]).toEqual(['/analysis', steps])
})

test('a link to a page of the app is followed, a file is not', () => {
  startRouter()
  document.body.innerHTML = '<a id="in" href="/lobby">x</a><a id="file" href="/api/tables/1/record">x</a>'
  const press = (id: string): boolean =>
    document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(press('in')).toBe(false)
  expect(address().path).toBe('/lobby')
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press('file')
  expect(address().path).toBe('/lobby')
})

test('a file may hold many games', () => {
  const one = 'claimstead game 1\nsetup: claim-it 2 base\nseat a: Ada\nseat b: Ben'
  const two = 'claimstead game 1\nsetup: pig 2 30'
  expect(gamesIn(`${one}\n\n${two}`).map((each) => each.names)).toEqual([['Ada', 'Ben'], ['pig 2 30']])
})
