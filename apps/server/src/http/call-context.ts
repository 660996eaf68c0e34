import { PortalError } from '@portal/contract/errors.ts'
import type { Locale } from '@portal/contract/values.ts'
import { may } from '@portal/domain/access/may.ts'
import { CommittedRefusal } from '../platform/committed-refusal.ts'
import type { Ctx, SessionUser, TenantParts, UserLocation } from '../platform/context.ts'
import type { Db } from '../platform/db/database.ts'
import { createMailQueue } from '../platform/mail.ts'
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
  readonly place: UserLocation | null
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
  readonly effects: (() => void | Promise<void>)[]
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

/** The context of one run of a use case on a database or transaction, and the notes it leaves. */
export function callContext(scope: CallScope, db: Db): { ctx: Ctx; notes: Notes } {
  const notes: Notes = { audit: null, locationNo: scope.place?.nummer ?? null, effects: [] }
  const { parts } = scope
  const ctx: Ctx = {
    ...parts,
    db,
    mail: db === parts.db ? parts.mail : createMailQueue(db, parts.clock),
    user: scope.user,
    sessionId: scope.sessionId,
    language: scope.language,
    requestId: scope.requestId,
    remoteAddress: scope.remoteAddress,
    userAgent: scope.userAgent,
    place: scope.place,
    async at(locationNo) {
      const found = await permitLocation(scope, db, locationNo)
      notes.locationNo = found.nummer
      return found
    },
    audit(subject, details = {}) {
      notes.audit = { subject, details }
    },
    afterCommit: (effect) => void notes.effects.push(effect),
    refuseAndCommit(code, params) {
      throw new CommittedRefusal(code, params)
    },
  }
  return { ctx, notes }
}
