import type { Document, DocumentParent } from '@portal/contract/documents.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

const columns = sql`d.entry_no as "documentNummer", d.file_name as naam, d.mime_type as "mimeType", d.size as grootte,
  d.document_date as datum, d.parent_type as bron`
const newestFirst = sql`order by datum desc nulls last, naam, "documentNummer" desc`

/** The documents of some records of one kind, newest first; the caller has checked that they may be seen. */
export async function listDocuments(
  db: Db,
  parentType: DocumentParent,
  numbers: readonly string[],
): Promise<Document[]> {
  const rows = await ask<Document>(
    db,
    sql`
    select ${columns}, d.parent_no as "bronNummer" from erp_documents d
    where d.parent_type = ${parentType} and d.parent_no = any(${sql.param(numbers)}::text[]) ${newestFirst}`,
  )
  return rows
}

/** Documents of pieces and of their inspections; `wanted` is a condition on the piece `p`. */
const ofPieces = (wanted: SQL) => sql`
  select ${columns}, p.no as "bronNummer" from erp_pieces p
  join erp_documents d on d.parent_type = 'Stuk' and d.parent_no = p.no
  where ${wanted}
  union all
  select ${columns}, p.no from erp_pieces p
  join erp_inspections i on i.plant_no = p.no
  join erp_documents d on d.parent_type = 'Keuring' and d.parent_no = i.entry_no::text
  where ${wanted}`

export async function listPieceDocuments(db: Db, pieceNo: string): Promise<Document[]> {
  const rows = await ask<Document>(db, sql`${ofPieces(sql`p.no = ${pieceNo}`)} ${newestFirst}`)
  return rows
}

/** What belongs to a location, to the pieces that stand there and to their inspections. */
export async function listLocationDocuments(db: Db, locationNo: string): Promise<Document[]> {
  const rows = await ask<Document>(
    db,
    sql`
    select ${columns}, d.parent_no as "bronNummer" from erp_documents d
    where d.parent_type = 'Locatie' and d.parent_no = ${locationNo}
    union all ${ofPieces(sql`p.location_no = ${locationNo}`)} ${newestFirst}`,
  )
  return rows
}

export interface StoredDocument {
  readonly documentNummer: number
  readonly naam: string
  readonly mimeType: string
  readonly grootte: number
  readonly datum: string | null
  readonly bron: string
  readonly bronNummer: string
}

export async function findDocument(db: Db, documentNo: number): Promise<StoredDocument | null> {
  const rows = await ask<StoredDocument>(
    db,
    sql`select ${columns}, d.parent_no as "bronNummer" from erp_documents d where d.entry_no = ${documentNo}`,
  )
  return rows[0] ?? null
}

type LocatedParent = Exclude<DocumentParent, 'Soort'>

const locationsOf: Readonly<Record<LocatedParent, (no: string) => SQL>> = {
  Locatie: (no) => sql`select no from erp_locations where no = ${no}`,
  Stuk: (no) => sql`select location_no as no from erp_pieces where no = ${no}`,
  Keuring: (no) => sql`select p.location_no as no from erp_inspections i join erp_pieces p on p.no = i.plant_no
    where i.entry_no = ${no}::text::integer`,
  Order: (no) => sql`select unnest(array[from_location, to_location]) as no from erp_orders
    where type in ('Aanvoer', 'Afvoer', 'Overige_verplaatsingen') and no = ${no}`,
  Exitorder: (no) => sql`select location_no as no from erp_exit_orders where no = ${no}`,
  Klacht: (no) => sql`select location_no as no from erp_complaints where no = ${no}`,
  // Of a project as a whole: the locations of its customer there.
  Factuur: (no) => sql`select l.no from erp_invoices i join erp_locations l on l.no = i.location_no
      or (i.location_no = '' and i.project_no <> '' and l.project_no = i.project_no and l.customer_no = i.bill_to_no)
    where i.no = ${no}`,
}

/** The locations whose people may see the documents of a record; none for a record that there is not. */
export async function listLocationsOfParent(db: Db, parent: LocatedParent, no: string): Promise<readonly string[]> {
  const rows = await ask<{ no: string }>(db, locationsOf[parent](no))
  return rows.map((row) => row.no)
}
