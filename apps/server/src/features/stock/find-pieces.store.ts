import type { FoundPiece } from '@portal/contract/stock.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { sql } from '../../platform/db/query.ts'
import { inspectionsOf } from './stock.store.ts'

type Row = Omit<FoundPiece, 'keuringsWaarschuwing'>

interface Question {
  readonly locations: readonly string[]
  readonly language: string
  /** In capitals. */
  readonly term: string
  readonly most: number
}

/** Pieces at these locations whose number, inspection number or serial number begins with the term; exact ones first. */
export async function findPieces(db: Db, { locations, language, term, most }: Question): Promise<readonly Row[]> {
  const start = `${likeText(term)}%`
  return ask<Row>(
    db,
    sql`
    with found as materialized (
      select p.no, p.plant_type, p.inspection_no, p.serial_no, p.description, s.location_no, s.kind, s.quantity,
        s.unit_code, ${term} in (upper(p.no), upper(p.inspection_no), upper(p.serial_no)) as is_exact
      from erp_pieces p join erp_stock s on s.plant_no = p.no and s.quantity > 0
      where (upper(p.no) like ${start} or upper(p.inspection_no) like ${start} or upper(p.serial_no) like ${start})
        and s.location_no = any(${sql.param([...locations])}::text[])
      order by is_exact desc, p.no limit ${most}),
    inspected as materialized (${inspectionsOf(sql`select no as plant_no from found`)})
    select f.plant_type as "materieelSoort", f.no as "materieelNummer", f.kind as type,
      coalesce(tp.text, t.text, i.description, f.description) as omschrijving,
      coalesce(ut.text, u.description, f.unit_code) as eenheid, f.quantity::float8 as huidig,
      f.inspection_no as "keuringsNummer", f.serial_no as serienummer, n.next_date as "keuringsDatum",
      coalesce(n.passed, true) as goedgekeurd, '/afbeeldingen/' || im.hash as afbeelding,
      l.no as materieellocatie, coalesce(nullif(l.description, ''), l.no) as "locatieOmschrijving",
      l.address as adres, l.post_code as postcode, l.city as plaats, l.contact as contactpersoon,
      l.phone_no as telefoonnummer, l.blocked as geblokkeerd
    from found f
    join erp_locations l on l.no = f.location_no
    left join erp_items i on i.kind = f.kind and i.no = f.plant_type
    left join inspected n on n.plant_no = f.no
    left join erp_translations t on t.subject = 'Soort' and t.code = f.plant_type and t.language = ${language}
    left join erp_translations tp on tp.subject = 'Stuk' and tp.code = f.no and tp.language = ${language}
    left join erp_units u on u.code = f.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = f.unit_code and ut.language = ${language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = f.plant_type order by line_no limit 1) im on true
    order by f.is_exact desc, f.no`,
  )
}
