import type { Document } from '@portal/contract/documents.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

interface InspectionRow {
  readonly materieelNummer: string
  readonly keuringId: number
  readonly type: string
  readonly omschrijving: string
  readonly datum: string | null
  readonly volgendeDatum: string | null
  readonly resultaat: string
  readonly norm: string
  readonly keurmeester: string
}

/** The last inspection of each kind of some pieces, what comes first on top. */
export function listLastInspections(db: Db, pieceNos: readonly string[]): Promise<InspectionRow[]> {
  return ask<InspectionRow>(
    db,
    sql`
    select * from (
      select distinct on (i.plant_no, i.inspection_type) i.plant_no as "materieelNummer", i.entry_no as "keuringId",
        i.inspection_type as type, i.description as omschrijving, i.inspection_date as datum,
        i.next_date as "volgendeDatum", i.result as resultaat, i.norm, i.inspector as keurmeester
      from erp_inspections i where i.plant_no = any(${sql.param([...pieceNos])}::text[])
      order by i.plant_no, i.inspection_type, i.inspection_date desc nulls last, i.entry_no desc) last
    order by "materieelNummer", "volgendeDatum" nulls first, "keuringId"`,
  )
}

/** A paper with the piece or the kind whose it is. */
export interface OwnedPaper extends Document {
  readonly van: string
}

/** The papers of some pieces, of their last inspections and of their kinds, newest first. */
export function listPapers(
  db: Db,
  of: {
    readonly pieceNos: readonly string[]
    readonly kinds: readonly string[]
    readonly inspections: readonly number[]
  },
): Promise<OwnedPaper[]> {
  const columns = sql`d.entry_no as "documentNummer", d.file_name as naam, d.mime_type as "mimeType", d.size as grootte,
    d.document_date as datum, d.parent_type as bron`
  return ask<OwnedPaper>(
    db,
    sql`
    select ${columns}, d.parent_no as "bronNummer", d.parent_no as van from erp_documents d
    where (d.parent_type = 'Stuk' and d.parent_no = any(${sql.param([...of.pieceNos])}::text[]))
      or (d.parent_type = 'Soort' and d.parent_no = any(${sql.param([...of.kinds])}::text[]))
    union all
    select ${columns}, i.plant_no, i.plant_no from erp_inspections i
    join erp_documents d on d.parent_type = 'Keuring' and d.parent_no = i.entry_no::text
    where i.entry_no = any(${sql.param([...of.inspections])}::integer[])
    order by datum desc nulls last, naam, "documentNummer" desc`,
  )
}

interface NoteRow {
  readonly van: string
  readonly id: string
  readonly omschrijving: string
  readonly ontvangenOp: string
}

/** Feedback about some pieces that stand at a location, which nobody has solved yet; the latest first. */
export function listNotes(db: Db, locationNo: string, pieceNos: readonly string[]): Promise<NoteRow[]> {
  return ask<NoteRow>(
    db,
    sql`
    select c.about_no as van, coalesce(e.no, c.erp_no, c.id::text) as id, coalesce(e.description, c.description) as omschrijving,
      to_char(coalesce(e.received_at, c.created_at) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "ontvangenOp"
    from complaints c left join erp_complaints e on e.external_id = c.id
    where c.location_no = ${locationNo} and c.about_kind = 'stuk' and c.about_no = any(${sql.param([...pieceNos])}::text[])
      and c.replaced_by is null and c.delivery <> 'geweigerd' and e.resolved_date is null
    order by coalesce(e.received_at, c.created_at) desc`,
  )
}

/** The pieces that the back office has taken out of use, of some. */
export async function listOutOfUse(db: Db, pieceNos: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ask<{ no: string }>(
    db,
    sql`select no from erp_pieces where no = any(${sql.param([...pieceNos])}::text[])
      and status in ('Blocked', 'Out_Of_Service')`,
  )
  return new Set(rows.map(({ no }) => no))
}
