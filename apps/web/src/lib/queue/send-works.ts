import type { LineOutcome } from '@portal/contract/values.ts'
import { isTooOld, nextWork } from '@portal/domain/queue/next-work.ts'
import { isOpen, type Outcome, type Work, type WorkState } from '@portal/domain/queue/work.ts'
import { callNow } from '../call.ts'
import { CallError, laterStatuses } from '../call-error.ts'
import { onlineStore, setOffline } from '../connectivity.ts'
import { readAfter, untilRead } from '../read-changed.ts'
import { tooOld } from './keep-work.ts'
import { hasOpenWork, senderNow } from './owner.ts'
import { unreadStore } from './shown-works.ts'
import { isUnreachable } from './unreachable.ts'
import { findLineIds, targetAt, type Wire, wireOf } from './wire.ts'
import { changeWorks, worksStore } from './work-store.ts'

const patienceMs = 30_000
const firstPauseMs = 3000
const longestPauseMs = 60_000
/** A fault of the portal that comes this often with the same work is not a passing one. */
const mostFaults = 5
const notThereStatus = 404
const expiredStatus = 401
const faultStatus = 500

/** Writes what became of a work, unless another window did. */
async function settle(work: Work, state: WorkState, outcome: Omit<Outcome, 'at'> | null): Promise<void> {
  await changeWorks((works) => ({
    put: works
      .filter(({ key, state: now }) => key === work.key && isOpen({ state: now }))
      .map((one) => ({ ...one, state, outcome: outcome === null ? null : { ...outcome, at: Date.now() } })),
    result: null,
  }))
}

/** It waits again; `isLost` when nobody answered, so that the server may have it all the same. */
async function waitAgain(work: Work, isLost: boolean): Promise<void> {
  await changeWorks((works) => ({
    put: works
      .filter(({ key, state }) => key === work.key && isOpen({ state }))
      .map((one) => ({ ...one, state: 'waiting', outcome: null, lostAt: isLost ? Date.now() : null })),
    result: null,
  }))
}

/**
 * Notes that a work is on its way, with the words in which it is sent from now on: on the disk before anything leaves.
 * @returns null when there is nothing left to send
 */
function freeze(work: Work, ids: ReadonlyMap<string, string>): Promise<{ readonly wire: Wire | null } | null> {
  return changeWorks<{ readonly wire: Wire | null } | null>((works) => {
    const now = works.find(({ key }) => key === work.key)
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
function outcomeOf({ deed }: Work, answer: unknown): readonly [WorkState, Omit<Outcome, 'at'>] {
  if (deed.kind !== 'change') return ['done', { answer }]
  // The answer of a change of one line, by the contract.
  const { uitkomst, nu } = answer as LineOutcome
  return uitkomst === 'gewijzigd' ? ['done', { answer }] : ['clash', { now: uitkomst === 'weg' ? null : nu }]
}

type Way = 'on' | 'stop'

async function meetError(work: Work, error: unknown): Promise<Way> {
  if (isUnreachable(error) || (error instanceof CallError && laterStatuses.includes(error.status))) {
    await waitAgain(work, isUnreachable(error))
    if (isUnreachable(error)) setOffline()
    return 'stop'
  }
  if (!(error instanceof CallError)) throw error
  if (error.status === expiredStatus || (error.status >= faultStatus && work.tries < mostFaults)) {
    await waitAgain(work, false)
    return 'stop'
  }
  // Somebody else took it off already.
  if (work.deed.kind === 'remove' && error.status === notThereStatus) await settle(work, 'done', {})
  else await settle(work, 'refused', { code: error.code, params: error.params })
  return 'on'
}

async function sendOne(work: Work): Promise<Way> {
  if (isTooOld(work, Date.now())) {
    await settle(work, 'refused', { code: tooOld })
    return 'on'
  }
  try {
    const ids = work.wire === null ? await findLineIds(work) : new Map()
    const frozen = await freeze(work, ids)
    if (frozen === null) return 'on'
    const { wire } = frozen
    if (wire === null) {
      await settle(work, work.deed.kind === 'remove' ? 'done' : 'clash', { now: null })
      return 'on'
    }
    const target = targetAt(wire.path)
    // Nobody sends under the name of another: this is looked at last, right before it leaves.
    const sender = senderNow()
    if (target === undefined || sender?.owner !== work.owner || sender.tenant !== work.tenant) {
      await waitAgain(work, false)
      return 'stop'
    }
    unreadStore.set((now) => (work.deed.kind === 'add' ? now : new Set([...now, work.key])))
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await callNow(target, wire.input, { idempotencyKey: work.key, signal, except: 'all' })
    await settle(work, ...outcomeOf(work, answer))
    readLater.add(target)
    return 'on'
  } catch (error) {
    return meetError(work, error)
  }
}

const readLater = new Set<NonNullable<ReturnType<typeof targetAt>>>()

async function sendRound(): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const sender = senderNow()
    if (sender === null || !navigator.onLine) return
    const works = worksStore.get()
    const work = nextWork(works, sender)
    // What comes up again in one round made no way.
    if (work === null || tried.has(`${work.key} ${work.tries}`)) return
    tried.add(`${work.key} ${work.tries}`)
    if ((await sendOne(work)) === 'stop') return
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

function lock(work: () => Promise<void>): Promise<void> {
  // Without locks each window sends for itself: the keys keep every work from being done twice.
  return 'locks' in navigator ? navigator.locks.request('mp_wachtrij', work) : work()
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
      if (!hasOpenWork()) {
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
    if (hasOpenWork()) void sendWaiting()
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
