/** Puts a text where the reader can take it along. */
import { t } from './language.svelte'
import { notify } from './notices.svelte'

/** Copy a text, and say so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify(t('web-copied'))
  } catch {
    notify(text)
  }
}
