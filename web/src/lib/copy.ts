/** Puts a text where the reader can take it along. */
import { t } from './language.svelte'
import { notify } from './notices.svelte'

/** Copy a text, else what is selected; whether that was possible. */
export async function put(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Browsers keep the clipboard from pages without encryption; the older way is still open there.
    return document.execCommand('copy')
  }
}

/** Copy a text, and say so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify(t('ui-copied'))
  } catch {
    notify(text)
  }
}
