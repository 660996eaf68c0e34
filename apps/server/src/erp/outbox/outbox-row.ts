import type { OutboxState } from './states.ts'

/** A write that this worker holds, until its lease ends. */
export interface ClaimedWrite {
  readonly id: bigint
  readonly externalId: string
  readonly kind: string
  readonly aggregateKey: string
  readonly payload: unknown
  readonly phase: 'sending' | 'verifying'
  /** Tries so far, this one included. */
  readonly attempts: number
  readonly createdAt: Date
  readonly leaseToken: string
}

/** What one try came to. */
export interface TryResult {
  readonly state: OutboxState
  /** The number that the back office gave. */
  readonly erpNo: string | null
  readonly nextInMs: number
  /** False for a try that never left the house: it does not wear the write out. */
  readonly counts: boolean
  readonly status: number | null
  readonly code: string | null
  readonly message: string | null
  readonly correlationId: string | null
  readonly durationMs: number
}

/** An end that the action behind the write must know: it runs in the transaction that records it. */
export interface OutboxOutcome {
  readonly externalId: string
  readonly kind: string
  readonly aggregateKey: string
  readonly state: 'confirmed' | 'rejected' | 'parked'
  readonly erpNo: string | null
  /** Why not, in the back office's words; empty when confirmed. */
  readonly reason: string
  readonly code: string | null
}
