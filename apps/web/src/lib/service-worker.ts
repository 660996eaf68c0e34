import { CodeMissingError } from './call-error.ts'
import { keepParts } from './keep-parts.ts'

const updateWaitMs = 5000
let registration: ServiceWorkerRegistration | null = null

/** Registers the worker that keeps the shell for offline use; `onNew` runs when a newer one is installed. */
export async function registerWorker(onNew: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    registration = await navigator.serviceWorker.register('/sw.js')
  } catch {
    // A browser that forbids workers has no offline shell; everything else works.
    return
  }
  // A browser under test may block workers and give nothing back.
  if (!registration) return
  void keepParts().catch(() => {})
  registration.addEventListener('updatefound', () => {
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

/**
 * Code that is not kept could not be fetched: there is no connection, or a newer portal has other files. The latter is
 * looked for at once, and loads the page anew by the way of every new version.
 * @throws CodeMissingError, so that the screen says so; without a worker what was thrown, which loads the page anew
 */
export function codeMissing(error: unknown): never {
  // A worker that brought the page is there before it is registered anew.
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!registration && !hasWorker) throw error
  registration?.update().catch(() => {})
  throw new CodeMissingError(error)
}
