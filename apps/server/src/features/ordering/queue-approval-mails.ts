import type { OrderRequest } from '@portal/contract/ordering.ts'
import type { MailState } from '@portal/contract/requests.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import { queuedMailState } from '../../platform/mail/mail-sender.ts'
import { personName, placeName, translator } from '../../platform/mail-words.ts'
import type { Approver } from '../locations/locations.store.ts'
import type { NewRequest } from '../requests/requests.store.ts'
import { approvalRequest } from './approval-request.mail.ts'

interface Submitted {
  readonly input: OrderRequest
  readonly request: NewRequest
  readonly number: string
  readonly approvers: readonly Approver[]
}

/** Every approver gets the mail at once; the first decision counts (OP-29). */
export async function queueApprovalMails(ctx: Ctx, submitted: Submitted): Promise<MailState> {
  const { input, request, number, approvers } = submitted
  const reachable = approvers.filter((approver) => approver.email !== '')
  if (reachable.length === 0) return 'uit'
  const sender = mailLookOf(ctx.tenant)
  const t = await translator(input.language)
  const order = { request, number, location: placeName(placeOf(ctx)), requester: personName(signedIn(ctx)) }
  for (const approver of reachable) {
    await ctx.mail.queue({ ...approvalRequest({ ...order, approver: approver.name }, sender, t), to: approver.email })
  }
  return queuedMailState(ctx)
}
