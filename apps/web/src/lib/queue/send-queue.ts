import { nextAction } from '@portal/domain/queue/next-action.ts'
import { retryPauseMs } from '@portal/domain/queue/retry-pause.ts'
import { onlineStore } from '../connectivity.ts'
import { createStore } from '../store.ts'
import { hasOpenActions, senderNow } from './owner.ts'
import { queuedStore } from './queue-storage.ts'
import { readWhatChanged, sendOne } from './send-action.ts'

/** When what waits is tried again by itself, milliseconds since 1970; null while nothing failed. */
export const retryStore = createStore<number | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined
/** Sends that failed one after the other; the first that succeeds ends the row. */
let failures = 0
let asked = false
let running: Promise<void> | null = null

/** Sends in order until nothing is left or one fails. A browser that reaches nobody is no failure: it is told once it does. */
async function sendRound(): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const sender = senderNow()
    if (sender === null || !navigator.onLine || !onlineStore.get()) return
    const queued = nextAction(queuedStore.get(), sender)
    if (queued === null) return
    const attempt = `${queued.key} ${queued.tries}`
    // What comes up again in one round made no way.
    const failed = tried.has(attempt) || (await sendOne(queued)) === 'stop'
    failures = failed ? failures + 1 : 0
    if (failed) return
    tried.add(attempt)
  }
}

function lock(send: () => Promise<void>): Promise<void> {
  // Without locks each window sends for itself: the keys keep every action from being done twice.
  return 'locks' in navigator ? navigator.locks.request('mp_wachtrij', send) : send()
}

function retryLater(): void {
  clearTimeout(timer)
  const isPaused = failures > 0 && onlineStore.get() && hasOpenActions()
  const pauseMs = isPaused ? retryPauseMs(failures, Math.random()) : null
  retryStore.set(pauseMs === null ? null : Date.now() + pauseMs)
  if (pauseMs !== null) timer = setTimeout(() => void sendWaiting(), pauseMs)
}

/** Sends what waits, in order, from one window at a time; what fails is tried again after a growing pause. */
function sendWaiting(): Promise<void> {
  asked = true
  clearTimeout(timer)
  retryStore.set(null)
  running ??= lock(async () => {
    do {
      asked = false
      await sendRound()
      await readWhatChanged()
    } while (asked && failures === 0)
  })
    .catch(() => {
      failures += 1
    })
    .finally(() => {
      running = null
      retryLater()
    })
  return running
}

/** Sends what waits as soon as the pause after a failure is over. */
export function sendWhenDue(): void {
  if (hasOpenActions() && (retryStore.get() ?? 0) <= Date.now()) void sendWaiting()
}

/** Sends what waits without a pause: somebody asked for it, or something is otherwise than when it failed. */
export async function sendNow(): Promise<void> {
  failures = 0
  if (hasOpenActions()) await sendWaiting()
}

/** Sends as soon as there is a way: a network, the portal, somebody who is back. Answers how to stop. */
export function followWays(onSession: (run: () => void) => () => void): () => void {
  const go = () => void sendNow()
  // The root may answer while every call fails.
  const stopOnline = onlineStore.subscribe(() => onlineStore.get() && sendWhenDue())
  const stopSession = onSession(go)
  const onVisible = () => document.visibilityState === 'visible' && go()
  window.addEventListener('online', go)
  document.addEventListener('visibilitychange', onVisible)
  go()
  return () => {
    stopOnline()
    stopSession()
    clearTimeout(timer)
    window.removeEventListener('online', go)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
