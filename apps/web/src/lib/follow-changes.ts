import type { Subject } from '@portal/contract/subjects.ts'
import { onHubEvent } from './hub.ts'
import { readAgain } from './query-client.ts'
import { type Change, isOld } from './read-changed.ts'

/** Many changes at once are one look. */
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

/** Gathers changes, and reads what they made old after a pause. */
function gather(waitMs: () => number): (change: Change) => void {
  let changes: Change[] = []
  const look = () => {
    const now = changes
    changes = []
    void read(now)
  }
  return (change) => {
    if (changes.length === 0) setTimeout(look, waitMs())
    changes.push(change)
  }
}

/**
 * What anybody changed is read again in every open page that shows it: the answers whose `reads` have one of the subjects,
 * but for those that show none of the ids. After a gap in the events, all of it.
 */
export function followChanges(): void {
  const soon = gather(() => pauseMs)
  const spread = gather(() => pauseMs + Math.random() * spreadMs)
  const note = (of: Change['of'], ids: Change['ids']) => {
    soon({ of: (subject) => !ofCatalogue.has(subject) && of(subject), ids })
    spread({ of: (subject) => ofCatalogue.has(subject) && of(subject), ids })
  }
  onHubEvent('changed', ({ subjects, ids }) => {
    if (Array.isArray(subjects)) note((subject) => subjects.includes(subject), Array.isArray(ids) ? ids : null)
  })
  onHubEvent('eventsMissed', () => note(() => true, null))
}
