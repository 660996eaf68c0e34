import type { LoginType, PortalRole } from '@portal/domain/access/vocabulary.ts'
import type { ListDays } from '@portal/domain/approvals/change-days.ts'
import type { LineDecision } from '@portal/domain/approvals/change-lines.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/query.ts'
import type { KnownUser } from '../../../platform/session-user.ts'
import { savedLines } from './saved-lines.store.ts'

/**
 * Any other decision, withdrawal or submission waits until the transaction ends: first the list, as those do, then
 * the submission.
 */
export async function lockSubmissionRows(db: Db, no: string): Promise<void> {
  await ask(
    db,
    sql`select l.id from order_lists l where l.id = (select list_id from saved_requests where no = ${no}) for update`,
  )
  await ask(db, sql`select no from saved_requests where no = ${no} for update`)
}

interface Decided {
  readonly by: string
  /** The approver who is away, by the name in the back office. */
  readonly onBehalfOf: string | null
  readonly at: Date
}

/** What was decided otherwise than asked. */
interface Changed {
  readonly changes: readonly LineDecision[]
  readonly days: ListDays | null
}

/** A waiting submission is approved and became a request; its list is as the decision left it. */
export async function saveApproval(
  db: Db,
  no: string,
  decision: Decided & Changed & { readonly requestId: string },
): Promise<void> {
  await ask(
    db,
    sql`
    update saved_requests s set status = 'Approved', decided_by = ${decision.by}, decided_for = ${decision.onBehalfOf},
      decided_at = ${decision.at}, request_id = ${decision.requestId}, changes = ${JSON.stringify(decision.changes)}::jsonb,
      changed_days = ${decision.days && JSON.stringify(decision.days)}::jsonb,
      decided_version = (select version from order_lists where id = s.list_id)
    where no = ${no}`,
  )
}

/** A waiting submission is rejected; its list can be changed again. */
export async function saveRejection(
  db: Db,
  no: string,
  decision: Decided & Changed & { readonly reason: string },
): Promise<void> {
  await ask(
    db,
    sql`
    update saved_requests s set status = 'Disapproved', decided_by = ${decision.by}, decided_for = ${decision.onBehalfOf},
      decided_at = ${decision.at}, rejection_reason = ${decision.reason}, changes = ${JSON.stringify(decision.changes)}::jsonb,
      changed_days = ${decision.days && JSON.stringify(decision.days)}::jsonb, decided_version = (select version from order_lists where id = s.list_id)
    where no = ${no}`,
  )
}

/** A decided submission waits again, as it did. */
export async function reopenSubmission(db: Db, no: string): Promise<void> {
  await ask(
    db,
    sql`
    update saved_requests set status = 'Requested', decided_by = null, decided_for = null, decided_at = null, decided_version = null,
      rejection_reason = null, request_id = null, changes = '[]', changed_days = null
    where no = ${no}`,
  )
}

/** Puts the lines of a submission on its list again, which is empty since it was approved. */
export async function refillList(db: Db, no: string, at: Date): Promise<void> {
  await ask(
    db,
    sql`
    with asked as (
      select gen_random_uuid() as id, s.list_id, l.* from saved_requests s
      cross join lateral ${savedLines(sql`s.lines`, 'l')}
      where s.no = ${no} and l.charge is null)
    insert into order_list_items (id, list_id, parent_id, kind, no, quantity, comment, position, set_no, set_quantity, added_at)
    select a.id, a.list_id, p.id, a.kind, a.no, a.quantity::int, a.remark, a."lineNo", coalesce(a."setNo", ''),
      coalesce(a."setQuantity", 0), ${at}
    from asked a left join asked p on p."lineNo" = a."parentLineNo"`,
  )
}

/** Who submitted something, as the record knows them now; null when the account is gone. */
export async function findSubmitter(db: Db, userName: string): Promise<KnownUser | null> {
  const rows = await ask<KnownUser & { loginType: LoginType; roles: PortalRole[] }>(
    db,
    sql`
    select id, user_name as "userName", erp_user_name as "erpUserName", first_name as "firstName",
      last_name as "lastName", email, phone_number as "phoneNumber", company_name as "companyName",
      login_type as "loginType", roles, is_administrator as "isAdministrator", language
    from users where user_name = ${userName}`,
  )
  return rows[0] ?? null
}
