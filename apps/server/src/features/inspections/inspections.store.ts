import type { Document } from '@portal/contract/documents.ts'
import type { Locale } from '@portal/contract/values.ts'
import { isShutOut } from '../../platform/back-office/shut-out.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

export interface InspectionRow {
  readonly keuringId: number
  readonly materieelNummer: string
  readonly materieelSoort: string
  readonly materieelOmschrijving: string
  readonly keuringsNummer: string
  readonly type: string
  readonly omschrijving: string
  readonly volgendeDatum: string | null
  readonly datum: string | null
  readonly resultaat: string
  readonly laatste: boolean
  readonly documenten: Document[]
}

/** The words of a piece `p` in a language: its own, those of its type, else what the back office calls it. */
const pieceWords = (language: Locale) => sql`coalesce(
  (select t.text from erp_translations t
    where t.subject = 'Stuk' and t.code = p.no and t.language = ${language}),
  (select t.text from erp_translations t
    where t.subject = 'Soort' and t.code = p.plant_type and t.language = ${language}),
  p.description)`

/** Inspections of the pieces at some locations, each with whether it is the last of its kind for its piece. */
export const inspectionsAt = (locations: SQL) => sql`
  select i.*, row_number() over (
    partition by i.plant_no, i.inspection_type order by i.inspection_date desc nulls last, i.entry_no desc) = 1 as last
  from erp_pieces p join erp_inspections i on i.plant_no = p.no
  where p.location_no = any(${locations})`

/**
 * The inspections of the pieces that stand at a location, with their documents; what was not approved comes first. A
 * location may have thousands, so that words and documents are joined once instead of looked up for each row.
 */
export async function listInspections(
  db: Db,
  of: { readonly locationNo: string; readonly earlier: boolean },
  language: Locale,
): Promise<readonly InspectionRow[]> {
  return ask<InspectionRow>(
    db,
    sql`
    with wanted as materialized (
      select * from (${inspectionsAt(sql`array[${of.locationNo}]::text[]`)}) i where i.last or ${of.earlier}),
    filed as materialized (
      select i.entry_no, jsonb_agg(jsonb_build_object('documentNummer', d.entry_no, 'naam', d.file_name,
        'mimeType', d.mime_type, 'grootte', d.size, 'datum', d.document_date, 'bron', d.parent_type,
        'bronNummer', i.plant_no) order by d.document_date desc nulls last, d.entry_no) as documents
      from wanted i join erp_documents d on d.parent_type = 'Keuring' and d.parent_no = i.entry_no::text
      group by i.entry_no)
    select i.entry_no as "keuringId", p.no as "materieelNummer", p.plant_type as "materieelSoort",
      coalesce(tp.text, ts.text, p.description) as "materieelOmschrijving", p.inspection_no as "keuringsNummer",
      i.inspection_type as type, i.description as omschrijving, i.next_date as "volgendeDatum",
      i.inspection_date as datum, i.result as resultaat, i.last as laatste, coalesce(f.documents, '[]') as documenten
    from wanted i
    join erp_pieces p on p.no = i.plant_no
    left join filed f on f.entry_no = i.entry_no
    left join erp_translations tp on tp.subject = 'Stuk' and tp.code = p.no and tp.language = ${language}
    left join erp_translations ts on ts.subject = 'Soort' and ts.code = p.plant_type and ts.language = ${language}
    order by i.last desc, i.result = 'Approved', i.next_date nulls last, p.no, i.entry_no desc`,
  )
}

/** Result and next date of the last inspection of each kind of each piece at a location. */
export async function listStandings(
  db: Db,
  locationNo: string,
): Promise<readonly { readonly resultaat: string; readonly volgendeDatum: string | null }[]> {
  const rows = await ask<{ resultaat: string; volgendeDatum: string | null }>(
    db,
    sql`
    select i.result as resultaat, i.next_date as "volgendeDatum"
    from (${inspectionsAt(sql`array[${locationNo}]::text[]`)}) i where i.last`,
  )
  return rows
}

export interface ComingInspection {
  readonly materieelNummer: string
  readonly materieelOmschrijving: string
  readonly type: string
  readonly omschrijving: string
  readonly keuringsNummer: string
  readonly volgendeDatum: string
  readonly datum: string | null
  readonly materieellocatie: string
}

/** The next inspection of each kind of each piece at some locations, soonest first; at most so many. */
export async function listComing(
  db: Db,
  of: {
    readonly locationNos: readonly string[]
    readonly language: Locale
    readonly from: string
    readonly to: string
  },
  most: number,
): Promise<readonly ComingInspection[]> {
  const rows = await ask<ComingInspection>(
    db,
    sql`
    select p.no as "materieelNummer", ${pieceWords(of.language)} as "materieelOmschrijving",
      i.inspection_type as type, i.description as omschrijving, p.inspection_no as "keuringsNummer",
      i.next_date as "volgendeDatum", i.inspection_date as datum, p.location_no as materieellocatie
    from (${inspectionsAt(sql`${sql.param(of.locationNos)}::text[]`)}) i
    join erp_pieces p on p.no = i.plant_no
    where i.last and i.next_date between ${of.from}::date and ${of.to}::date
    order by i.next_date, p.no, i.inspection_type limit ${most}`,
  )
  return rows
}

/** What is due at one location of a person, and how that is called. */
export interface DueInspections {
  readonly userName: string
  readonly locationNo: string
  readonly aantal: number
  readonly naam: string
}

/**
 * Pieces with an inspection that is due on the days between two, counted by location for everybody who has it.
 * @param most locations a person, those with the most pieces
 */
export async function listDueByPerson(
  db: Db,
  of: { readonly from: string; readonly until: string; readonly most: number },
): Promise<readonly DueInspections[]> {
  return ask<DueInspections>(
    db,
    sql`
    with due as materialized (
      select p.location_no, count(distinct i.plant_no)::int as count
      from (${inspectionsAt(sql`array(select distinct location_no from erp_user_locations)`)}) i
      join erp_pieces p on p.no = i.plant_no
      where i.last and i.next_date between ${of.from}::date and ${of.until}::date
      group by p.location_no),
    placed as (
      select u.user_name, d.location_no, d.count, coalesce(nullif(l.description, ''), l.no) as name,
        row_number() over (partition by u.user_name order by d.count desc, l.no) as place
      from due d join erp_user_locations a on a.location_no = d.location_no
      join users u on u.erp_user_name = a.user_name and not ${isShutOut('u')}
      join erp_locations l on l.no = d.location_no)
    select user_name as "userName", location_no as "locationNo", count as aantal, name as naam
    from placed where place <= ${of.most} order by user_name, place`,
  )
}
