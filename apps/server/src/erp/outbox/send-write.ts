import type { CreateRequest, ErpWriteKind, ErpWrites } from '../../platform/erp-writes.ts'
import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { requestPayload } from '../mapping/request-payload.ts'
import { ErpError } from '../transport/erp-error.ts'
import type { TryAnswer } from './decide-next.ts'
import type { ClaimedWrite } from './outbox-row.ts'

type Sender = (codeunit: Codeunit, write: ClaimedWrite) => ReturnType<Codeunit['createRequest']>

/** How each kind of write is sent. What the outbox holds is what `ErpWrites` says, written by `enqueue` only. */
const senders: { readonly [K in ErpWriteKind]: Sender } = {
  'request.create': (codeunit, { externalId, payload }) =>
    codeunit.createRequest(externalId, JSON.stringify(requestPayload(payload as CreateRequest))),
} satisfies Record<keyof ErpWrites, Sender>

async function send(codeunit: Codeunit, write: ClaimedWrite): Promise<TryAnswer> {
  const sender = Object.entries(senders).find(([kind]) => kind === write.kind)?.[1]
  if (sender === undefined) throw new ErpError('contract', `No way to send ${write.kind}`, { code: 'UnknownKind' })
  const result = await sender(codeunit, write)
  const refusal = refusalOf(result)
  return refusal === null ? { said: 'done', erpNo: result.no } : { said: 'failed', error: refusal }
}

async function verify(codeunit: Codeunit, write: ClaimedWrite): Promise<TryAnswer> {
  const result = await codeunit.getByExternalId(write.externalId)
  return result.found ? { said: 'done', erpNo: result.no } : { said: 'absent' }
}

/** One try: sends the write, or asks what became of an earlier try with the same external id. */
export async function tryWrite(codeunit: Codeunit, write: ClaimedWrite): Promise<TryAnswer> {
  try {
    return await (write.phase === 'verifying' ? verify(codeunit, write) : send(codeunit, write))
  } catch (error) {
    if (error instanceof ErpError) return { said: 'failed', error }
    // A defect of ours in making the message must not block the key without a word.
    const message = error instanceof Error ? error.message : String(error)
    return { said: 'failed', error: new ErpError('contract', message, { code: 'Defect', cause: error }) }
  }
}
