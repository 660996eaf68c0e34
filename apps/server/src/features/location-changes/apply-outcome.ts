import { deliveryAfter, isNeverTaken } from '@portal/domain/requests/delivery.ts'
import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import { createMailQueue } from '../../platform/mail/mail.ts'
import { tellPeople } from '../notifications/notifications.ts'
import { type SettledChange, saveOutcome } from './location-changes.store.ts'
import { refusedMail } from './location-mails.ts'

/** What became of a write; `externalId` is the id of the change it carries. */
interface Outcome {
  readonly externalId: string
  readonly state: 'confirmed' | 'rejected' | 'parked' | 'cancelled' | 'pending'
  readonly erpNo: string | null
  /** In the words of the back office or of the operator; empty when confirmed. */
  readonly reason: string
  readonly corrections: Corrections
}

type Parts = Pick<TenantParts, 'clock' | 'hub' | 'tenant'> &
  Committing & {
    /** Reads the locations of a person again and sends their pages the event; a failure waits for the synchronisation. */
    readonly refreshPerson: (person: { readonly userName: string; readonly erpUserName: string }) => void
  }

/**
 * Records the outcome of a new or closed location and notifies its requester: by the hub, and when it was refused also by
 * mail, because that may be minutes later. May be called twice.
 */
export async function applyLocationOutcome(parts: Parts, outcome: Outcome): Promise<void> {
  const { externalId: id, state, erpNo, corrections } = outcome
  const delivery = deliveryAfter(state)
  const reason = isNeverTaken(delivery) ? outcome.reason : ''
  const at = parts.clock.now()
  const settled = await saveOutcome(parts.db, { id, delivery, erpNo, reason, corrections, at })
  if (settled === null) return
  if (isNeverTaken(delivery) && settled.email.trim() !== '') {
    const mail = await refusedMail(parts.tenant, settled, reason)
    await createMailQueue(parts.db, parts.clock).queue({ ...mail, to: settled.email })
  }
  if (isNeverTaken(delivery)) await tellRefusal(parts, settled, reason)
  parts.afterCommit(() => {
    const naam = nameOf(settled, erpNo)
    parts.hub.changed({ user: settled.userName }, { subjects: ['locations'] })
    parts.hub.toUser(settled.userName, 'outcomeKnown', { soort: `locatie.${settled.kind}`, id, naam, stand: delivery })
    if (delivery === 'bevestigd') parts.refreshPerson(settled)
  })
}

function nameOf({ locationNo, description }: SettledChange, erpNo: string | null): string {
  return [locationNo || (erpNo ?? ''), description === locationNo ? '' : description].filter(Boolean).join(' ')
}

/** A location that was not made belongs to nobody; one that is not closed is still theirs. */
async function tellRefusal(parts: Parts, settled: SettledChange, reason: string): Promise<void> {
  const { id, kind, userName, locationNo } = settled
  const event = { subject: kind, locationNo: kind === 'afmelden' ? locationNo : '' }
  const eventKey = `${id} ${parts.clock.now().toISOString()}`
  const values = { naam: nameOf(settled, null), reden: reason }
  await tellPeople(parts, [{ userName, kind: 'locatie_geweigerd', ...event, eventKey, values }])
}
