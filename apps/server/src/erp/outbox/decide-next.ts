import type { ErpError, FailureKind } from '../erp-error.ts'
import { type OutboxState, stateAfterFailure } from '../outbox-states.ts'
import { backOffMs, isWornOut } from './back-off.ts'
import type { LastFailure, TryResult } from './outbox-row.ts'

/** What the back office said about one write. */
export type TryAnswer =
  | { readonly said: 'done'; readonly erpNo: string; readonly keptEarlier?: boolean }
  | { readonly said: 'absent' }
  | { readonly said: 'failed'; readonly error: ErpError }

export interface TryFacts {
  readonly phase: 'sending' | 'verifying'
  readonly attempts: number
  readonly ageMs: number
  readonly durationMs: number
  readonly chance: number
  /** Why the try before this one failed; what its row kept of it. */
  readonly last: LastFailure
}

const nothing = {
  ...{ erpNo: null, nextInMs: 0, counts: true, keptEarlier: false },
  ...{ status: null, code: null, message: null, correlationId: null },
}

/** While verifying nothing was written, so only a back office that cannot be asked at all parks the row. */
function stateAfter(kind: FailureKind, phase: TryFacts['phase']): OutboxState {
  if (phase === 'sending') return stateAfterFailure[kind]
  return kind === 'contract' ? 'parked' : 'unknown'
}

function afterFailure(error: ErpError, facts: TryFacts): TryResult {
  const { status, code, correlationId, notSent, retryAfterMs } = error.details
  // The account is refused or nothing could be sent: waiting is no failed try, only a long one.
  const counts = error.kind !== 'auth' && notSent !== true
  const wished = stateAfter(error.kind, facts.phase)
  const isWaiting = wished === 'retry' || (facts.phase === 'verifying' && wished === 'unknown')
  const state = isWaiting && isWornOut(counts ? facts.attempts : 0, facts.ageMs) ? 'parked' : wished
  const isVerifiedNext = facts.phase === 'sending' && state === 'unknown'
  return {
    ...nothing,
    state,
    counts,
    nextInMs: isVerifiedNext ? 0 : backOffMs(facts.attempts, facts.chance, retryAfterMs),
    status: status ?? null,
    code: code ?? null,
    message: error.message,
    correlationId: correlationId ?? null,
    durationMs: facts.durationMs,
  }
}

/** Nothing was written: it is sent again after a pause, until it was sent too often or waited too long. */
function afterAbsent({ attempts, ageMs, chance, durationMs, last }: TryFacts): TryResult {
  // Asking is no try: what counts is how often the write was sent.
  const sent = attempts - 1
  const facts = { ...nothing, counts: false, durationMs }
  if (!isWornOut(sent, ageMs)) return { ...facts, state: 'retry', nextInMs: backOffMs(sent, chance) }
  const message = last.message ?? 'The back office has nothing of it, however often it was sent'
  return { ...facts, ...last, code: last.code ?? 'NeverArrived', message, state: 'parked' }
}

/** The next state of a write that was just tried, with when to go on. */
export function decideNext(answer: TryAnswer, facts: TryFacts): TryResult {
  const { durationMs } = facts
  if (answer.said === 'failed') return afterFailure(answer.error, facts)
  if (answer.said === 'absent') return afterAbsent(facts)
  const { erpNo, keptEarlier = false } = answer
  return { ...nothing, state: 'confirmed', erpNo, keptEarlier, durationMs }
}
