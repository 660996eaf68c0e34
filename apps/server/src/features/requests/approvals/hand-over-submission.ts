import type { approvals } from '@portal/contract/approvals.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { handOverRefusalFields, refuseHandOver } from '@portal/domain/approvals/hand-over.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import { personName } from '../mail/request-words.ts'
import { lockWaiting, readDecider, seenSubmission, tellSubmission } from './deciding.ts'
import { listCandidates, saveHandOver } from './hand-over.store.ts'
import type { StoredSubmission } from './submissions.store.ts'
import { queueWaitingMails } from './waiting.mail.ts'

/** Who may approve at the location of a submitted list, without who asked. */
export const getCandidates: UseCase<typeof approvals.getCandidates> = async (ctx, input) => {
  const who = await readDecider(ctx)
  const submission = await seenSubmission(ctx, who, { no: input.savedAanvraagNummer, action: 'approval.handOver' })
  const candidates = await candidatesFor(ctx, submission)
  return {
    items: candidates.map(({ erpUserName, name }) => ({
      goedkeurder: erpUserName,
      naam: name,
      gevraagd: submission.approvers.includes(erpUserName),
    })),
  }
}

async function candidatesFor(ctx: Ctx, { materieellocatie, erpUserName: asker }: StoredSubmission) {
  const candidates = await listCandidates(ctx.db, [materieellocatie])
  return candidates.filter(({ erpUserName }) => erpUserName !== asker)
}

/**
 * Gives a waiting list to other approvers of its location, who get a mail at once; those who were asked before no longer
 * decide on it. An administrator may do so with an own list too, and never becomes its approver (OP-29, OP-30).
 */
export const handOver: UseCase<typeof approvals.handOver> = async (ctx, input) => {
  const submission = await lockWaiting(ctx, input.savedAanvraagNummer, 'approval.handOver')
  const { savedAanvraagNummer: no, approvers: former } = submission
  const approvers = [...new Set(input.goedkeurders)]
  const candidates = (await candidatesFor(ctx, submission)).map(({ erpUserName }) => erpUserName)
  const refusal = refuseHandOver({ approvers, reason: input.reden }, { ...submission, candidates })
  if (refusal !== null) throw new PortalError(refusal, {}, { field: handOverRefusalFields[refusal] })
  const by = signedIn(ctx)
  await saveHandOver(ctx.db, no, { by: by.userName, reason: input.reden, approvers, at: ctx.clock.now() })
  const asked = approvers.filter((approver) => !former.includes(approver))
  const news = { kind: 'list.handedOver', by: personName(by), reason: input.reden } as const
  await queueWaitingMails(ctx, { ...submission, approvers: asked }, news)
  ctx.audit(no, { former, approvers, reason: input.reden })
  await tellSubmission(ctx, { ...submission, approvers: former })
  await tellSubmission(ctx, { ...submission, approvers: asked }, true)
  return null
}
