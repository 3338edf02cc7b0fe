import './theme.css'
import './frame.css'
import { mount } from 'svelte'
import App, { pageAt } from './App.svelte'
import { chosenLanguage, speak } from './lib/language.svelte'
import { games } from './lib/api'
import { keepForOffline } from './lib/offline'
import { startRouter } from './lib/router.svelte'
import { renew } from './people/push'

// The page is fetched beside the words.
pageAt(window.location.pathname)?.load().catch(() => undefined)
const wished = chosenLanguage()
speak(wished).then(start, () => {
  // Without a word of its own the app shows what index.html has for this.
  document.getElementById('missing')!.dataset['language'] = wished
})

function start(): void {
  // Another tab chose another language.
  addEventListener('storage', ({ key }) => {
    if (key === 'language') speak(chosenLanguage()).catch(() => undefined)
  })
  startRouter()
  games().catch(() => undefined)
  mount(App, { target: document.getElementById('app')! })
  // After all else: what is here opens without a connection, too.
  keepForOffline().catch(() => undefined)
  // And whoever wants notices here is told under the session of today.
  renew().catch(() => undefined)
}
