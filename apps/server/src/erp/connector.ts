import { PortalError } from '@portal/contract/errors.ts'
import { mayTakeBack } from '@portal/domain/outbox/take-back.ts'
import type { ErpGateway, ErpImage } from '../platform/back-office/erp-gateway.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { ChangeListener } from '../platform/db/listener.ts'
import { writeRows } from '../platform/db/write-parts.ts'
import type { FileStore } from '../platform/files/files.ts'
import { shareRuns } from '../platform/jobs/share-runs.ts'
import type { Logger } from '../platform/log/log.ts'
import type { BackOffice, MetacomPlace } from '../platform/tenant.ts'
import { chooseAuthentication } from './authentication/choose-authentication.ts'
import { checkServices } from './check/check-services.ts'
import { procedureRequest } from './codeunit/call-procedure.ts'
import { type Codeunit, createCodeunit, type ImageKey, refusalOf } from './codeunit/codeunit.ts'
import { createDocuments } from './documents/open-document.ts'
import { createInvoices } from './documents/open-invoice.ts'
import { ErpError, happeningOf } from './erp-error.ts'
import { isSafeImage, mostImageBytes } from './images/safe-image.ts'
import { askInTime } from './live/ask-in-time.ts'
import { askLocationNo } from './live/ask-location-no.ts'
import { readLiveStock } from './live/read-live-stock.ts'
import { readStockHistory } from './live/read-stock-history.ts'
import { sayUnknownWords } from './mapping/option-words.ts'
import { bookingChoices } from './metacom/booking-choices.ts'
import { createMetacom } from './metacom/metacom.ts'
import { type Adoption, adoptCompany } from './mirror/adopt-company.ts'
import { createReader } from './mirror/back-office.ts'
import { checkSources, noteSchema } from './mirror/check-sources.ts'
import { requireOwnCompany } from './mirror/own-company.ts'
import { readLocation } from './mirror/read-location.ts'
import type { MirrorParts, ReadOptions } from './mirror/read-service.ts'
import { refreshUser } from './mirror/refresh-user.ts'
import { syncService } from './mirror/sync-service.ts'
import { findReadWholeAt } from './mirror/sync-state.store.ts'
import type { MirrorChanges, SyncMode } from './mirror-changes.ts'
import { type MirrorName, mirrors } from './mirrors.ts'
import { createCompanySource } from './odata/company-list.ts'
import { decideWrite } from './outbox/decide-write.ts'
import { deleteUntriedWrite, dueWrites, rowOf, writePart } from './outbox/outbox.store.ts'
import { type OutboxParts, type OutboxWorker, startOutboxWorker } from './outbox/outbox-worker.ts'
import { createOutcomeWaiters } from './outbox/outcome-waiters.ts'
import type { ConfirmedTogether, OnOutcome } from './outbox/record-tries.ts'
import { cancelWrite, findTriedWrite } from './outbox/take-back.store.ts'
import { createContact } from './transport/contact.ts'
import { createErpClient, type ErpClient } from './transport/erp-client.ts'
import { type ErpLimits, limitsOf } from './transport/limits.ts'
import type { Priority } from './transport/priority-queue.ts'

const defaultLeaseMs = 15_000

export interface ConnectorOptions {
  readonly backOffice: BackOffice
  /** The builder's own books; none when left out. */
  readonly metacom?: MetacomPlace | null
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  /** Over its connection due writes are looked for; without it they are claimed without a look. */
  readonly listener?: Pick<ChangeListener, 'look'>
  /** Where the files are that go along with a write. */
  readonly files: FileStore
  /** Passes the outcome of a write to its record. */
  readonly onOutcome: OnOutcome
  /** The records that are confirmed together where nothing else is to be written; none when left out. */
  readonly confirmed?: ConfirmedTogether
  /** Called after the commit of every change of the outbox, for open lists of it. */
  readonly onOutboxChange?: () => void
  readonly limits?: Partial<ErpLimits>
  /** Milliseconds between two looks for due writes; a write of this process is sent at once. */
  readonly outboxPollMs?: number
  /** Milliseconds until others go on with the writes of a process that vanished. */
  readonly leaseMs?: number
  /** False for a process that leaves sending to others. */
  readonly sendsWrites?: boolean
}

/** The mirror's side of the connector: what synchronisation jobs are made of. */
export interface ErpMirror {
  sync(name: MirrorName, options: ReadOptions & { readonly mode: SyncMode }): Promise<MirrorChanges>
  /** Notes with each table what is wrong with what is published for it, before any of them is read. */
  checkSources(signal?: AbortSignal): Promise<void>
  /** Since when each of these was read or compared completely; null when one of them never was. */
  readWholeAt(names: readonly MirrorName[]): Promise<Date | null>
  /** A picture for the document store; null when there is none or it is not safe to show. */
  getImage(key: ImageKey, priority: Priority): Promise<ErpImage | null>
  /** A picture of more bytes is not safe to show. */
  readonly mostImageBytes: number
}

export interface Connector {
  readonly gateway: ErpGateway
  readonly mirror: ErpMirror
}

function withSlash(address: string): URL {
  return new URL(address.endsWith('/') ? address : `${address}/`)
}

async function readImage(codeunit: Codeunit, key: ImageKey, options: { priority: Priority; log: Logger }) {
  try {
    const result = await codeunit.getImage(key, options.priority)
    if (refusalOf(result) !== null) return null
    const content = Buffer.from(result.base64, 'base64')
    if (isSafeImage(result.mimeType, content)) return { mimeType: result.mimeType, content }
    options.log.warn({ ...key, mimeType: result.mimeType, bytes: content.length }, 'picture refused')
    return null
  } catch (error) {
    if (error instanceof ErpError && error.kind === 'business') return null
    throw error
  }
}

/** The answer for a person who waits: the back office does not give it. What is not right there is for the operator. */
async function forPeople<T>(log: Logger, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    if (error.kind === 'business') throw error
    const level = error.kind === 'contract' ? 'error' : 'warn'
    const happened = happeningOf(error)
    log[level]({ err: error, ...error.details, happened }, 'live question to the back office failed')
    throw new PortalError('error.timeout_backoffice', { happened })
  }
}

/** What somebody wants to know as it is now. */
function liveReads(
  codeunit: Codeunit,
  parts: MirrorParts,
): Pick<ErpGateway, 'readStockHistory' | 'readStock' | 'hasWrite' | 'readLocation' | 'isLocationNoTaken'> {
  const { log } = parts
  return {
    readStockHistory: (question) => forPeople(log, readStockHistory(parts, question)),
    readStock: (locationNo) => forPeople(log, readLiveStock(codeunit, locationNo)),
    hasWrite: (externalId) =>
      forPeople(
        log,
        askInTime(async (signal) => (await codeunit.getByExternalId(externalId, signal)).found),
      ),
    readLocation: (locationNo) => forPeople(log, readLocation(parts, locationNo)),
    isLocationNoTaken: (no) => forPeople(log, askLocationNo(codeunit, no)),
  }
}

/** Content that is fetched when somebody opens it. */
function papersOf(
  codeunit: Codeunit,
  { db, files, log }: ConnectorOptions,
): Pick<ErpGateway, 'openDocument' | 'readInvoice'> {
  const openDocument = createDocuments({ db, files, codeunit, log })
  const readInvoice = createInvoices({ codeunit, log })
  return {
    openDocument: (entryNo) => forPeople(log, openDocument(entryNo)),
    readInvoice: (no) => forPeople(log, readInvoice(no)),
  }
}

type ConnectionOptions = Pick<ConnectorOptions, 'backOffice' | 'db' | 'clock' | 'log' | 'limits'>

function createParts(options: ConnectionOptions) {
  const { backOffice, db, clock, log } = options
  const base = withSlash(backOffice.url)
  const place = { protocol: backOffice.write, base, soapBase: withSlash(backOffice.soapUrl ?? backOffice.url) }
  const client: ErpClient = createErpClient({
    authentication: chooseAuthentication(backOffice),
    certificateAuthority: backOffice.certificateAuthority,
    tenant: backOffice.tenant,
    limits: limitsOf(options),
    log,
    onAnswer: createContact({ db, clock, log }).note,
    probe: () => {
      const call = { procedure: 'Ping', parameters: {}, priority: 'interactive', isRepeatable: true } as const
      return procedureRequest({ ...place, companyName: reader.knownCompany()?.name ?? backOffice.company }, call)
    },
  })
  const reader = createReader(client, {
    base,
    company: backOffice.company,
    onCompany: (found) => requireOwnCompany(db, found),
    onSchema: (schema) => noteSchema(db, schema),
  })
  const codeunit = createCodeunit({ ...place, client, company: reader })
  const parts: MirrorParts = { db, clock, log, reader, onUnknownWord: sayUnknownWords(log) }
  return { client, codeunit, parts, check: { client, reader, codeunit, ...place } }
}

/** What people see is of the company of the mirror; until one is known, the configured spelling stands for it. */
function mirrorOf(codeunit: Codeunit, parts: MirrorParts): ErpMirror {
  return {
    sync: (name, read) => syncService(parts, name, read),
    checkSources: (signal) => checkSources(parts, signal),
    readWholeAt: (names) =>
      findReadWholeAt(
        parts.db,
        names.map((name) => mirrors[name].service.name),
      ),
    getImage: (key, priority) => readImage(codeunit, key, { priority, log: parts.log }),
    mostImageBytes,
  }
}

/** `adoptCompany` for the configured company, asked over a connection of its own. */
export async function adoptConfiguredCompany(options: ConnectionOptions, operator: string): Promise<Adoption> {
  const { client, check } = createParts(options)
  const source = createCompanySource(client, { base: check.base, company: options.backOffice.company })
  try {
    return await adoptCompany({ ...options, source }, operator)
  } finally {
    client.close()
  }
}

type Sending = Pick<OutboxParts, 'codeunit' | 'metacom' | 'company' | 'onEnd'> & { readonly client: ErpClient }

/** Null for a process that leaves sending to others. */
function startSending(options: ConnectorOptions, { client, ...sending }: Sending): OutboxWorker | null {
  if (options.sendsWrites === false) return null
  const { db, clock, log, files, listener, onOutcome, confirmed = null, onOutboxChange = () => {} } = options
  return startOutboxWorker({
    ...{ db, clock, log, files, onOutcome, confirmed, ...sending },
    mayClaim: () => client.isOpen(),
    hasDue: async () => listener === undefined || (await listener.look(dueWrites, [clock.now()])).length > 0,
    onChange: onOutboxChange,
    pollMs: options.outboxPollMs ?? 2000,
    leaseMs: options.leaseMs ?? defaultLeaseMs,
    parallel: limitsOf(options).places,
  })
}

/** The connection of one tenant to its back office. */
export function createConnector(options: ConnectorOptions): Connector {
  const { db, clock, log } = options
  const { client, codeunit, parts, check } = createParts(options)
  const metacom = createMetacom(options.metacom ?? null, options)
  const waiters = createOutcomeWaiters()
  const onChange = options.onOutboxChange ?? (() => {})
  const worker = startSending(options, { client, codeunit, company: parts.reader, metacom, onEnd: waiters.ended })
  const refreshOne = shareRuns((erpUserName) => refreshUser(parts, erpUserName))
  const hasEnded = (externalId: string) => {
    waiters.ended(externalId)
    gateway.wakeOutbox()
  }
  const gateway: ErpGateway = {
    async ping() {
      const begun = performance.now()
      await forPeople(log, codeunit.ping())
      return performance.now() - begun
    },
    getImage: (parentType, parentNo, lineNo) =>
      forPeople(log, readImage(codeunit, { parentType, parentNo, lineNo }, { priority: 'interactive', log })),
    ...papersOf(codeunit, options),
    async enqueue(tx, write, holdMs = 0) {
      const at = { company: options.backOffice.company, now: clock.now(), holdMs }
      await writeRows(tx, [[writePart, rowOf(write, at)]])
    },
    withdrawWrite: deleteUntriedWrite,
    async mayTakeBackWrite(db, externalId) {
      const write = await findTriedWrite(db, externalId, false)
      return write !== null && mayTakeBack(write)
    },
    async takeBackWrite(own, { externalId, by }) {
      const write = await findTriedWrite(own.db, externalId, true)
      if (write === null || !mayTakeBack(write)) return false
      await cancelWrite(own.db, write.id, { by, now: clock.now() })
      own.afterCommit(() => hasEnded(externalId))
      return true
    },
    isReachable: () => client.isOpen(),
    tryNow: client.tryNow,
    wakeOutbox() {
      worker?.wake()
      onChange()
    },
    async decideWrite(own, write, decision) {
      const parts = { decision, onOutcome: options.onOutcome, enqueue: gateway.enqueue }
      if (!(await decideWrite(own, { ...write, now: clock.now() }, parts))) return false
      own.afterCommit(() => hasEnded(write.externalId))
      return true
    },
    waitForOutcome: (externalId, timeoutMs) => waiters.wait(db, externalId, timeoutMs),
    refreshUser: (erpUserName) => forPeople(log, refreshOne(erpUserName.trim().toLowerCase())),
    checkServices: () => checkServices(check),
    listBookingChoices: (level) => bookingChoices(metacom, log, level),
    ...liveReads(codeunit, parts),
    async close() {
      await worker?.stop()
      client.close()
      metacom?.close()
    },
  }
  return { gateway, mirror: mirrorOf(codeunit, parts) }
}
