import type { Subject } from '@portal/contract/subjects.ts'
import { onHubEvent } from './hub-events.ts'
import { readAgain } from './query-client.ts'
import { type Change, isOld } from './read-changed.ts'

/** Changes of one moment are one look. */
const momentMs = 50
/** So long lies between two looks, however many changes there are. */
const pauseMs = 300
/** A change of these is told to everybody in the same millisecond: the pages ask spread over this time. */
const spreadMs = 5000
const ofCatalogue: ReadonlySet<Subject> = new Set(['catalogue', 'prices', 'texts'])

const steps: (readonly [Subject, () => unknown])[] = []

/** Runs when something of the subject changed, before anything that shows it is read again. */
export function beforeReading(subject: Subject, step: () => unknown): void {
  steps.push([subject, step])
}

async function read(changes: readonly Change[]): Promise<void> {
  const due = steps.filter(([subject]) => changes.some(({ of }) => of(subject)))
  await Promise.allSettled(due.map(async ([, step]) => step()))
  await readAgain({ predicate: (query) => changes.some((change) => isOld(query, change)) })
}

/** Gathers changes, and reads what they made old after a moment, or later. */
function gather(laterMs: () => number): (change: Change) => void {
  let changes: Change[] = []
  let looked = Number.NEGATIVE_INFINITY
  const look = () => {
    looked = performance.now()
    const now = changes
    changes = []
    void read(now)
  }
  return (change) => {
    if (changes.length === 0) setTimeout(look, Math.max(momentMs, looked + pauseMs - performance.now()) + laterMs())
    changes.push(change)
  }
}

/**
 * What anybody changed is read again in every open page that shows it: the answers whose `reads` have one of the subjects,
 * but for those that show none of the ids. After a gap in the events, all of it.
 */
export function followChanges(): void {
  const soon = gather(() => 0)
  const spread = gather(() => Math.random() * spreadMs)
  const note = (of: Change['of'], ids: Change['ids']) => {
    soon({ of: (subject) => !ofCatalogue.has(subject) && of(subject), ids })
    spread({ of: (subject) => ofCatalogue.has(subject) && of(subject), ids })
  }
  onHubEvent('changed', ({ subjects, ids }) => {
    if (Array.isArray(subjects)) note((subject) => subjects.includes(subject), Array.isArray(ids) ? ids : null)
  })
  onHubEvent('eventsMissed', () => note(() => true, null))
}
