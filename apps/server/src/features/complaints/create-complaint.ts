import { randomUUID } from 'node:crypto'
import type { complaints } from '@portal/contract/complaints.ts'
import type { CallRequest } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { bounds } from '@portal/domain/bounds.ts'
import { type ComplaintForm, complaintFaults, expectedSolution } from '@portal/domain/complaints/complaint-form.ts'
import { refuseWritingAt } from '@portal/domain/locations/location-orderable.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { queuedMailState } from '../../platform/mail/mail-sender.ts'
import { sendComment, sendFile } from './add-to-complaint.ts'
import { complaintMail } from './complaint-mail.ts'
import { insertComplaint, isInvoiceOf, listAdded, markReplaced } from './written.store.ts'

type Input = CallRequest<typeof complaints.createComplaint>

async function refuseFaults(ctx: Ctx, input: Input): Promise<void> {
  const [first, ...others] = complaintFaults(input, ctx.settings)
  if (first !== undefined)
    throw new PortalError(first.code, first.params, { field: first.field, fields: [first, ...others] })
  const { factuurNummer } = input
  if (factuurNummer !== '' && !(await isInvoiceOf(ctx.db, factuurNummer, placeOf(ctx).nummer)))
    throw new PortalError('validatie.keuze', {}, { field: 'factuurNummer' })
}

/** What was said and added to refused feedback goes along with the one that takes its place, in its order. */
async function takeAlong(ctx: Ctx, from: string, to: string): Promise<void> {
  const key = { portalId: to, nummer: null }
  for (const { text, ...file } of await listAdded(ctx.db, from)) {
    if (file.hash === '') await sendComment(ctx, key, text)
    else await sendFile(ctx, key, file)
  }
}

async function queueMails(ctx: Ctx, id: string, feedback: ComplaintForm & { readonly expected: string }) {
  const recipients = new Set([signedIn(ctx).email.trim(), ctx.settings.string('Email_Klacht').trim()].filter(Boolean))
  if (recipients.size === 0) return 'uit' as const
  const mail = await complaintMail(ctx, id, feedback)
  for (const to of recipients) await ctx.mail.queue({ ...mail, to })
  return queuedMailState(ctx)
}

/**
 * Gives feedback (R-GEN-11): stored with the write that carries it to the back office and its mails in the transaction of
 * the call. Its number follows; until then it can be opened, commented and added to under its own id.
 */
export const createComplaint: UseCase<typeof complaints.createComplaint> = async (ctx, sent) => {
  const closed = refuseWritingAt(placeOf(ctx))
  if (closed !== null) throw new PortalError(closed)
  const input = { ...sent, factuurNummer: sent.factuurNummer.toUpperCase() }
  await refuseFaults(ctx, input)
  const id = randomUUID()
  const [user, place] = [signedIn(ctx), placeOf(ctx)]
  const owner = { userName: user.userName, locationNo: place.nummer }
  if (input.vervangt !== null && !(await markReplaced(ctx.db, { id: input.vervangt, ...owner, by: id })))
    throw new PortalError('error.niet_gevonden', {}, { field: 'vervangt' })
  const expectedDate = expectedSolution(ctx.clock.today(), ctx.settings)
  const at = ctx.clock.now()
  const isStored = await insertComplaint(ctx.db, {
    id,
    ...owner,
    form: input,
    expectedDate,
    about: input.over,
    language: ctx.language,
    at,
  })
  if (!isStored) throw new PortalError('lijst.te_veel', { amount: bounds.complaintsInDay })
  const payload = {
    description: input.omschrijving,
    complaintType: input.type,
    locationNo: place.nummer,
    invoiceNo: input.factuurNummer,
    phoneNo: input.telefoonnummer,
    urgency: input.urgentie,
    reference: input.referentie,
    note: input.notitie,
    expectedDate,
    reportedBy: user.erpUserName,
  }
  await ctx.erp.enqueue(ctx.db, { kind: 'complaint.create', externalId: id, payload, createdBy: user.userName })
  if (input.vervangt !== null) await takeAlong(ctx, input.vervangt, id)
  const mail = await queueMails(ctx, id, { ...input, expected: expectedDate })
  ctx.audit(id, { type: input.type, ...(input.vervangt !== null && { replaces: input.vervangt }) })
  ctx.afterCommit(() => {
    ctx.erp.wakeOutbox()
    ctx.hub.changed({ location: place.nummer }, { subjects: ['complaints'] })
  })
  return { id, verwachteOplosDatum: expectedDate, mail }
}
