import type { Pool } from 'pg'

/** Numbered pieces and counted items in equal parts, over all items there are, with an inspection for each piece. */
const statements = [
  `delete from erp_stock where location_no = $1`,
  `insert into erp_pieces (no, plant_type, description, serial_no, inspection_no, location_no, external, status, row_version)
   select 'BENCH-' || n, i.no, i.description, 'SN' || n, 'KB' || n, $1, n % 20 = 0, 'On_Location', 1
   from generate_series(1, $2 / 2) n
   join (select no, description, row_number() over (order by no) as place, count(*) over () as many
     from erp_items where kind = 'Materieel') i on i.place = 1 + n % i.many
   on conflict (no) do nothing`,
  `insert into erp_stock (location_no, kind, plant_type, plant_no, price_type, quantity, qty_on_order, qty_on_removal,
     available_from, expected_return, bulk, external, unit_code, row_version)
   select $1, 'Materieel', plant_type, no, 'Verhuur', 1, 0, 0, current_date - 40, current_date + 60, false, external, 'STUKS', 1
   from erp_pieces where no like 'BENCH-%' and $2::int > 0`,
  `insert into erp_stock (location_no, kind, plant_type, plant_no, price_type, quantity, qty_on_order, qty_on_removal,
     available_from, expected_return, bulk, external, unit_code, row_version)
   select $1, kind, no, '', t.price_type, 10 + place % 90, 0, place % 5, current_date - 30, null, true, false, 'STUKS', 1
   from (select kind, no, row_number() over (order by no, kind) as place from erp_items) i,
     (values ('Verhuur'), ('Verkoop'), ('Verkoop_Terugkoop')) t (price_type)
   limit $2 / 2`,
  `insert into erp_inspections (entry_no, plant_no, inspection_type, description, inspection_date, next_date, result, row_version)
   select 50000000 + substr(no, 7)::int, no, 'JAAR', 'Jaarkeuring', current_date - 300, current_date + (substr(no, 7)::int % 400 - 20),
     case when substr(no, 7)::int % 50 = 0 then 'Disapproved' else 'Approved' end, 1
   from erp_pieces where no like 'BENCH-%' on conflict (entry_no) do nothing`,
]

/** Makes the mirror of a location as full as the largest there are; the back office knows nothing of it. */
export async function fillLocation(pool: Pool, locationNo: string, rows: number): Promise<void> {
  for (const [place, statement] of statements.entries())
    await pool.query(statement, place === 0 ? [locationNo] : place === 4 ? [] : [locationNo, rows])
  await pool.query('analyze erp_stock, erp_pieces, erp_inspections')
}
