import { type ErrorCode, type ErrorParams, PortalError } from '@portal/contract/errors.ts'
import type { Locale } from '@portal/contract/values.ts'
import { may } from '@portal/domain/access/may.ts'
import type { ErpOutbox } from '../platform/back-office/erp-gateway.ts'
import { CommittedRefusal } from '../platform/command/committed-refusal.ts'
import type { SeenRecords } from '../platform/command/seen-records.ts'
import type { AskingCtx, Ctx, TenantParts } from '../platform/context.ts'
import type { Db } from '../platform/db/database.ts'
import { addTo, type Parts, writeNow } from '../platform/db/write-parts.ts'
import { createMailQueue } from '../platform/mail/mail.ts'
import type { SessionUser, UserLocation } from '../platform/session-user.ts'
import type { CallPlan } from './call-plan.ts'

/** What one request brings to its use case. */
export interface CallScope {
  readonly plan: CallPlan
  readonly parts: TenantParts
  readonly user: SessionUser | null
  readonly sessionId: string | null
  readonly language: Locale
  readonly requestId: string
  readonly remoteAddress: string
  readonly userAgent: string
  readonly hostName: string
  readonly place: UserLocation | null
  /** The files that came with it, by the SHA-256 that its input has in their place. */
  readonly contents: ReadonlyMap<string, Buffer>
  findLocation(db: Db, user: SessionUser, locationNo: string): Promise<UserLocation | null>
}

export interface AuditNote {
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
}

/** What a use case asked for beside its answer. */
export interface Notes {
  audit: AuditNote | null
  locationNo: string | null
  /** Every location beside the one the body names that the call was permitted at. */
  readonly permitted: Set<string>
  readonly effects: (() => void | Promise<void>)[]
  /** Forgets what it decided by although it may be older than the database; empty when it read everything. */
  readonly relied: (() => void)[]
}

/** @throws PortalError 404 when the location is not the user's, 403 when the role there may not do this */
export async function permitLocation(
  scope: Omit<CallScope, 'place'>,
  db: Db,
  locationNo: string,
): Promise<UserLocation> {
  const { user, plan } = scope
  const found = user === null ? null : await scope.findLocation(db, user, locationNo)
  if (found === null) throw new PortalError('error.niet_gevonden')
  if (!may(user, plan.call.access, found.rol)) throw new PortalError('error.niet_toegankelijk')
  return found
}

/** Only what a transaction may use: the back office is not in it, so nothing can wait for it there. */
function outboxOf({ erp }: TenantParts, write: Ctx['write']): ErpOutbox {
  return {
    async enqueue(_tx, intended, hold) {
      const { part, row } = erp.rowOf(intended, hold)
      await write([part, row])
    },
    withdrawWrite: (tx, externalId) => erp.withdrawWrite(tx, externalId),
    mayTakeBackWrite: (db, externalId) => erp.mayTakeBackWrite(db, externalId),
    takeBackWrite: (tx, write) => erp.takeBackWrite(tx, write),
    decideWrite: (tx, write, decision) => erp.decideWrite(tx, write, decision),
    isReachable: () => erp.isReachable(),
    wakeOutbox: () => erp.wakeOutbox(),
  }
}

/** How a run of a command writes: each row by itself, or all `together` in the end. */
interface Writing {
  readonly db: Db
  readonly locks: boolean
  readonly together: Parts | null
  /** Whether it may decide by what was seen; not when it is to decide by what the database has. */
  readonly findsSeen?: boolean
}

/** What was seen, for one run: noted where it is found, and nothing for one that reads what it decides by. */
function seenBy(seen: SeenRecords, { notes, finds }: { readonly notes: Notes; readonly finds: boolean }): SeenRecords {
  return {
    ...seen,
    find(by, isWanted) {
      if (!finds) return null
      const found = seen.find(by, isWanted)
      if (found !== null) notes.relied.push(() => seen.drop(by, found.id))
      return found
    },
  }
}

/** The context of one run of a command, and the notes it leaves. */
export function commandContext(scope: CallScope, writing: Writing): { ctx: Ctx; notes: Notes } {
  const { db, locks, together, findsSeen = false } = writing
  const { parts } = scope
  const { ctx, notes } = callContext(scope, db)
  const write: Ctx['write'] = together === null ? writeNow(db) : async (...rows) => addTo(together, ...rows)
  const mail = createMailQueue(db, parts.clock, write)
  const seen = seenBy(parts.seen, { notes, finds: findsSeen })
  return { ctx: { ...parts, ...ctx, locks, write, erp: outboxOf(parts, write), mail, seen }, notes }
}

/** The context of one run of what holds no transaction, and the notes it leaves. */
export function askingContext(scope: CallScope): { ctx: AskingCtx; notes: Notes } {
  const { ctx, notes } = callContext(scope, scope.parts.db)
  const sentContent = (hash: string) => scope.contents.get(hash) ?? null
  return { ctx: { ...scope.parts, ...ctx, sentContent }, notes }
}

function callContext(scope: CallScope, db: Db): { ctx: Omit<Ctx, Exclude<keyof TenantParts, 'db'>>; notes: Notes } {
  const notes: Notes = {
    audit: null,
    locationNo: scope.place?.nummer ?? null,
    permitted: new Set(),
    effects: [],
    relied: [],
  }
  const ctx = {
    db,
    locks: true,
    write: writeNow(db),
    user: scope.user,
    sessionId: scope.sessionId,
    language: scope.language,
    requestId: scope.requestId,
    remoteAddress: scope.remoteAddress,
    userAgent: scope.userAgent,
    hostName: scope.hostName,
    place: scope.place,
    async at(locationNo: string) {
      const found = await permitLocation(scope, db, locationNo)
      notes.locationNo = found.nummer
      notes.permitted.add(found.nummer)
      return found
    },
    reliesOn: (locationNo: string) => void notes.permitted.add(locationNo),
    audit(subject: string, details: AuditNote['details'] = {}) {
      notes.audit = { subject, details }
    },
    afterCommit: (effect: Notes['effects'][number]) => void notes.effects.push(effect),
    refuseAndCommit(code: ErrorCode, params?: ErrorParams, at?: { readonly field?: string }): never {
      throw new CommittedRefusal(code, params, at)
    },
  }
  return { ctx, notes }
}
