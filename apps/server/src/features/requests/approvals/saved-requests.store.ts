import type { SavedRequest } from '@portal/contract/ordering.ts'
import type { DecisionChanges } from '@portal/contract/request-records.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/query.ts'
import type { NewRequestLine } from '../requests.store.ts'
import { changedDays, changedLines } from './decided.store.ts'
import { readSavedForm, type SavedForm } from './saved-form.ts'
import { lastHandOver } from './submissions.store.ts'

interface NewSavedRequest {
  readonly listId: string
  readonly listName: string
  readonly userName: string
  readonly locationNo: string
  /** Names in the back office, at most three. */
  readonly approvers: readonly string[]
  readonly form: SavedForm
  readonly lines: readonly NewRequestLine[]
}

/** Stores a submission and gives it the next number, e.g. G-100001. */
export async function insertSavedRequest(db: Db, saved: NewSavedRequest, at: Date): Promise<string> {
  const rows = await ask<{ no: string }>(
    db,
    sql`
    insert into saved_requests
      (no, list_id, list_name, user_name, location_no, status, approvers, form, lines, submitted_at)
    values ('G-' || nextval('saved_request_numbers'), ${saved.listId}, ${saved.listName}, ${saved.userName}, ${saved.locationNo},
      'Requested', ${sql.param(saved.approvers)}::text[], ${JSON.stringify(saved.form)}::jsonb,
      ${JSON.stringify(saved.lines)}::jsonb, ${at})
    returning no`,
  )
  if (rows[0] === undefined) throw new Error('The submission was not stored')
  return rows[0].no
}

/** Marks a waiting submission as taken back by who made it. */
export async function cancelSavedRequest(db: Db, no: string, withdrawn: { by: string; at: Date }): Promise<void> {
  await ask(
    db,
    sql`update saved_requests set status = 'Cancelled', decided_by = ${withdrawn.by}, decided_at = ${withdrawn.at}
      where no = ${no} and status = 'Requested'`,
  )
}

/** What became of the latest submission of a list; its approvers by their names in the back office. */
interface LatestSubmission {
  readonly no: string
  readonly status: SavedRequest['status']
  readonly rejectionReason: string | null
  readonly approvers: readonly string[]
  readonly form: SavedForm
  /** Date and time, in UTC. */
  readonly submittedAt: string
  readonly handOver: SavedRequest['overdracht']
  readonly wijzigingen: DecisionChanges['wijzigingen']
  readonly dagen: DecisionChanges['dagen']
}

/** The latest submission of a list (R-ENT-15). */
export async function findSavedRequest(db: Db, listId: string): Promise<LatestSubmission | null> {
  const [row] = await ask<Omit<LatestSubmission, 'form'> & { readonly form: unknown }>(
    db,
    sql`
    select no, status, rejection_reason as "rejectionReason", approvers, form, ${lastHandOver} as "handOver", ${changedLines} as wijzigingen, ${changedDays} as dagen,
      to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt"
    from saved_requests s where list_id = ${listId} order by submitted_at desc, no desc limit 1`,
  )
  return row === undefined ? null : { ...row, form: readSavedForm(row.form) }
}
