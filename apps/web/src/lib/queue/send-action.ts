import type { LineOutcome } from '@portal/contract/values.ts'
import { isTooOld } from '@portal/domain/queue/next-action.ts'
import {
  type ActionState,
  hasFile,
  isOpen,
  type Outcome,
  type QueuedAction,
} from '@portal/domain/queue/queued-action.ts'
import { callNow } from '../call.ts'
import { CallError, laterStatuses } from '../call-error.ts'
import { lookAgain } from '../connectivity.ts'
import { readAfter, untilRead } from '../read-changed.ts'
import { tooOld } from './change-queued.ts'
import { senderNow } from './owner.ts'
import { changeQueue } from './queue-storage.ts'
import { unreadStore } from './shown-queue.ts'
import { isUnreachable } from './unreachable.ts'
import { findIds, inputOf, targetAt, type Wire, wireOf } from './wire.ts'

const patienceMs = 30_000
/** As long as the portal waits for a file. */
const filePatienceMs = 120_000
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

/** What becomes of an action whose line, feedback or file is not there any more. */
function nothingLeft({ action }: QueuedAction): readonly [ActionState, Omit<Outcome, 'at'>] {
  if (action.kind === 'remove') return ['done', {}]
  if (hasFile(action)) return ['refused', { code: 'queue.fileLost' }]
  return ['clash', { now: null }]
}

/** `stop` where the actions after it have to wait as well. */
type Way = 'on' | 'stop'

async function meetError(queued: QueuedAction, error: unknown): Promise<Way> {
  if (isUnreachable(error) || (error instanceof CallError && laterStatuses.includes(error.status))) {
    await waitAgain(queued, isUnreachable(error))
    // Where the root answers all the same there is a connection, and only this call fails.
    if (isUnreachable(error)) void lookAgain()
    return 'stop'
  }
  if (!(error instanceof CallError)) throw error
  if (error.status === expiredStatus || (error.status >= faultStatus && queued.tries < mostFaults)) {
    await waitAgain(queued, false)
    return 'stop'
  }
  // Somebody else took it off already.
  const isRemoval = queued.action.kind === 'remove' || queued.action.kind === 'removeHandOver'
  if (isRemoval && error.status === notThereStatus) await settle(queued, 'done', {})
  else await settle(queued, 'refused', { code: error.code, params: error.params })
  return 'on'
}

/** Sends the next action, and notes what became of it. */
export async function sendOne(queued: QueuedAction): Promise<Way> {
  if (isTooOld(queued, Date.now())) {
    await settle(queued, 'refused', { code: tooOld })
    return 'on'
  }
  try {
    const ids = queued.wire === null ? await findIds(queued) : new Map()
    const frozen = await freeze(queued, ids)
    if (frozen === null) return 'on'
    const { wire } = frozen
    const input = wire === null ? null : await inputOf(queued, wire)
    if (wire === null || input === null) {
      await settle(queued, ...nothingLeft(queued))
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
    const signal = AbortSignal.timeout(hasFile(queued.action) ? filePatienceMs : patienceMs)
    const answer = await callNow(target, input, { idempotencyKey: queued.key, signal, except: 'all' })
    await settle(queued, ...outcomeOf(queued, answer))
    readLater.add(target)
    return 'on'
  } catch (error) {
    return meetError(queued, error)
  }
}

const readLater = new Set<NonNullable<ReturnType<typeof targetAt>>>()

/** The screens read what was changed; until then they show it as it was done here. */
export async function readWhatChanged(): Promise<void> {
  const targets = [...readLater]
  readLater.clear()
  for (const target of targets) readAfter(target)
  await untilRead()
  unreadStore.set(new Set())
}
