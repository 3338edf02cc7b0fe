/** How the computer players look: one recipe a character, drawn by Face.svelte. */

export interface Look {
  /** What is behind the head, and what it wears. */
  ground: string
  coat: string
  skin: string
  hair: string
  style: 'bald' | 'short' | 'spikes' | 'curls' | 'bob' | 'long' | 'braids' | 'bun' | 'parted'
  eyes?: 'dots' | 'round' | 'sleepy' | 'sharp' | 'glasses' | 'patch' | 'monocle' | 'wink'
  mouth?: 'smile' | 'grin' | 'flat' | 'smirk' | 'open' | 'teeth'
  beard?: 'full' | 'long' | 'goatee' | 'moustache'
  hat?: 'cap' | 'straw' | 'hood' | 'wizard' | 'crown' | 'feather' | 'helmet' | 'flower' | 'scarf' | 'band' | 'top' | 'beanie'
  /** Of the hat. */
  cloth?: string
  ears?: 'pointed'
  freckles?: true
  old?: true
}

const [PALE, ROSY, SAND, BROWN, DEEP, GREEN, GREY] = ['#f6dcc0', '#f2c3a0', '#dda877', '#a86f45', '#6f452c', '#9dbb6a', '#b9b7c4']

const FACES: Record<string, Look> = {
  dizzy: { ground: '#c9b8e8', coat: '#7a57a8', skin: GREEN, hair: '#4c6b2f', style: 'spikes', eyes: 'round', mouth: 'open', ears: 'pointed' },
  abacus: { ground: '#b9cbd6', coat: '#3d4c5c', skin: GREY, hair: '#5b5f70', style: 'bald', eyes: 'glasses', mouth: 'flat' },
  magpie: { ground: '#d8e2e6', coat: '#23232b', skin: SAND, hair: '#1d1c22', style: 'bob', eyes: 'sharp', mouth: 'smirk', hat: 'feather', cloth: '#2f3a55' },

  pip: { ground: '#f2cf7a', coat: '#2f8f5b', skin: ROSY, hair: '#b5562a', style: 'spikes', mouth: 'grin', freckles: true },
  momo: { ground: '#a9d3c2', coat: '#d9772b', skin: BROWN, hair: '#2a1b14', style: 'curls', mouth: 'smile', hat: 'flower', cloth: '#f2c14e' },
  tilly: { ground: '#f3b9a4', coat: '#4a7fb5', skin: PALE, hair: '#e2b24c', style: 'braids', mouth: 'open', freckles: true },
  bas: { ground: '#a8c6e6', coat: '#b23a48', skin: SAND, hair: '#5a3a22', style: 'short', eyes: 'round', mouth: 'smile', hat: 'beanie', cloth: '#d9772b' },
  juno: { ground: '#d7c2ea', coat: '#e0b040', skin: DEEP, hair: '#1f1512', style: 'bun', mouth: 'teeth' },

  hazel: { ground: '#cfdc9b', coat: '#8a6239', skin: ROSY, hair: '#7a4a26', style: 'long', mouth: 'smile', hat: 'straw', cloth: '#e6c878' },
  otto: { ground: '#efc48d', coat: '#375a7d', skin: PALE, hair: '#c28a3c', style: 'short', mouth: 'grin', beard: 'moustache', hat: 'cap', cloth: '#5a7048' },
  fenna: { ground: '#9fd0d8', coat: '#6a4fa0', skin: GREEN, hair: '#31523a', style: 'bob', mouth: 'smile', ears: 'pointed' },
  rudi: { ground: '#e9b0a2', coat: '#5b6b38', skin: SAND, hair: '#8f3a1f', style: 'curls', eyes: 'sleepy', mouth: 'flat', beard: 'full' },
  wren: { ground: '#b6c4ea', coat: '#2c6a66', skin: BROWN, hair: '#3a2417', style: 'short', mouth: 'smirk', hat: 'scarf', cloth: '#c84a58' },

  greta: { ground: '#e7c9a0', coat: '#9c3f4c', skin: ROSY, hair: '#b9b2a6', style: 'bun', eyes: 'glasses', mouth: 'smile', old: true },
  milo: { ground: '#a6cfae', coat: '#24384d', skin: SAND, hair: '#8a4526', style: 'parted', eyes: 'sharp', mouth: 'smirk', beard: 'goatee' },
  ida: { ground: '#f0b98c', coat: '#2b6fb0', skin: PALE, hair: '#1f1d2b', style: 'bob', eyes: 'wink', mouth: 'grin', hat: 'band', cloth: '#b23a48' },
  corvin: { ground: '#c2c7d6', coat: '#3b2f57', skin: PALE, hair: '#2a2530', style: 'long', eyes: 'sharp', mouth: 'flat', hat: 'hood', cloth: '#4a3c72' },
  sigge: { ground: '#a7d0e8', coat: '#8f5a2a', skin: ROSY, hair: '#d89a3a', style: 'long', mouth: 'teeth', beard: 'full', hat: 'helmet', cloth: '#9aa3ad' },

  astrid: { ground: '#d9a98f', coat: '#3f6a4a', skin: PALE, hair: '#d77a2f', style: 'braids', eyes: 'sharp', mouth: 'smirk', hat: 'helmet', cloth: '#c2a05a' },
  bruno: { ground: '#bcd3a4', coat: '#5a3a22', skin: SAND, hair: '#3a2a1e', style: 'bald', eyes: 'patch', mouth: 'teeth', beard: 'full' },
  vesper: { ground: '#8f86bd', coat: '#1f1b33', skin: GREY, hair: '#e6e2f2', style: 'long', eyes: 'sleepy', mouth: 'smirk', ears: 'pointed' },
  thora: { ground: '#e6c07a', coat: '#7d2f3d', skin: BROWN, hair: '#24160f', style: 'curls', eyes: 'sharp', mouth: 'flat', hat: 'band', cloth: '#e0b040' },
  kasimir: { ground: '#9fc3c9', coat: '#2d2344', skin: PALE, hair: '#4a3b36', style: 'parted', eyes: 'monocle', mouth: 'flat', beard: 'moustache', hat: 'top', cloth: '#2b2118' },

  isolde: { ground: '#d3a5b5', coat: '#4a1f3a', skin: PALE, hair: '#8a2f2a', style: 'long', eyes: 'sleepy', mouth: 'smirk', hat: 'crown', cloth: '#e8b83a' },
  nestor: { ground: '#a9bcd8', coat: '#3a4f78', skin: ROSY, hair: '#eceae4', style: 'long', eyes: 'glasses', mouth: 'smile', beard: 'long', hat: 'wizard', cloth: '#34508a', old: true },
  morgan: { ground: '#9cbfae', coat: '#243b33', skin: DEEP, hair: '#120d0b', style: 'bald', eyes: 'sharp', mouth: 'flat', hat: 'hood', cloth: '#2f5a4c' },
  ulf: { ground: '#c9c2b2', coat: '#4b4a4f', skin: SAND, hair: '#8c8f96', style: 'spikes', eyes: 'patch', mouth: 'flat', beard: 'long', old: true },
  zenobia: { ground: '#e7b06a', coat: '#6b2f7a', skin: BROWN, hair: '#1a110d', style: 'bun', eyes: 'sharp', mouth: 'smile', hat: 'crown', cloth: '#f2c14e' },
}

export const CHARACTERS = Object.keys(FACES)

/** How a character looks; nothing for one that is not known here. */
export const lookOf = (character: string | null | undefined): Look | null => (character && FACES[character]) || null
