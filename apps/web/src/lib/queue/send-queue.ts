import type { LineOutcome } from '@portal/contract/values.ts'
import { isTooOld, nextAction } from '@portal/domain/queue/next-action.ts'
import { type ActionState, isOpen, type Outcome, type QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { callNow } from '../call.ts'
import { CallError, laterStatuses } from '../call-error.ts'
import { onlineStore, setOffline } from '../connectivity.ts'
import { readAfter, untilRead } from '../read-changed.ts'
import { tooOld } from './keep-action.ts'
import { hasOpenActions, senderNow } from './owner.ts'
import { changeQueue, queuedStore } from './queue-storage.ts'
import { unreadStore } from './shown-queue.ts'
import { isUnreachable } from './unreachable.ts'
import { findLineIds, targetAt, type Wire, wireOf } from './wire.ts'

const patienceMs = 30_000
const firstPauseMs = 3000
const longestPauseMs = 60_000
/** A fault of the portal that comes this often with the same action is not a passing one. */
const mostFaults = 5
const notThereStatus = 404
const expiredStatus = 401
const faultStatus = 500

/** Writes what became of an action, unless another window did. */
async function settle(queued: QueuedAction, state: ActionState, outcome: Omit<Outcome, 'at'> | null): Promise<void> {
  await changeQueue((queue) => ({
    put: queue
      .filter(({ key, state: now }) => key === queued.key && isOpen({ state: now }))
      .map((one) => ({ ...one, state, outcome: outcome === null ? null : { ...outcome, at: Date.now() } })),
    result: null,
  }))
}

/** It waits again; `isLost` when nobody answered, so that the server may have it all the same. */
async function waitAgain(queued: QueuedAction, isLost: boolean): Promise<void> {
  await changeQueue((queue) => ({
    put: queue
      .filter(({ key, state }) => key === queued.key && isOpen({ state }))
      .map((one) => ({ ...one, state: 'waiting', outcome: null, lostAt: isLost ? Date.now() : null })),
    result: null,
  }))
}

/**
 * Notes that an action is on its way, with the words in which it is sent from now on: on the disk before anything leaves.
 * @returns null when there is nothing left to send
 */
function freeze(
  queued: QueuedAction,
  ids: ReadonlyMap<string, string>,
): Promise<{ readonly wire: Wire | null } | null> {
  return changeQueue<{ readonly wire: Wire | null } | null>((queue) => {
    const now = queue.find(({ key }) => key === queued.key)
    if (now === undefined || !isOpen(now)) return { result: null }
    const wire = wireOf(now, ids)
    if (wire === null) return { result: { wire } }
    const sentAt = now.sentAt ?? Date.now()
    // What is on its way while nothing sends was begun by a page that ended.
    const lostAt = now.state === 'sending' ? Date.now() : now.lostAt
    return { put: [{ ...now, state: 'sending', wire, sentAt, lostAt, tries: now.tries + 1 }], result: { wire } }
  })
}

/** What an answer means: a change on top of others' may have met theirs. */
function outcomeOf({ action }: QueuedAction, answer: unknown): readonly [ActionState, Omit<Outcome, 'at'>] {
  if (action.kind !== 'change') return ['done', { answer }]
  // The answer of a change of one line, by the contract.
  const { uitkomst, nu } = answer as LineOutcome
  return uitkomst === 'gewijzigd' ? ['done', { answer }] : ['clash', { now: uitkomst === 'weg' ? null : nu }]
}

type Way = 'on' | 'stop'

async function meetError(queued: QueuedAction, error: unknown): Promise<Way> {
  if (isUnreachable(error) || (error instanceof CallError && laterStatuses.includes(error.status))) {
    await waitAgain(queued, isUnreachable(error))
    if (isUnreachable(error)) setOffline()
    return 'stop'
  }
  if (!(error instanceof CallError)) throw error
  if (error.status === expiredStatus || (error.status >= faultStatus && queued.tries < mostFaults)) {
    await waitAgain(queued, false)
    return 'stop'
  }
  // Somebody else took it off already.
  if (queued.action.kind === 'remove' && error.status === notThereStatus) await settle(queued, 'done', {})
  else await settle(queued, 'refused', { code: error.code, params: error.params })
  return 'on'
}

async function sendOne(queued: QueuedAction): Promise<Way> {
  if (isTooOld(queued, Date.now())) {
    await settle(queued, 'refused', { code: tooOld })
    return 'on'
  }
  try {
    const ids = queued.wire === null ? await findLineIds(queued) : new Map()
    const frozen = await freeze(queued, ids)
    if (frozen === null) return 'on'
    const { wire } = frozen
    if (wire === null) {
      await settle(queued, queued.action.kind === 'remove' ? 'done' : 'clash', { now: null })
      return 'on'
    }
    const target = targetAt(wire.path)
    // Nobody sends under the name of another: this is looked at last, right before it leaves.
    const sender = senderNow()
    if (target === undefined || sender?.owner !== queued.owner || sender.tenant !== queued.tenant) {
      await waitAgain(queued, false)
      return 'stop'
    }
    unreadStore.set((now) => (queued.action.kind === 'add' ? now : new Set([...now, queued.key])))
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await callNow(target, wire.input, { idempotencyKey: queued.key, signal, except: 'all' })
    await settle(queued, ...outcomeOf(queued, answer))
    readLater.add(target)
    return 'on'
  } catch (error) {
    return meetError(queued, error)
  }
}

const readLater = new Set<NonNullable<ReturnType<typeof targetAt>>>()

async function sendRound(): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const sender = senderNow()
    if (sender === null || !navigator.onLine) return
    const queue = queuedStore.get()
    const queued = nextAction(queue, sender)
    // What comes up again in one round made no way.
    if (queued === null || tried.has(`${queued.key} ${queued.tries}`)) return
    tried.add(`${queued.key} ${queued.tries}`)
    if ((await sendOne(queued)) === 'stop') return
  }
}

/** The screens read what was changed; until then they show it as it was done here. */
async function readWhatChanged(): Promise<void> {
  const targets = [...readLater]
  readLater.clear()
  for (const target of targets) readAfter(target)
  await untilRead()
  unreadStore.set(new Set())
}

let timer: ReturnType<typeof setTimeout> | undefined
let pauseMs = firstPauseMs
let asked = false
let running: Promise<void> | null = null

function lock(queued: () => Promise<void>): Promise<void> {
  // Without locks each window sends for itself: the keys keep every action from being done twice.
  return 'locks' in navigator ? navigator.locks.request('mp_wachtrij', queued) : queued()
}

/** Sends what waits, in order, from one window at a time; what cannot go yet is tried again with growing pauses. */
export function sendWaiting(): Promise<void> {
  asked = true
  running ??= lock(async () => {
    while (asked) {
      asked = false
      clearTimeout(timer)
      await sendRound()
      await readWhatChanged()
    }
  })
    .catch(() => {})
    .finally(() => {
      running = null
      if (!hasOpenActions()) {
        pauseMs = firstPauseMs
        return
      }
      timer = setTimeout(() => void sendWaiting(), pauseMs)
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    })
  return running
}

/** Sends as soon as there is a way: a network, the portal, somebody who is back. Answers how to stop. */
export function followWays(onSession: (run: () => void) => () => void): () => void {
  const go = () => {
    pauseMs = firstPauseMs
    if (hasOpenActions()) void sendWaiting()
  }
  const stopOnline = onlineStore.subscribe(() => onlineStore.get() && go())
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
