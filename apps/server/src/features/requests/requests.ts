import type { MailState } from '@portal/contract/requests.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { CreateRequest } from '../../platform/erp-writes.ts'
import { announceRequest } from './announce-request.ts'
import { insertRequest, type NewRequest } from './requests.store.ts'

/**
 * Stores a request and the write that carries it to the back office, in the transaction of the call: from then on it
 * cannot be lost, and it is sent and shown at its locations once the call is committed.
 * @returns the portal's number
 */
export async function takeRequest(ctx: Ctx, request: NewRequest): Promise<string> {
  const user = signedIn(ctx)
  const portalNo = await insertRequest(ctx.db, request, ctx.clock.now())
  const sent = { portalNo, requestDate: ctx.clock.today(), requestedBy: user.erpUserName }
  await ctx.erp.enqueue(ctx.db, {
    kind: 'request.create',
    externalId: request.id,
    payload: erpRequestOf(request, sent),
    createdBy: user.userName,
  })
  ctx.afterCommit(() => {
    ctx.erp.wakeOutbox()
    announceRequest(ctx.hub, { ...request, no: portalNo })
  })
  return portalNo
}

/** One of the requests of a call that makes one a location, as the call answers it. */
export function placedAt(placed: {
  readonly id: string
  readonly number: string
  readonly mail: MailState
  readonly locationNo: string
}) {
  const { id, number, mail, locationNo } = placed
  const answer = { aanvraagnummer: number, erpNummer: null, status: 'wachtrij', mail } as const
  return { id, answer: { ...answer, materieellocatie: locationNo } }
}

/** What the back office gets of a request: its own numbers only, no prices and no descriptions. */
function erpRequestOf(
  request: NewRequest,
  sent: Pick<CreateRequest, 'portalNo' | 'requestDate' | 'requestedBy'>,
): CreateRequest {
  const { id: _, userName: __, locationNo: ___, listId: ____, listName: _____, language: ______, ...fields } = request
  return {
    ...fields,
    ...sent,
    lines: request.lines.map(({ lineNo, kind, no, plantNo, quantity, remark }) => ({
      lineNo,
      kind,
      no,
      plantNo,
      quantity,
      remark,
    })),
  }
}
