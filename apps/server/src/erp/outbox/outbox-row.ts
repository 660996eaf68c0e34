import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import type { OutboxState } from '../outbox-states.ts'
import type { WriteRecord } from './write-kinds.ts'

/** What is kept of the try before: the words of the back office, or nothing of all. */
export interface LastFailure {
  readonly status: number | null
  readonly code: string | null
  readonly message: string | null
  readonly correlationId: string | null
}

/** A write that this worker holds, until its lease ends. */
export interface ClaimedWrite {
  readonly id: bigint
  readonly externalId: string
  readonly kind: string
  readonly aggregateKey: string
  /** The company it was meant for; empty when that was not kept. */
  readonly company: string
  readonly payload: unknown
  /** An operator changed the payload since it was stored. */
  readonly isCorrected: boolean
  /** The payload from before it was corrected, as long as a try with it may have arrived. */
  readonly replaced: unknown
  readonly phase: 'sending' | 'verifying'
  /** Tries so far, this one included. */
  readonly attempts: number
  /** Its age counts from here: stored, or let start again by an operator. */
  readonly since: Date
  readonly last: LastFailure
  readonly leaseToken: string
}

/** What one try came to. */
export interface TryResult extends LastFailure {
  readonly state: OutboxState
  /** The number that the back office gave. */
  readonly erpNo: string | null
  readonly nextInMs: number
  /** False for a try that never left the house: it does not wear the write out. */
  readonly counts: boolean
  /** The back office had it already, as it was before an operator corrected it. */
  readonly keptEarlier: boolean
  readonly durationMs: number
}

/**
 * What the record behind the write must know, passed in the transaction that records it: an end, or that an operator let
 * it start again (`pending`) or gave it up (`cancelled`).
 */
export interface OutboxOutcome {
  readonly externalId: string
  readonly kind: string
  /** The record that follows; null for a kind that this version does not know. */
  readonly record: WriteRecord | null
  readonly state: 'confirmed' | 'rejected' | 'parked' | 'cancelled' | 'pending'
  readonly erpNo: string | null
  /** Why not, in the words of the back office or of the operator; empty when confirmed. */
  readonly reason: string
  /** What an operator corrected; with `confirmed` what stands there after all, because the correction came too late. */
  readonly corrections: Corrections
}
