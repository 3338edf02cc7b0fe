/** What a person likes, kept in the browser. */
import { motion } from './device/motion.svelte'
import type { Speed } from './table/speed'

export type Theme = 'system' | 'light' | 'dark'

export interface Preferences {
  theme: Theme
  /** Whether there are sounds. */
  sound: boolean
  /** How loud they are, from 0 to 100. */
  volume: number
  /** Whether CLAIM shows what is known of the others' cards. */
  memory: boolean
  /** Whether Claim It! shows the chance to bust, where the table allows it. */
  odds: boolean
  /** Whether things move, unless the system asks for stillness. */
  motion: boolean
  /** How quickly is shown what happens at a table. */
  speed: Speed
  /** Whether the browser calls when it is one's turn. */
  notify: boolean
  /** The level last played against, by game. */
  levels: Record<string, string>
}

const KEY = 'preferences'
const FIRST: Preferences = {
  theme: 'system',
  sound: true,
  volume: 70,
  memory: true,
  odds: true,
  motion: true,
  speed: 'normal',
  notify: false,
  levels: {},
}

function kept(): Preferences {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...FIRST }
  }
}

export const preferences: Preferences = $state(kept())

/** Keep the preferences and show them on the page, from now on. */
export function heedPreferences(): () => void {
  return $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(preferences)))
    $effect(() => {
      motion.wanted = preferences.motion
    })
    $effect(() => {
      const root = document.documentElement
      if (preferences.theme === 'system') delete root.dataset['theme']
      else root.dataset['theme'] = preferences.theme
      root.dataset['motion'] = motion.still ? 'none' : 'full'
    })
  })
}
