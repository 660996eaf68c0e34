/** What a calendar feed last said of an event, as programs compare events. */
export interface EventRevision {
  /** Rises when the day, the place or the state of the event changed (RFC 5545, 3.8.7.4). */
  readonly sequence: number
  /** When anything of the event changed last; never in the future, and it never goes back. */
  readonly changedAt: Date
  /** Day, place and state. */
  readonly facts: string
  /** All that the event says. */
  readonly told: string
}

/** Above what feeds said before revisions were kept, so that a program which still has that takes the first of these. */
const firstSequence = 1

/** The revision of an event as it is now; the known one itself when nothing of it changed. */
export function reviseEvent(
  known: EventRevision | undefined,
  event: Pick<EventRevision, 'facts' | 'told'>,
  now: Date,
): EventRevision {
  if (known === undefined) return { ...event, sequence: firstSequence, changedAt: now }
  if (known.facts === event.facts && known.told === event.told) return known
  const sequence = known.sequence + (known.facts === event.facts ? 0 : 1)
  return { ...event, sequence, changedAt: now > known.changedAt ? now : known.changedAt }
}
