import { baseAddress } from './base-address.ts'
import { notify, untilClosed, withdraw } from './notifications.ts'
import { queryClient } from './query-client.ts'
import { createStore, useStore } from './store.ts'

const onlineStore = createStore(true)

export function useOnline(): boolean {
  return useStore(onlineStore)
}

/** Asks the root, the one GET there is (R-CALL-02, OP-68). */
async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch(`${baseAddress()}/`, { cache: 'no-store', headers: { accept: 'application/json' } })
    return response.status === 200
  } catch {
    return false
  }
}

async function retry(): Promise<void> {
  withdraw('error.geen_verbinding')
  if (await isReachable()) setOnline()
  else setOffline()
}

/** The danger message stays, with a retry, until the server answers again (R-UPD-03, R-UPD-04). */
export function setOffline(): void {
  onlineStore.set(false)
  notify('error.geen_verbinding', {
    durationMs: untilClosed,
    action: { label: 'actie.opnieuw_proberen', run: () => void retry() },
  })
}

export function setOnline(): void {
  if (onlineStore.get()) return
  onlineStore.set(true)
  withdraw('error.geen_verbinding')
  notify('offline.back', { severity: 'success' })
  void queryClient.invalidateQueries()
}

export function watchConnectivity(): () => void {
  const goOnline = () => void retry()
  window.addEventListener('offline', setOffline)
  window.addEventListener('online', goOnline)
  if (!navigator.onLine) setOffline()
  return () => {
    window.removeEventListener('offline', setOffline)
    window.removeEventListener('online', goOnline)
  }
}
