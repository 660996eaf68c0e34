import { randomUUID } from 'node:crypto'
import type { approvals } from '@portal/contract/approvals.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { ListDays } from '@portal/contract/submissions.ts'
import { changeDays, type ListDays as FormDays } from '@portal/domain/approvals/change-days.ts'
import { changeLines, type DecidedLines, proposeLines } from '@portal/domain/approvals/change-lines.ts'
import { decisionUndoSeconds } from '@portal/domain/constants.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import { takeBack } from '../../notifications/notifications.ts'
import { clearList, touchList } from '../../order-list/order-list.store.ts'
import { refuseOrderFaults, requestOfOrder } from '../kinds/order.ts'
import type { ApprovalOf } from '../mail/confirmation.ts'
import { personName } from '../mail/request-words.ts'
import { deleteRequest } from '../requests.store.ts'
import { announceRequest, takeRequest } from '../requests.ts'
import {
  judgeSubmission,
  type LockedSubmission,
  lockSubmission,
  lockWaiting,
  orderedLine,
  tellSubmission,
} from './deciding.ts'
import { queueRejection, queueWaitsAgain } from './decision.mail.ts'
import { findSubmitter, refillList, reopenSubmission, saveApproval, saveRejection } from './decisions.store.ts'
import { type AskedSubmissionLine, listSubmissionLines, type StoredSubmission } from './submissions.store.ts'
import { decisionKey, tellDecision } from './tell-decision.ts'

/** So long request and mails wait here before they are sent, so that a decision can be undone. */
const holdMs = decisionUndoSeconds * 1000

/**
 * Turns a submitted list into a request of who asked, with the quantities as decided: judged again by the rules of today,
 * it is stored with its write and its cleared list in the one transaction, exactly once (R-APPR-04, R-APPR-08, R-ROLE-28).
 */
export const approveSavedRequest: UseCase<typeof approvals.approveSavedRequest> = async (ctx, input) => {
  const submission = await lockWaiting(ctx, input.savedAanvraagNummer)
  const { savedAanvraagNummer: no, form } = submission
  const reader = { language: form.language, priceGroup: '', today: ctx.clock.today() }
  const asked = await listSubmissionLines(ctx.db, no, reader)
  const decided = changeLines(asked, input.regels)
  if (typeof decided === 'string') throw new PortalError(decided, {}, { field: 'regels' })
  const lines = linesLeft(asked, decided)
  const days = daysOf(submission, input)
  const judged = await judgeSubmission(ctx, { ...submission, form: { ...form, ...days } }, lines)
  refuseOrderFaults(judged.faults)
  if (judged.becameUrgent && !input.spoed) throw new PortalError('goedkeuren.nu_spoed')
  const taken = await takeApproved(ctx, {
    submission,
    judged,
    lines,
    approval: approvalOf(ctx, { submission, asked, decided, days }),
  })
  const at = ctx.clock.now()
  if (submission.listId !== null) await clearList(ctx.db, submission.listId, at)
  const by = signedIn(ctx).userName
  const onBehalfOf = submission.onBehalfOf?.erpUserName ?? null
  await saveApproval(ctx.db, no, { by, onBehalfOf, at, requestId: taken.id, changes: decided.wijzigingen, days })
  ctx.audit(no, { request: taken.number, changes: decided.wijzigingen, days, onBehalfOf })
  await tellDecision(ctx, submission, { kind: 'goedgekeurd', subject: taken.number, reason: '', at })
  await tellSubmission(ctx, submission)
  return taken.answer
}

/** The days as decided; null when they stay. */
function daysOf({ form }: StoredSubmission, { dagen }: { readonly dagen: ListDays | null }) {
  return changeDays(form, dagen && { deliveryDate: dagen.leverDatum, returnDate: dagen.retourDatum })
}

/** What is left of the lines, with the quantities as decided. */
function linesLeft(asked: readonly AskedSubmissionLine[], { aantallen }: DecidedLines): AskedSubmissionLine[] {
  return asked.flatMap((line) => {
    const aantal = aantallen.get(line.regelNummer)
    return aantal === undefined ? [] : [{ ...line, aantal }]
  })
}

interface Approved {
  readonly submission: LockedSubmission
  readonly asked: readonly AskedSubmissionLine[]
  readonly decided: DecidedLines
  readonly days: FormDays | null
}

function approvalOf(ctx: Ctx, { submission, asked, decided, days }: Approved): Omit<ApprovalOf, 'language'> {
  const byNumber = new Map(asked.map((line) => [line.regelNummer, line]))
  return {
    by: personName(signedIn(ctx)),
    onBehalfOf: submission.onBehalfOf?.name ?? '',
    savedNumber: submission.savedAanvraagNummer,
    holdMs,
    days: days && { asked: submission.form, decided: days },
    changed: decided.wijzigingen.map(({ regelNummer, aantal, opmerking }) => {
      const line = byNumber.get(regelNummer)
      const description = line?.omschrijving ?? String(regelNummer)
      return { description, asked: line?.aantal ?? 0, quantity: aantal, remark: opmerking }
    }),
  }
}

/** The request belongs to the person who asked, not to the approver; `requestedBy` in the back office too. */
async function takeApproved(
  ctx: Ctx,
  {
    submission,
    judged,
    lines,
    approval,
  }: {
    readonly submission: StoredSubmission
    readonly judged: Awaited<ReturnType<typeof judgeSubmission>>
    readonly lines: readonly AskedSubmissionLine[]
    readonly approval: Omit<ApprovalOf, 'language'>
  },
) {
  const { userName, form: saved, listId, lijstNaam } = submission
  const { place, draft } = judged
  const requester = await findSubmitter(ctx.db, userName)
  if (place === null || draft === null || requester === null) throw new PortalError('error.niet_gevonden')
  const checked = { draft, lines: lines.map(orderedLine), list: { id: listId, naam: lijstNaam } }
  const origin = { id: randomUUID(), userName, place, language: saved.language }
  const request = requestOfOrder(checked, origin, ctx.settings)
  const decided = { ...approval, language: requester.language }
  return takeRequest(ctx, { request, requester, place, target: '', ownTexts: saved, approval: decided })
}

/**
 * Gives a submitted list back to who asked, to be changed and submitted again, with the reason and what should be otherwise
 * (R-APPR-05 to R-APPR-07). The list itself stays as who asked had it.
 */
export const rejectSavedRequest: UseCase<typeof approvals.rejectSavedRequest> = async (ctx, input) => {
  const reason = input.redenAfkeuring
  if (reason === '') throw new PortalError('goedkeuren.reden_verplicht', {}, { field: 'redenAfkeuring' })
  const submission = await lockWaiting(ctx, input.savedAanvraagNummer)
  const { savedAanvraagNummer: no, listId, form } = submission
  const reader = { language: form.language, priceGroup: '', today: ctx.clock.today() }
  const proposed = proposeLines(await listSubmissionLines(ctx.db, no, reader), input.regels)
  if (typeof proposed === 'string') throw new PortalError(proposed, {}, { field: 'regels' })
  const at = ctx.clock.now()
  if (listId !== null) await touchList(ctx.db, listId, at)
  const onBehalfOf = submission.onBehalfOf?.erpUserName ?? null
  const proposal = { changes: proposed.wijzigingen, days: daysOf(submission, input) }
  await saveRejection(ctx.db, no, { by: signedIn(ctx).userName, onBehalfOf, at, reason, ...proposal })
  await queueRejection(ctx, { submission, reason, holdMs })
  ctx.audit(no, { list: listId, onBehalfOf, ...proposal })
  await tellDecision(ctx, submission, { kind: 'afgekeurd', subject: no, reason, at })
  await tellSubmission(ctx, submission)
  return null
}

/**
 * Takes an own decision back: a request that nothing was sent of goes as if it had never been, a list that was given back
 * waits again. Once the list was changed, or the outbox began to send, there is no way back.
 */
export const undoDecision: UseCase<typeof approvals.undoDecision> = async (ctx, input) => {
  const submission = await lockSubmission(ctx, input.savedAanvraagNummer)
  const { savedAanvraagNummer: no, listId, requestId, decidedBy, isFresh, aanvraagnummer } = submission
  if (decidedBy !== signedIn(ctx).userName || listId === null || !isFresh)
    throw new PortalError('goedkeuren.niet_terug')
  const at = ctx.clock.now()
  if (requestId !== null) await takeRequestBack(ctx, submission, requestId)
  else if (!(await ctx.mail.withdraw('list.rejected', no))) await queueWaitsAgain(ctx, submission)
  await reopenSubmission(ctx.db, no)
  await touchList(ctx.db, listId, at)
  ctx.audit(no, { list: listId, request: aanvraagnummer })
  await takeBack(ctx, submission.userName, decisionKey(no, submission.besluitOp))
  await tellSubmission(ctx, submission)
  return null
}

async function takeRequestBack(ctx: Ctx, submission: LockedSubmission, requestId: string): Promise<void> {
  const { savedAanvraagNummer, aanvraagnummer, materieellocatie } = submission
  // The outbox may begin at this very moment; then it is the one that has it.
  if (!(await ctx.erp.withdrawWrite(ctx.db, requestId))) throw new PortalError('goedkeuren.niet_terug')
  await refillList(ctx.db, savedAanvraagNummer, ctx.clock.now())
  await deleteRequest(ctx.db, requestId)
  const number = aanvraagnummer ?? ''
  if (!(await ctx.mail.withdraw('request.placed', number))) await queueWaitsAgain(ctx, submission)
  ctx.afterCommit(() => announceRequest(ctx.hub, { no: number, locationNo: materieellocatie, toLocation: '' }))
}
