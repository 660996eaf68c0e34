import type { SavedRequest } from '@portal/contract/ordering.ts'
import type { Locale } from '@portal/domain/constants.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { Db } from '../../../platform/db/database.ts'
import { queryRows } from '../../../platform/db/named-query.ts'
import { sql } from '../../../platform/db/query.ts'
import type { NewRequestLine } from '../requests.store.ts'

/** The form of a submitted list as it is kept until somebody decides. */
export interface SavedForm extends OrderForm {
  readonly language: Locale
  readonly emailOnderwerp: string
  readonly emailTekst: string
}

export interface NewSavedRequest {
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
  const rows = await queryRows<{ no: string }>(
    db,
    sql`
    insert into saved_requests (no, list_id, list_name, user_name, location_no, status, approvers, form, lines, submitted_at)
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
  await queryRows(
    db,
    sql`update saved_requests set status = 'Cancelled', decided_by = ${withdrawn.by}, decided_at = ${withdrawn.at}
      where no = ${no} and status = 'Requested'`,
  )
}

/** The latest submission of a list, its approvers by their names in the back office (R-ENT-15). */
export async function findSavedRequest(db: Db, listId: string): Promise<SavedRequest | null> {
  const rows = await queryRows<SavedRequest>(
    db,
    sql`
    select s.no as "savedAanvraagNummer", s.list_id as "bestellijstId", s.status,
      s.rejection_reason as "redenAfkeuring", s.form ->> 'leverDatum' as "deliveryDate",
      s.form ->> 'retourDatum' as "expectedReturnDate", (s.form ->> 'ophalen')::boolean as collect,
      coalesce(s.form #>> '{bestemming,nummer}', '') as "materieelDepotNr", s.form ->> 'adrescode' as werkadres,
      s.form ->> 'adres' as address, s.form ->> 'postcode' as postcode, s.form ->> 'plaats' as plaats,
      s.form ->> 'contactpersoon' as contactperson, s.form ->> 'telefoonnummer' as "phoneNumber",
      s.form ->> 'referentie' as reference, s.form ->> 'opmerking' as comments, (s.form ->> 'spoed')::boolean as spoed,
      s.form ->> 'transportmiddel' as transportmiddel, s.form ->> 'bestemmingadres' as "depotAdressCode",
      to_char(s.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "ingediendOp",
      s.approvers as goedkeurders
    from saved_requests s where s.list_id = ${listId} order by s.submitted_at desc, s.no desc limit 1`,
  )
  return rows[0] ?? null
}
