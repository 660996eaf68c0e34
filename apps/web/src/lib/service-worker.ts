import { baseAddress } from './base-address.ts'

const updateWaitMs = 5000
let registration: ServiceWorkerRegistration | null = null

/** Registers the worker that keeps the shell for offline use; `onNew` runs when a newer one is installed. */
export async function registerWorker(onNew: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    registration = await navigator.serviceWorker.register(`${baseAddress()}/sw.js`)
  } catch {
    // A browser that forbids workers has no offline shell; everything else works.
    return
  }
  // A browser under test may block workers and give nothing back.
  registration?.addEventListener('updatefound', () => {
    const worker = registration?.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) onNew()
    })
  })
}

function reload(): void {
  window.location.reload()
}

/** Reloads with the newest shell: a waiting worker takes over first, else the old one would serve the old page again. */
export async function reloadWithNewest(): Promise<void> {
  if (registration === null) return reload()
  await registration.update().catch(() => {})
  const waiting = registration.waiting ?? registration.installing
  if (waiting === null) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, updateWaitMs)
  if (waiting.state === 'installed') return waiting.postMessage({ type: 'SKIP_WAITING' })
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'installed') waiting.postMessage({ type: 'SKIP_WAITING' })
  })
}
