import type { FailureKind } from './erp-error.ts'

/**
 * Where a write is on its way to the back office.
 * `unknown`: it was sent and its outcome is unknown; `verifying`: the back office is being asked.
 */
export const outboxStates = [
  'pending',
  'sending',
  'unknown',
  'verifying',
  'retry',
  'confirmed',
  'rejected',
  'parked',
  'cancelled',
] as const
export type OutboxState = (typeof outboxStates)[number]

/**
 * The only edges there are. Those of `decidedStates` are an operator's, and `pending` and `retry` become `cancelled` by who
 * asked for the write, while the back office can have nothing of it. A lookup that gets no answer leaves `unknown` what it
 * was, and one that cannot be asked at all parks it.
 */
export const nextStates: Readonly<Record<OutboxState, readonly OutboxState[]>> = {
  pending: ['sending', 'cancelled'],
  sending: ['confirmed', 'rejected', 'unknown', 'retry', 'parked'],
  unknown: ['verifying'],
  verifying: ['confirmed', 'retry', 'unknown', 'parked'],
  retry: ['sending', 'parked', 'cancelled'],
  confirmed: [],
  cancelled: [],
  rejected: ['pending', 'cancelled', 'confirmed'],
  parked: ['pending', 'cancelled', 'confirmed'],
}

export function isOutboxState(word: string): word is OutboxState {
  // Widened, because a list of literals only takes one of its own.
  return (outboxStates as readonly string[]).includes(word)
}

export function mayBecome(from: OutboxState, to: OutboxState): boolean {
  return nextStates[from].includes(to)
}

/** States in which an operator decides. */
export const decidedStates: readonly OutboxState[] = ['rejected', 'parked']

/** States in which the worker still has something to do. */
export const openStates: readonly OutboxState[] = ['pending', 'sending', 'unknown', 'verifying', 'retry']
/** States that hold back later writes with the same key: the order of arrival is the order of sending. */
export const blockingStates: readonly OutboxState[] = [...openStates, 'parked']
/** Written out for statements, so that the index of the writes that block is known to hold them. */
export const blockingList = blockingStates.map((state) => `'${state}'`).join(', ')

/** What a failed try makes of a row that was being sent. */
export const stateAfterFailure: Readonly<Record<FailureKind, OutboxState>> = {
  transient: 'retry',
  auth: 'retry',
  unknownOutcome: 'unknown',
  business: 'rejected',
  contract: 'parked',
  duplicate: 'unknown',
}
