/** Calls the reader when it is their turn: in the title of the tab, and by a notification. */
import { t } from '../language.svelte'
import { preferences } from '../preferences.svelte'

export function notificationsPossible(): boolean {
  return 'Notification' in window
}

/** Ask the browser for leave to notify. Whether it was given. */
export async function askLeave(): Promise<boolean> {
  return notificationsPossible() && (await Notification.requestPermission()) === 'granted'
}

/** Call, if the page is not being looked at and the reader wants to be called. */
export function call(game: string): void {
  if (!document.hidden || !preferences.notify || !notificationsPossible()) return
  if (Notification.permission !== 'granted') return
  const notice = new Notification(t('ui-your-turn'), { body: game, tag: 'turn', icon: '/icon.svg' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
