import type { Locale } from '@portal/contract/values.ts'
import { bounds } from '@portal/domain/bounds.ts'
import type { ComplaintForm } from '@portal/domain/complaints/complaint-form.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

export interface NewComplaint {
  readonly id: string
  readonly userName: string
  readonly locationNo: string
  readonly form: ComplaintForm
  readonly expectedDate: string
  readonly about: { readonly soort: string; readonly nummer: string } | null
  readonly language: Locale
  readonly at: Date
}

const dayMs = 24 * 3_600_000

/** @returns false when the person gave as much feedback in the last 24 hours as one may */
export async function insertComplaint(db: Db, complaint: NewComplaint): Promise<boolean> {
  const { id, userName, locationNo, form, expectedDate, about, language, at } = complaint
  const rows = await ask<{ id: string }>(
    db,
    sql`
    insert into complaints (id, user_name, location_no, description, type, invoice_no, phone_no, urgency, reference, note,
      expected_date, about_kind, about_no, language, delivery, created_at, changed_at)
    select ${id}, ${userName}, ${locationNo}, ${form.omschrijving}, ${form.type}, ${form.factuurNummer},
      ${form.telefoonnummer}, ${form.urgentie}, ${form.referentie}, ${form.notitie}, ${expectedDate}::date,
      ${about?.soort ?? ''}, ${about?.nummer ?? ''}, ${language}, 'wachtrij', ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from complaints where user_name = ${userName}
      and created_at > ${new Date(at.getTime() - dayMs)}) < ${bounds.complaintsInDay}
    returning id`,
  )
  return rows.length > 0
}

/** Where a comment or a file belongs. */
interface Added {
  readonly id: string
  readonly complaintId: string | null
  readonly complaintNo: string | null
  readonly userName: string
  readonly at: Date
}

export interface NewComment extends Added {
  readonly author: string
  readonly text: string
}

/** Of one feedback, by the id that it has here or by its number. */
const sameComplaint = ({ complaintId, complaintNo }: Added) =>
  sql`(complaint_id = ${complaintId} or complaint_no = ${complaintNo})`

/** @returns false when the feedback has as many comments as it may */
export async function insertComment(db: Db, comment: NewComment): Promise<boolean> {
  const { id, complaintId, complaintNo, userName, author, text, at } = comment
  const rows = await ask<{ id: string }>(
    db,
    sql`
    insert into complaint_comments (id, complaint_id, complaint_no, user_name, author, text, delivery, created_at)
    select ${id}, ${complaintId}, ${complaintNo}, ${userName}, ${author}, ${text}, 'wachtrij', ${at}::timestamptz
    where (select count(*) from complaint_comments where ${sameComplaint(comment)}) < ${bounds.comments}
    returning id`,
  )
  return rows.length > 0
}

export interface NewFile extends Added {
  readonly name: string
  readonly mimeType: string
  readonly size: number
  readonly hash: string
}

/** @returns false when the feedback has as many files as it may */
export async function insertFile(db: Db, file: NewFile): Promise<boolean> {
  const { id, complaintId, complaintNo, userName, name, mimeType, size, hash, at } = file
  const rows = await ask<{ id: string }>(
    db,
    sql`
    insert into complaint_files (id, complaint_id, complaint_no, user_name, name, mime_type, size, hash, delivery, created_at)
    select ${id}, ${complaintId}, ${complaintNo}, ${userName}, ${name}, ${mimeType}, ${size}::int, ${hash}, 'wachtrij',
      ${at}::timestamptz
    where (select count(*) from complaint_files where ${sameComplaint(file)}) < ${bounds.complaintFiles}
    returning id`,
  )
  return rows.length > 0
}

/** Whether the back office sent this invoice to a location. */
export async function isInvoiceOf(db: Db, invoiceNo: string, locationNo: string): Promise<boolean> {
  const rows = await ask<{ known: boolean }>(
    db,
    sql`select exists (select from erp_invoices where no = ${invoiceNo} and location_no = ${locationNo}) as known`,
  )
  return rows[0]?.known ?? false
}

/** Notes that refused feedback was sent again; false when it is not this person's at this location, or was sent already. */
export async function markReplaced(
  db: Db,
  replaced: { readonly id: string; readonly userName: string; readonly locationNo: string; readonly by: string },
): Promise<boolean> {
  const { id, userName, locationNo, by } = replaced
  const rows = await ask<{ id: string }>(
    db,
    sql`update complaints set replaced_by = ${by} where id = ${id} and user_name = ${userName}
      and location_no = ${locationNo} and delivery in ('geweigerd', 'vervallen') and replaced_by is null returning id`,
  )
  return rows.length > 0
}

/** A comment, or a file where `hash` is filled. */
export interface AddedBefore {
  readonly text: string
  readonly name: string
  readonly mimeType: string
  readonly size: number
  readonly hash: string
}

/** What was added to refused feedback, in its order: it goes along with the one that takes its place. */
export async function listAdded(db: Db, complaintId: string): Promise<AddedBefore[]> {
  return ask<AddedBefore>(
    db,
    sql`
    select text, name, "mimeType", size, hash from (
      select text, '' as name, '' as "mimeType", 0 as size, '' as hash, created_at, place
        from complaint_comments where complaint_id = ${complaintId}
      union all
      select '', name, mime_type, size, hash, created_at, place from complaint_files where complaint_id = ${complaintId}) a
    order by created_at, place`,
  )
}

/** A complaint of the portal that the back office turned out to have, or has an answer to. */
export interface ArrivedComplaint {
  readonly id: string
  readonly no: string
  readonly description: string
  readonly userName: string
}

/**
 * Takes over the numbers of complaints that a synchronisation found, although what became of sending them was not known.
 * @param numbers of the complaints; null for all
 */
export async function saveArrived(db: Db, numbers: readonly string[] | null, at: Date): Promise<ArrivedComplaint[]> {
  return ask<ArrivedComplaint>(
    db,
    sql`
    update complaints c set delivery = 'bevestigd', refusal = '', erp_no = e.no, changed_at = ${at}
    from erp_complaints e where e.external_id = c.id
      and (${numbers === null}::boolean or e.no = any(${sql.param([...(numbers ?? [])])}::text[]))
      and (c.delivery <> 'bevestigd' or c.erp_no is distinct from e.no)
    returning c.id, e.no, c.description, c.user_name as "userName"`,
  )
}

export interface AnsweredComplaint extends ArrivedComplaint {
  readonly locationNo: string
  /** When the newest answer was given. */
  readonly answeredAt: string
}

/** Complaints with an answer of the back office since a moment, each with the account that gave it. */
export async function listAnswered(db: Db, numbers: readonly string[], since: Date): Promise<AnsweredComplaint[]> {
  return ask<AnsweredComplaint>(
    db,
    sql`
    select e.no as id, e.no, e.description, u.user_name as "userName", e.location_no as "locationNo",
      a.newest::text as "answeredAt"
    from erp_complaints e left join complaints c on c.id = e.external_id
    join users u on u.user_name = c.user_name or (c.id is null and u.erp_user_name = e.reported_by)
    cross join lateral (select max(created_at) as newest from erp_complaint_lines
      where complaint_no = e.no and external_id is null) a
    where e.no = any(${sql.param([...numbers])}::text[]) and a.newest > greatest(${since}::timestamptz,
      (select read_at from complaint_reads r where r.user_name = u.user_name and r.complaint = e.no))`,
  )
}
