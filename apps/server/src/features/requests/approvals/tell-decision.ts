import { type Ctx, signedIn } from '../../../platform/context.ts'
import { tellPeople } from '../../notifications/notifications.ts'
import { personName } from '../mail/request-words.ts'
import type { StoredSubmission } from './submissions.store.ts'

/** A decision on a submitted list; one that is taken again after an undo is another. @param at when it was taken, ISO */
export function decisionKey(no: string, at: string | null): string {
  return `${no} ${at ?? ''}`
}

interface Decision {
  readonly kind: 'goedgekeurd' | 'afgekeurd'
  /** Number of the request that was made of it, or of the submitted list. */
  readonly subject: string
  readonly reason: string
  readonly at: Date
}

/** Notifies the requester of a list of the decision, by whom and why. */
export async function tellDecision(
  ctx: Ctx,
  submission: StoredSubmission,
  { kind, subject, reason, at }: Decision,
): Promise<void> {
  const { userName, savedAanvraagNummer, materieellocatie: locationNo, lijstNaam } = submission
  const eventKey = decisionKey(savedAanvraagNummer, at.toISOString())
  const values = { naam: lijstNaam, door: personName(signedIn(ctx)), reden: reason }
  await tellPeople(ctx, [{ userName, kind, subject, locationNo, eventKey, values }])
}
