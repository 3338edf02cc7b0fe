/** Sounds made on the spot, none from a file. */
import { preferences } from '../preferences.svelte'

export type Sound = 'dice' | 'stone' | 'marker' | 'bust' | 'stop' | 'card' | 'gather' | 'smash' | 'turn' | 'win'

let audio: AudioContext | undefined
/** All sounds pass through it. */
let master: GainNode | undefined
/** Milliseconds: longer than any sound. */
const LONGEST = 1500
let silence: ReturnType<typeof setTimeout> | undefined

export function play(sound: Sound): void {
  // Before the first touch of the page a browser lets nothing sound.
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  master ??= connected(audio)
  // Loudness is heard by its square: half the way is half as loud.
  master.gain.value = (preferences.volume / 70) ** 2
  wake(audio)
  SOUNDS[sound](audio, audio.currentTime + 0.01)
}

/** Silence would be computed without end, which a phone's battery feels: it sleeps between the sounds. */
function wake(audio: AudioContext): void {
  clearTimeout(silence)
  if (audio.state !== 'running') audio.resume().catch(() => undefined)
  silence = setTimeout(() => audio.suspend().catch(() => undefined), LONGEST)
}

function connected(audio: AudioContext): GainNode {
  const gain = audio.createGain()
  gain.connect(audio.destination)
  return gain
}

type Make = (audio: AudioContext, at: number) => void

const SOUNDS: Record<Sound, Make> = {
  dice: (audio, at) => [0, 0.07, 0.13, 0.22, 0.28, 0.41, 0.5].forEach((later) => knock(audio, at + later, 1900, 0.11)),
  stone: (audio, at) => knock(audio, at, 900, 0.3),
  marker: (audio, at) => {
    knock(audio, at, 500, 0.35)
    tone(audio, at + 0.03, 660, 0.18, 0.08)
  },
  bust: (audio, at) => {
    tone(audio, at, 196, 0.5, 0.16, 98)
    noise(audio, at, 0.35, 300, 0.2)
  },
  stop: (audio, at) => [523, 659, 784].forEach((pitch, index) => tone(audio, at + index * 0.07, pitch, 0.25, 0.09)),
  card: (audio, at) => noise(audio, at, 0.09, 2600, 0.16),
  gather: (audio, at) => [0, 0.06, 0.12].forEach((later) => noise(audio, at + later, 0.08, 1800, 0.1)),
  smash: (audio, at) => {
    noise(audio, at, 0.3, 500, 0.35)
    knock(audio, at, 160, 0.5)
  },
  turn: (audio, at) => [587, 880].forEach((pitch, index) => tone(audio, at + index * 0.11, pitch, 0.3, 0.07)),
  win: (audio, at) =>
    [392, 523, 659, 784, 1047].forEach((pitch, index) => tone(audio, at + index * 0.12, pitch, 0.5, 0.1)),
}

function fading(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loudness, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(master ?? audio.destination)
  return gain
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number, end = pitch): void {
  const voice = audio.createOscillator()
  voice.type = 'triangle'
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(end, at + length)
  voice.connect(fading(audio, at, length, loudness))
  voice.start(at)
  voice.stop(at + length)
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(fading(audio, at, length, loudness))
  source.start(at)
}

/** Wood on wood. */
function knock(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  noise(audio, at, 0.045, pitch, loudness)
  tone(audio, at, pitch / 4, 0.06, loudness / 2, pitch / 7)
}
