import { deliveryAfter, isNeverTaken } from '@portal/domain/requests/delivery.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import { tellPeople } from '../notifications/notifications.ts'
import { fileSubject } from './add-to-complaint.ts'
import { type ComplaintWriteKind, saveOutcome } from './complaints.store.ts'
import { type AnsweredComplaint, listAnswered, saveArrived } from './written.store.ts'

/** What became of a write; `externalId` is the id of the feedback, comment or file it carries. */
interface Outcome {
  readonly externalId: string
  readonly kind: string
  readonly state: 'confirmed' | 'rejected' | 'parked' | 'cancelled' | 'pending'
  readonly erpNo: string | null
  /** In the words of the back office or of the operator; empty when confirmed. */
  readonly reason: string
}

type Parts = Pick<TenantParts, 'clock' | 'hub'> & Committing

function isComplaintWrite(kind: string): kind is ComplaintWriteKind {
  return kind === 'complaint.create' || kind === 'complaint.addLine' || kind === 'complaint.addDocument'
}

/**
 * Records the outcome of feedback, a comment or a file, and notifies its author and everybody at the location. The content of
 * a file that the back office has is needed here no longer. May be called twice.
 */
export async function applyComplaintOutcome(parts: Parts, outcome: Outcome): Promise<void> {
  const { externalId: id, kind, state, erpNo } = outcome
  if (!isComplaintWrite(kind)) return
  const delivery = deliveryAfter(state)
  const reason = isNeverTaken(delivery) ? outcome.reason : ''
  const settled = await saveOutcome(parts.db, { id, kind, delivery, erpNo, reason, at: parts.clock.now() })
  if (settled === null) return
  if (kind === 'complaint.addDocument' && delivery === 'bevestigd') await useUploads(parts.db, fileSubject(id), [])
  const { complaint, description, locationNo, userName } = settled
  const event = { subject: complaint, locationNo, eventKey: `${id} ${parts.clock.now().toISOString()}` }
  const values = { naam: description, reden: reason }
  if (isNeverTaken(delivery)) await tellPeople(parts, [{ userName, kind: 'feedback_geweigerd', ...event, values }])
  parts.afterCommit(() => {
    parts.hub.changed({ location: locationNo }, { subjects: ['complaints'] })
    parts.hub.toUser(userName, 'outcomeKnown', { soort: kind, id: complaint, naam: description, stand: delivery })
  })
}

/** An answer that came so lately is news. */
const newsMs = 48 * 3_600_000

/**
 * Follows what a synchronisation brought: numbers of feedback that arrived unconfirmed, and answers to it.
 * @param numbers of the feedback that changed; null for all
 * @param answered of the feedback with new lines
 */
export async function applyErpComplaints(
  parts: Parts,
  { numbers, answered }: { readonly numbers: readonly string[] | null; readonly answered: readonly string[] },
): Promise<void> {
  const now = parts.clock.now()
  const arrived = await saveArrived(parts.db, numbers, now)
  const answers = answered.length === 0 ? [] : await listAnswered(parts.db, answered, new Date(now.getTime() - newsMs))
  parts.afterCommit(() => {
    const tell = (stand: string) => (one: (typeof arrived)[number]) => {
      parts.hub.changed({ user: one.userName }, { subjects: ['complaints'] })
      parts.hub.toUser(one.userName, 'outcomeKnown', {
        soort: 'complaint.create',
        id: one.no,
        naam: one.description,
        stand,
      })
    }
    for (const one of arrived) tell('bevestigd')(one)
    for (const one of answers) tell('antwoord')(one)
  })
  await tellAnswers(parts, answers)
}

function tellAnswers(parts: Parts, answers: readonly AnsweredComplaint[]): Promise<void> {
  const news = answers.map(({ userName, no, locationNo, description, answeredAt }) => {
    const event = { subject: no, locationNo, eventKey: `${no} ${answeredAt}` }
    return { userName, kind: 'beantwoord', ...event, values: { naam: description } } as const
  })
  return tellPeople(parts, news)
}
