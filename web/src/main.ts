import './theme.css'
import './frame.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { chosenLanguage, speak } from './lib/language.svelte'
import { startRouter } from './lib/router.svelte'

await speak(chosenLanguage())
startRouter()
mount(App, { target: document.getElementById('app')! })
