import type { OrderRequest, ordering } from '@portal/contract/ordering.ts'
import type { z } from 'zod'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { Approver } from '../locations/locations.store.ts'
import type { NewRequest } from '../requests/requests.store.ts'
import { approvalRequest } from './approval-request.mail.ts'
import { personName, placeName, translator } from './queue-confirmation.ts'
import { senderOf } from './sender.ts'

type MailState = z.output<typeof ordering.saveForApproval.out>['mail']

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
  const sender = senderOf(ctx.tenant)
  const t = await translator(input.language)
  const order = { request, number, location: placeName(ctx), requester: personName(signedIn(ctx)) }
  for (const approver of reachable) {
    await ctx.mail.queue({ ...approvalRequest({ ...order, approver: approver.name }, sender, t), to: approver.email })
  }
  return 'verzonden'
}
