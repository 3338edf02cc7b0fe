import '../theme.css'
import { mount } from 'svelte'
import { speak } from '../lib/language.svelte'
import Gallery from './Gallery.svelte'

const wishes = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = wishes.get('theme') ?? 'light'
await speak(wishes.get('language') ?? 'en')
mount(Gallery, { target: document.getElementById('app')!, props: { wanted: wishes.get('show') } })
