import { ConnectionError } from './call-error.ts'
import { notify, withdraw } from './notifications.ts'
import { queryClient, readAgain } from './query-client.ts'
import { createStore, useStore } from './store.ts'

export const onlineStore = createStore(true)
const firstPauseMs = 2000
const longestPauseMs = 60_000
let timer: ReturnType<typeof setTimeout> | undefined

export function useOnline(): boolean {
  return useStore(onlineStore)
}

/** Asks the root, the one GET there is (R-CALL-02, OP-68). */
async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'application/json' } })
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
  if (await isReachable()) setOnline()
  else setOffline()
}

/** The frame says so, with a retry, until the server answers again (R-UPD-03, R-UPD-04). */
export function setOffline(): void {
  if (onlineStore.get()) lookLater(firstPauseMs)
  onlineStore.set(false)
}

/** Something was answered. */
export function setOnline(): void {
  if (onlineStore.get()) return
  clearTimeout(timer)
  onlineStore.set(true)
  withdraw('error.geen_verbinding')
  notify('offline.back', { severity: 'success' })
  void readAgain()
}

export function watchConnectivity(): () => void {
  const goOnline = () => void lookAgain()
  window.addEventListener('offline', setOffline)
  window.addEventListener('online', goOnline)
  if (!navigator.onLine) setOffline()
  // What was read and found nobody, after its last try, says it as well.
  const stopReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (event.action.error instanceof ConnectionError) setOffline()
  })
  return () => {
    stopReads()
    clearTimeout(timer)
    window.removeEventListener('offline', setOffline)
    window.removeEventListener('online', goOnline)
  }
}
