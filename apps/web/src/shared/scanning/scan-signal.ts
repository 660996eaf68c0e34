import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { createStore, useStore } from '../../lib/store.ts'

export type Signal = 'good' | 'attention' | 'bad'

const storageName = 'mp_scansignaal'
const store = createStore(readStored<boolean>(localStorage, storageName) ?? true)

export function useSignalOn(): boolean {
  return useStore(store)
}

export function switchSignal(on: boolean): void {
  writeStored(localStorage, storageName, on)
  store.set(on)
}

interface Tone {
  readonly hertz: number
  readonly ms: number
}

/** High and short for good, low and long for bad: distinct beside a running machine. */
const tones: Readonly<Record<Signal, readonly Tone[]>> = {
  good: [{ hertz: 1320, ms: 110 }],
  attention: [
    { hertz: 880, ms: 90 },
    { hertz: 880, ms: 90 },
  ],
  bad: [{ hertz: 220, ms: 420 }],
}
const vibrations: Readonly<Record<Signal, number[]>> = { good: [60], attention: [60, 60, 60], bad: [250] }
const gapSeconds = 0.06
const loudness = 0.25

let audio: AudioContext | null = null

function beep(signal: Signal): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A browser keeps sound off until somebody touched the page; after that it plays.
  void audio.resume()
  let at = audio.currentTime
  for (const { hertz, ms } of tones[signal]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    volume.gain.value = loudness
    tone.frequency.value = hertz
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    at += ms / 1000
    tone.stop(at)
    at += gapSeconds
  }
}

/** Sound, and a vibration unless the device is set to less motion. */
export function giveSignal(signal: Signal): void {
  if (!store.get()) return
  beep(signal)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isCalm && typeof navigator.vibrate === 'function') navigator.vibrate(vibrations[signal])
}
