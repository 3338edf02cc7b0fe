import { expect, test } from 'vitest'
import { clockName, CLOCKS } from '../src/lib/clocks'
import { gameNames, levelFor } from '../src/lib/games.svelte'
import { speak } from '../src/lib/language.svelte'
import { moveWords, spelledOut } from '../src/lib/moves'
import { describeSetup, gameName, gameOfPosition, playerName, playsInTeams, ruleAddress, setupOf, setupOfPosition } from '../src/lib/words'

test('a set-up is taken apart into game, players and the rest', () => {
  expect(setupOf('claim 2 Gn Gi Dr Tr Se')).toEqual({ game: 'claim', players: 2, words: ['Gn', 'Gi', 'Dr', 'Tr', 'Se'] })
  expect(setupOf('claim-it 3 quick')).toEqual({ game: 'claim-it', players: 3, words: ['quick'] })
})

test('the first line of a position names its set-up', () => {
  expect(setupOfPosition('claim:  2 Gn Gi\nphase: 2')).toBe('claim 2 Gn Gi')
  expect(setupOfPosition('claim-it 2 base; . ./. .; a; choose; -')).toBe('claim-it 2 base')
  expect(gameOfPosition('pig 2 30; 4 0; a; 6; roll')).toBe('pig')
})

test('a set-up is described in a few words', () => {
  expect(describeSetup('claim-it 3 quick')).toBe('Claim It! · 3 players · Quick squatters')
  expect(describeSetup('claim 2 Kn Go Un Dw Do')).toBe('CLAIM · 2 players')
  expect(describeSetup('claim 2 Se Tr Dr Gi Gn')).toBe('CLAIM 2 · 2 players')
  expect(describeSetup('claim 2 Go Kn Un Dw Se')).toBe('CLAIM · 2 players · mixed deck')
  expect(describeSetup('pig 4 30')).toBe('Pig · 4 players · 30')
})

test('whoever sits opposite is a partner where the server says so', () => {
  expect(['claim 4 x', 'claim 3 x', 'claim-it 4 base'].map(playsInTeams)).toEqual([true, false, false])
})

test('a game that the catalogue does not know has its own name', () => {
  expect(gameNames().map(gameName)).toEqual(['Claim It!', 'CLAIM', 'Pig'])
})

test('a rule is on the page of its game', () => {
  expect(['I-4a', 'K-12', 'P-1'].map(ruleAddress)).toEqual(['/rules/claim-it#I-4a', '/rules/claim#K-12', null])
})

test('the level wished for is taken where there is it', () => {
  expect([levelFor('claim', 'strong'), levelFor('claim', undefined), levelFor('claim', 'random')]).toEqual(['strong', 'easy', 'easy'])
  expect(levelFor('pig', 'strong')).toBe('random')
})

test('the name of a computer player in a file is its level', () => {
  expect([playerName('strong'), playerName('Ada')]).toEqual(['Strong', 'Ada'])
})

test('moves are told in words, also within a sentence', () => {
  expect(moveWords('claim', 'Gi7')).toBe('Giant 7')
  expect(moveWords('pig', 'roll')).toBe('Roll')
  expect(spelledOut('Gi7 is better')).toBe('Giant 7 is better')
  expect(spelledOut('plays 2@3/5')).toBe(`plays ${moveWords('claim-it', '2@3/5')}`)
})

test('a clock is named as it was offered', async () => {
  expect(clockName(CLOCKS['none']!)).toBe('No clock')
  await speak('de')
  expect(clockName(CLOCKS['none']!)).not.toBe('No clock')
})
