import type { SetDetails } from '@portal/contract/sets.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { type ItemReader, isOfferedSet, isOrderable, itemOfLine, priceOf } from '../catalogue/catalogue.store.ts'

export async function areThereSets(db: Db): Promise<boolean> {
  const [row] = await ask<{ bestaat: boolean }>(
    db,
    sql`select exists (select from erp_sets s where ${isOfferedSet}) as bestaat`,
  )
  return row?.bestaat ?? false
}

/** What is in set `s`, once each, with texts and prices of the reader. */
const linesOfSet = (reader: ItemReader): SQL => sql`
  select l.kind as type, l.no as "materieelSoort", coalesce(t.text, i.description, l.no) as omschrijving,
    coalesce(ut.text, u.description, i.unit_code, '') as eenheid, l.quantity as "aantalPerSet", l.optional as optioneel,
    i.no is not null and ${isOrderable} as bestelbaar, coalesce(i.price_type, 'Verhuur') as "priceType",
    i.no is not null as "toonPrijs", coalesce(${priceOf(reader, 'day')}, 0) as "huurPrijs",
    coalesce(${priceOf(reader, 'week')}, 0) as "huurPrijsWeek", coalesce(${priceOf(reader, 'sale')}, 0) as "verkoopPrijs",
    coalesce(i.weight, 0)::float8 as "gewichtPerStuk", '/afbeeldingen/' || im.hash as afbeelding
  from (select kind, no, sum(quantity)::float8 as quantity, bool_and(optional) as optional, min(line_no) as place
    from erp_set_lines where set_no = s.no and quantity > 0 group by kind, no) l
  ${itemOfLine(reader.language)}
  order by l.optional, l.place`

type SetRow = Pick<SetDetails, 'setNummer' | 'omschrijving' | 'regels'>

/** The offered sets with their lines, those of these numbers or all. */
export function listSets(db: Db, numbers: readonly string[] | null, reader: ItemReader): Promise<SetRow[]> {
  const wanted = numbers === null ? sql`true` : sql`s.no = any(${sql.param([...numbers])}::text[])`
  return ask<SetRow>(
    db,
    sql`
    select s.no as "setNummer", coalesce(t.text, s.description) as omschrijving,
      (select json_agg(line) from (${linesOfSet(reader)}) line) as regels
    from erp_sets s
    left join erp_translations t on t.subject = 'Set' and t.code = s.no and t.language = ${reader.language}
    where ${wanted} and ${isOfferedSet} order by s.no`,
  )
}

/** Numbers of the offered sets, those in most requests since a day first. */
export async function listOftenOrdered(db: Db, since: string, most: number): Promise<string[]> {
  const rows = await ask<{ no: string }>(
    db,
    sql`
    select s.no from erp_sets s
    left join (select l.set_no, count(distinct l.request_no) as times from erp_request_lines l
      join erp_requests r on r.no = l.request_no and r.request_date >= ${since}::date
      where l.set_no <> '' group by l.set_no) o on o.set_no = s.no
    where ${isOfferedSet} order by coalesce(o.times, 0) desc, s.no limit ${most}`,
  )
  return rows.map(({ no }) => no)
}
