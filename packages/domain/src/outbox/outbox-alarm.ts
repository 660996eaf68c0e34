/** So long a write to the back office may be on its way before somebody should look, in minutes. */
const longestWaitMinutes = 15

export interface OutboxStanding {
  /** Writes that wait for an operator. */
  readonly parked: number
  /** Since when the oldest write that is on its way waits. */
  readonly oldest: Date | null
}

/** Why somebody should look at the outbox: a write is parked, or one is on its way for too long; none when all is well. */
export function outboxAlarms({ parked, oldest }: OutboxStanding, now: Date): readonly ('parked' | 'late')[] {
  const isLate = oldest !== null && now.getTime() - oldest.getTime() > longestWaitMinutes * 60_000
  return [...(parked > 0 ? (['parked'] as const) : []), ...(isLate ? (['late'] as const) : [])]
}
