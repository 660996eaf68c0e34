import { settings } from '@portal/contract/settings.ts'
import { versionReloadDelayMs } from '@portal/domain/constants.ts'
import { call } from './call.ts'
import { createStore, useStore } from './store.ts'
import { unsavedStore } from './unsaved.ts'

const checkEveryMs = 5 * 60_000

/** `waiting`: a new version is there, but something here is not saved yet; the reload comes as soon as it is. */
export type VersionState = 'current' | 'waiting' | 'reloading'

const store = createStore<VersionState>('current')
let activate: () => void = () => location.reload()

export function useVersionState(): VersionState {
  return useStore(store)
}

/** Shows the modal and reloads one second later (R-UPD-01, R-UPD-02); unsaved work goes first. */
export function newVersionFound(): void {
  if (store.get() === 'reloading') return
  if (unsavedStore.get() > 0) {
    store.set('waiting')
    return
  }
  store.set('reloading')
  setTimeout(() => activate(), versionReloadDelayMs)
}

async function checkVersion(): Promise<void> {
  try {
    const { version } = await call(settings.getVersion, {})
    if (version !== __PORTAL_VERSION__) newVersionFound()
  } catch {
    // Without an answer there is nothing to compare; the next check comes by itself.
  }
}

async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { registerSW } = await import('virtual:pwa-register')
  const update = registerSW({ onNeedRefresh: newVersionFound })
  activate = () => void update(true).finally(() => location.reload())
}

/** Compares versions at the start and every five minutes, and follows the service worker (OP-74). */
export function watchVersion(): () => void {
  void registerWorker()
  void checkVersion()
  const timer = setInterval(() => void checkVersion(), checkEveryMs)
  const stop = unsavedStore.subscribe(() => {
    if (store.get() === 'waiting') newVersionFound()
  })
  return () => {
    clearInterval(timer)
    stop()
  }
}
