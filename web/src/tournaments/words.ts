/** Tournaments in words. */
import { language, t } from '../lib/language.svelte'
import type { EntrantLine, PairingLine, TournamentStand } from '../lib/messages'
import { playerName } from '../lib/words'

export function entrantName(entrant: EntrantLine | undefined): string {
  if (!entrant || entrant.deleted) return t('ui-tournament-deleted')
  return playerName(entrant.name)
}

/** Points and tie-breaks: halves as such, other shares shortly. */
export function points(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value)
}

/** How a game ended, or where it stands. */
export function resultOf(pairing: PairingLine): string {
  if (pairing.status === 'bye') return t('ui-tournament-bye')
  if (pairing.shares.length) return pairing.shares.map(points).join(' : ')
  return t(`ui-tournament-game-${pairing.status === 'over' ? 'over' : 'on'}`)
}

export function pairingNames(stand: TournamentStand, pairing: PairingLine): string {
  return pairing.players.map((player) => entrantName(stand.players[player])).join(' – ')
}
