import { settings } from '@portal/contract/settings.ts'
import { versionReloadDelayMs } from '@portal/domain/constants.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { call } from './call.ts'
import { registerWorker, reloadWithNewest } from './service-worker.ts'
import { createStore, useStore } from './store.ts'
import { unsavedStore } from './unsaved.ts'

const checkEveryMs = 5 * 60_000
const reloadedName = 'mp_versie'

/** `waiting`: a new version is there, but something here is not saved yet; the reload comes as soon as it is. */
export type VersionState = 'current' | 'waiting' | 'reloading'

const store = createStore<VersionState>('current')

export function useVersionState(): VersionState {
  return useStore(store)
}

let reloadTimer: ReturnType<typeof setTimeout> | undefined

/** Reloads at once for who does not wait the second out. */
export function refreshNow(): void {
  clearTimeout(reloadTimer)
  void reloadWithNewest()
}

/** Shows the modal and reloads one second later (R-UPD-01, R-UPD-02); unsaved work goes first. */
function newVersionFound(): void {
  if (store.get() === 'reloading') return
  if (unsavedStore.get() > 0) {
    store.set('waiting')
    return
  }
  store.set('reloading')
  reloadTimer = setTimeout(refreshNow, versionReloadDelayMs)
}

async function checkVersion(): Promise<void> {
  try {
    const { version } = await call(settings.getVersion, {})
    // One reload a version: if the new page is still not there, a second one would not bring it.
    if (version === __PORTAL_VERSION__ || readStored(sessionStorage, reloadedName) === version) return
    writeStored(sessionStorage, reloadedName, version)
    newVersionFound()
  } catch {
    // Without an answer there is nothing to compare; the next check comes by itself.
  }
}

/** Compares versions at the start and every five minutes, and follows the service worker (OP-74). */
export function watchVersion(): () => void {
  void registerWorker(newVersionFound)
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
