import './theme.css'
import './frame.css'
import { mount } from 'svelte'
import App, { pageAt } from './App.svelte'
import { chosenLanguage, speak } from './lib/language.svelte'
import { startRouter } from './lib/router.svelte'

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
  mount(App, { target: document.getElementById('app')! })
}
