/** Puts texts where the reader can take them along. */
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

/** Let the reader keep a text as a file. */
export function keep(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
