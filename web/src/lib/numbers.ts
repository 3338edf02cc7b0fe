/** Shares of the victory, as people read them. */
import { language } from './language.svelte'

/** "62 %", as the language writes it; `digits` after the point. */
export function percent(share: number, digits = 0): string {
  const format = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: digits })
  const least = 1 / (100 * 10 ** digits)
  // What can happen is never said to have no chance at all, nor to be certain.
  if (share > 0 && share < least / 2) return `< ${format.format(least)}`
  if (share < 1 && share > 1 - least / 2) return `> ${format.format(1 - least)}`
  return format.format(share)
}

/** A gain or loss in points of a hundred: "+3.1", "−12.0". */
export function points(share: number, digits = 1): string {
  const format = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(language(), format).format(100 * share).replace('-', '\u2212')
}
