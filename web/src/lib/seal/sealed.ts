/** Sealed randomness, computed here: whoever plays need not believe the server.
 *
 * The same as `claimstead verify` does, written a second time; docs/server.md says it in words. */
import type { FactionInfo } from '../messages'

const VERSION = 'claimstead 1'
const NUMBERS = 2 ** 32

const text = new TextEncoder()

/** Whether this page may compute hashes: browsers allow it on secure pages only. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

function digits(bytes: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  const pairs = hexadecimal.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16))
}

/** What is shown of a secret before the game. */
export async function sealOf(secret: string): Promise<string> {
  return digits(await crypto.subtle.digest('SHA-256', bytesOf(secret)))
}

/** The fingerprint of a word, told before the word is. */
export async function commitmentOf(word: string, nonce: string): Promise<string> {
  return digits(await crypto.subtle.digest('SHA-256', text.encode(`${nonce}\n${word}`)))
}

export function newNonce(): string {
  return digits(crypto.getRandomValues(new Uint8Array(16)))
}

/** Random numbers of 32 bits, block by block. */
class Numbers {
  #numbers: number[] = []
  #block = 0

  constructor(
    private key: CryptoKey,
    private start: string,
  ) {}

  async #next(): Promise<number> {
    if (!this.#numbers.length) {
      const message = text.encode(`${this.start}\n${this.#block}`)
      const digest = new DataView(await crypto.subtle.sign('HMAC', this.key, message))
      this.#numbers = Array.from({ length: 8 }, (_, index) => digest.getUint32(4 * index))
      this.#block += 1
    }
    return this.#numbers.shift()!
  }

  /** A number from 0 on below `limit`; numbers that would favour some are passed over. */
  async below(limit: number): Promise<number> {
    const fair = NUMBERS - (NUMBERS % limit)
    let number = await this.#next()
    while (number >= fair) number = await this.#next()
    return number % limit
  }
}

/** All rolls and shuffles of one game. */
export class Luck {
  #key: Promise<CryptoKey>

  constructor(
    private setup: string,
    secret: string,
    /** Of every seat in the order before the start; empty where a seat gave none. */
    private words: readonly string[],
  ) {
    const hash = { name: 'HMAC', hash: 'SHA-256' }
    this.#key = crypto.subtle.importKey('raw', bytesOf(secret), hash, false, ['sign'])
  }

  async #numbers(draw: number | string): Promise<Numbers> {
    return new Numbers(await this.#key, [VERSION, this.setup, ...this.words, draw].join('\n'))
  }

  /** Who begins, by the number of the seat. */
  async first(): Promise<number> {
    return (await this.#numbers('first')).below(this.words.length)
  }

  /** A roll as its move: `235`. */
  async roll(draw: number | string, size: number): Promise<string> {
    const numbers = await this.#numbers(draw)
    const dice = []
    for (let die = 0; die < 3; die++) dice.push((await numbers.below(size)) + 1)
    return dice.sort().join('')
  }

  /** The deal as its move: `deal` and all cards, hand by hand, then the pile. */
  async deal(draw: number | string, deck: readonly string[]): Promise<string> {
    const numbers = await this.#numbers(draw)
    const cards = [...deck]
    for (let last = cards.length - 1; last > 0; last--) {
      const other = await numbers.below(last + 1)
      ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
    }
    const players = this.words.length
    const size = Math.floor(cards.length / (2 * players))
    const hands = Array.from({ length: players }, (_, seat) => cards.slice(seat * size, (seat + 1) * size).sort())
    return ['deal', ...hands.flat(), ...cards.slice(players * size)].join(' ')
  }
}

/** The cards of these factions in the order of texts: by code, then by value. */
export function deckOf(codes: readonly string[], factions: readonly FactionInfo[]): string[] {
  return factions
    .filter((faction) => codes.includes(faction.code))
    .flatMap((faction) => faction.values.map((value) => `${faction.code}${value}`))
    .sort()
}
