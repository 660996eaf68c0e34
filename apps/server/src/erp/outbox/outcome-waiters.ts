import { setTimeout as pause } from 'node:timers/promises'
import type { ErpOutcome } from '../../platform/back-office/erp-gateway.ts'
import type { Db } from '../../platform/db/database.ts'
import { findWriteState } from './outbox.store.ts'

/** Another process may send the write, so a waiting call also polls. */
const lookEveryMs = 250

export interface OutcomeWaiters {
  /** A write of this process came to its end. */
  ended(externalId: string): void
  wait(db: Db, externalId: string, timeoutMs: number): Promise<ErpOutcome>
}

async function outcomeOf(db: Db, externalId: string): Promise<ErpOutcome> {
  const found = await findWriteState(db, externalId)
  if (found === null) return { state: 'pending' }
  const { state, erpNo, reason } = found
  if (state === 'confirmed') return { state, erpNo }
  if (state === 'rejected' || state === 'parked') return { state, reason }
  return state === 'cancelled' ? { state: 'rejected', reason } : { state: 'pending' }
}

export function createOutcomeWaiters(): OutcomeWaiters {
  const waiting = new Map<string, Set<AbortController>>()
  return {
    ended(externalId) {
      for (const waiter of waiting.get(externalId) ?? []) waiter.abort()
    },
    async wait(db, externalId, timeoutMs) {
      const deadline = performance.now() + timeoutMs
      for (;;) {
        const waiter = new AbortController()
        const waiters = waiting.get(externalId) ?? new Set()
        waiting.set(externalId, waiters.add(waiter))
        try {
          const outcome = await outcomeOf(db, externalId)
          const left = deadline - performance.now()
          if (outcome.state !== 'pending' || left <= 0) return outcome
          await pause(Math.min(left, lookEveryMs), undefined, { signal: waiter.signal }).catch(() => undefined)
        } finally {
          waiters.delete(waiter)
          if (waiters.size === 0) waiting.delete(externalId)
        }
      }
    },
  }
}
