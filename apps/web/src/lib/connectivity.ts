import { baseAddress } from './base-address.ts'
import { notify, untilClosed, withdraw } from './notifications.ts'
import { queryClient } from './query-client.ts'
import { createStore, useStore } from './store.ts'

const onlineStore = createStore(true)
const firstPauseMs = 2000
const longestPauseMs = 60_000
let timer: ReturnType<typeof setTimeout> | undefined

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

/** Looks by itself with growing pauses: a browser does not tell that a portal is back, only that a network is. */
function lookLater(pauseMs: number): void {
  timer = setTimeout(async () => {
    if (await isReachable()) setOnline()
    else if (!onlineStore.get()) lookLater(Math.min(2 * pauseMs, longestPauseMs))
  }, pauseMs)
}

/** Looks now whether the portal is there, and tells the person. */
export async function lookAgain(): Promise<void> {
  withdraw('error.geen_verbinding')
  if (await isReachable()) setOnline()
  else setOffline()
}

/** The danger message stays, with a retry, until the server answers again (R-UPD-03, R-UPD-04). */
export function setOffline(): void {
  if (onlineStore.get()) lookLater(firstPauseMs)
  onlineStore.set(false)
  notify('error.geen_verbinding', {
    durationMs: untilClosed,
    action: { label: 'actie.opnieuw_proberen', run: () => void lookAgain() },
  })
}

/** Something was answered. */
export function setOnline(): void {
  if (onlineStore.get()) return
  clearTimeout(timer)
  onlineStore.set(true)
  withdraw('error.geen_verbinding')
  notify('offline.back', { severity: 'success' })
  void queryClient.invalidateQueries()
}

export function watchConnectivity(): () => void {
  const goOnline = () => void lookAgain()
  window.addEventListener('offline', setOffline)
  window.addEventListener('online', goOnline)
  if (!navigator.onLine) setOffline()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('offline', setOffline)
    window.removeEventListener('online', goOnline)
  }
}
