import { type ErrorCode, type ErrorParams, PortalError } from '@portal/contract/errors.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import type { Locale } from '@portal/contract/values.ts'
import { may } from '@portal/domain/access/may.ts'
import type { ErpOutbox } from '../platform/back-office/erp-gateway.ts'
import { CommittedRefusal } from '../platform/command/committed-refusal.ts'
import type { AskingCtx, Ctx, TenantParts } from '../platform/context.ts'
import type { Db } from '../platform/db/database.ts'
import { createMailQueue } from '../platform/mail/mail.ts'
import type { Answers } from '../platform/memory/answers.ts'
import type { SessionUser, UserLocation } from '../platform/session-user.ts'
import type { CallPlan } from './call-plan.ts'

/** What one request brings to its use case. */
export interface CallScope {
  readonly plan: CallPlan
  readonly parts: TenantParts
  readonly answers: Answers
  readonly user: SessionUser | null
  readonly sessionId: string | null
  readonly language: Locale
  readonly requestId: string
  readonly remoteAddress: string
  readonly userAgent: string
  readonly hostName: string
  /** The connection of the page that asks, which knows what its commands change. */
  readonly connection: string | null
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
  /** What was named of each subject that the command changes. */
  readonly touched: Map<Subject, Set<string>>
  isUnchanged: boolean
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
function outboxOf({ erp }: TenantParts): ErpOutbox {
  return {
    enqueue: (tx, write, hold) => erp.enqueue(tx, write, hold),
    withdrawWrite: (tx, externalId) => erp.withdrawWrite(tx, externalId),
    mayTakeBackWrite: (db, externalId) => erp.mayTakeBackWrite(db, externalId),
    takeBackWrite: (own, write) => erp.takeBackWrite(own, write),
    decideWrite: (own, write, decision) => erp.decideWrite(own, write, decision),
    isReachable: () => erp.isReachable(),
    wakeOutbox: () => erp.wakeOutbox(),
  }
}

/** The context of a command in its transaction, and the notes it leaves. */
export function commandContext(scope: CallScope, tx: Db): { ctx: Ctx; notes: Notes } {
  const { parts } = scope
  const { ctx, notes } = callContext(scope, tx)
  const mail = createMailQueue(tx, parts.clock)
  const hub = parts.hub.except(scope.connection)
  return { ctx: { ...parts, ...ctx, hub, erp: outboxOf(parts), mail }, notes }
}

/** The context of what holds no transaction, and the notes it leaves. */
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
    touched: new Map(),
    isUnchanged: false,
  }
  const ctx = {
    db,
    answers: scope.answers,
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
    touch(subject: Subject, id: string) {
      notes.touched.set(subject, (notes.touched.get(subject) ?? new Set()).add(id))
    },
    changedNothing() {
      notes.isUnchanged = true
    },
    afterCommit: (effect: Notes['effects'][number]) => void notes.effects.push(effect),
    refuseAndCommit(code: ErrorCode, params?: ErrorParams, at?: { readonly field?: string }): never {
      throw new CommittedRefusal(code, params, at)
    },
  }
  return { ctx, notes }
}
