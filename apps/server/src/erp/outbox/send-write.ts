import { idReusedCode } from '@portal/erp-protocol/codeunit.ts'
import { type FileStore, FilesError } from '../../platform/files/files.ts'
import { errorText } from '../../platform/log/describe-error.ts'
import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { ErpError } from '../erp-error.ts'
import type { Metacom } from '../metacom/metacom.ts'
import type { CompanySource } from '../odata/company-list.ts'
import { describeCompany, isSameCompany } from '../odata/find-company.ts'
import { bookFirst } from './book-first.ts'
import type { TryAnswer } from './decide-next.ts'
import type { WriteState } from './outbox.store.ts'
import type { ClaimedWrite } from './outbox-row.ts'
import { type WriteKind, writeKindOf } from './write-kinds.ts'

export interface TryParts {
  readonly codeunit: Codeunit
  /** Null where the tenant has none. */
  readonly metacom: Metacom | null
  /** The company of the connection, and the companies beside it. */
  readonly company: Pick<CompanySource, 'company' | 'companyCalled'>
  /** Called with the id, or the name where there are none, of the write's company. */
  readonly keepCompany: (company: string) => Promise<void>
  readonly files: Pick<FileStore, 'read'>
  readonly findWrite: (externalId: string) => Promise<WriteState | null>
  /** Called with a defect of ours. */
  readonly onDefect: (error: unknown) => void
}

function kindOf(write: ClaimedWrite): WriteKind<object> {
  const kind = writeKindOf(write.kind)
  if (kind === null) throw new ErpError('contract', `No way to send ${write.kind}`, { code: 'UnknownKind' })
  return kind
}

/** A correction after a try that arrived all the same: what the back office has under the id stands. */
async function afterCorrection(parts: TryParts, write: ClaimedWrite, error: unknown): Promise<TryAnswer> {
  const isReused = error instanceof ErpError && error.details.code === idReusedCode
  if (!isReused || !write.isCorrected) throw error
  try {
    const answer = await verify(parts, write)
    return answer.said === 'done' ? { ...answer, keptEarlier: true } : { said: 'failed', error }
  } catch (found) {
    // Sent once more it is refused once more, so a lookup without an answer may be repeated.
    const isUnanswered = found instanceof ErpError && found.kind === 'unknownOutcome'
    throw isUnanswered ? new ErpError('transient', found.message, found.details) : found
  }
}

/** The number of the write that this one needs; the order of a key lets it be over by now. */
async function earlierNo({ findWrite }: TryParts, externalId: string | null): Promise<string> {
  if (externalId === null) return ''
  const earlier = await findWrite(externalId)
  if (earlier?.state === 'confirmed') return earlier.erpNo ?? ''
  throw new ErpError('business', 'What it belongs to was not accepted', { code: 'EarlierNotConfirmed' })
}

/** A store that cannot be asked now is no reason to park the write. */
async function readFile({ files }: TryParts, hash: string): Promise<Buffer | null> {
  try {
    return await files.read(hash)
  } catch (error) {
    if (!(error instanceof FilesError)) throw error
    throw new ErpError('transient', error.message, { code: 'NoFileStore', notSent: true, cause: error })
  }
}

async function readBase64(parts: TryParts, hash: string): Promise<string> {
  const content = await readFile(parts, hash)
  if (content === null)
    throw new ErpError('contract', 'The file is no longer in the document store', { code: 'NoFile' })
  return content.toString('base64')
}

function payloadOf(kind: WriteKind<object>, write: ClaimedWrite): object {
  const payload = kind.payload.safeParse(write.payload)
  if (payload.success) return payload.data
  const fields = payload.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new ErpError('contract', `The stored payload is not what this version sends: ${fields}`, { code: 'Payload' })
}

function metacomOf({ metacom }: TryParts): Metacom {
  if (metacom === null) throw new ErpError('contract', 'The tenant has no MetaCom any more', { code: 'NoMetacom' })
  return metacom
}

async function send(parts: TryParts, write: ClaimedWrite): Promise<TryAnswer> {
  const kind = kindOf(write)
  const payload = payloadOf(kind, write)
  const location = kind.booking?.(payload) ?? null
  const unbooks = kind.unbooks?.(payload) ?? null
  if (unbooks !== null) {
    await metacomOf(parts).withdraw(unbooks)
    return { said: 'done', erpNo: '' }
  }
  const sendThere = () => sendToBackOffice(parts, write, { kind, payload })
  return location === null ? sendThere() : bookFirst(metacomOf(parts), { id: write.externalId, location }, sendThere)
}

async function sendToBackOffice(
  parts: TryParts,
  write: ClaimedWrite,
  { kind, payload }: { readonly kind: WriteKind<object>; readonly payload: object },
): Promise<TryAnswer> {
  const { externalId } = write
  const values = await kind.parameters(payload, {
    externalId,
    earlierNo: await earlierNo(parts, kind.earlier?.(payload) ?? null),
    readFile: (hash) => readBase64(parts, hash),
  })
  try {
    if (kind.procedure === null) throw new ErpError('contract', `No way to send ${write.kind}`, { code: 'UnknownKind' })
    const result = await parts.codeunit.write(kind.procedure, values)
    const refusal = refusalOf(result)
    if (refusal !== null) throw refusal
    return { said: 'done', erpNo: kind.numberOf(result) }
  } catch (error) {
    return afterCorrection(parts, write, error)
  }
}

async function verify({ codeunit }: TryParts, write: ClaimedWrite): Promise<TryAnswer> {
  const result = await codeunit.getByExternalId(write.externalId)
  return result.found ? { said: 'done', erpNo: kindOf(write).numberOf(result) } : { said: 'absent' }
}

/** Nothing was sent yet, whatever becomes of a question before. */
async function beforeSending<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    const kind = error.kind === 'unknownOutcome' ? 'transient' : error.kind
    throw new ErpError(kind, error.message, { ...error.details, notSent: true })
  }
}

/**
 * A write meant for another company must not be made in this one (failure mode 10). What was stored is an id, or a name
 * from a time when the back office was not asked yet; both are looked up in its list of companies.
 */
async function requireCompany({ company, keepCompany }: TryParts, write: ClaimedWrite): Promise<void> {
  const here = await company.company()
  const meant = write.company === '' ? here : await company.companyCalled(write.company)
  if (meant === null || !isSameCompany(meant, here)) {
    const message = `It was meant for ${meant?.name ?? write.company}, the connection is to ${describeCompany(here)}`
    throw new ErpError('contract', message, { code: 'OtherCompany' })
  }
  await keepCompany(here.id ?? here.name)
}

/** One try: sends the write, or asks what became of an earlier try with the same external id. */
export async function tryWrite(parts: TryParts, write: ClaimedWrite): Promise<TryAnswer> {
  try {
    await beforeSending(requireCompany(parts, write))
    return await (write.phase === 'verifying' ? verify(parts, write) : send(parts, write))
  } catch (error) {
    if (error instanceof ErpError) return { said: 'failed', error }
    // A bug of ours in building the message: the write is parked and reported, so that later writes of its key go on.
    parts.onDefect(error)
    return { said: 'failed', error: new ErpError('contract', errorText(error), { code: 'Defect', cause: error }) }
  }
}
