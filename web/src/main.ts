import './theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { chosenLanguage, speak } from './lib/language.svelte'

await speak(chosenLanguage())
mount(App, { target: document.getElementById('app')! })
