import type { Pool } from 'pg'

const statements = [
  `insert into requests (id, no, type, user_name, location_no, status, delivery, list_name, language, reference, remark,
     address_code, address, post_code, city, contact, phone_no, depot_no, depot_address_code, transport_means,
     delivery_date, collect, urgent, created_at, changed_at)
   select gen_random_uuid(), $1 || '-R' || n, 'Aanvoer', 'uitvoerder', $1,
     (array['Requested', 'Approved', 'Disapproved'])[n % 3 + 1], 'bevestigd', 'Ruwbouw', 'nl-NL', '', '', '', '', '',
     '', '', '', '', '', '', current_date - n % 400, false, false, now() - n % 400 * interval '1 day', now()
   from generate_series(1, $2::int) n`,
  `insert into request_lines (request_id, line_no, kind, no, plant_no, description, unit, quantity, remark)
   select r.id, l * 10000, 'Materieel', 'BENCH', '', 'Machine', 'STUKS', 1, ''
   from requests r, generate_series(1, 3) l where r.no like $1 || '-R%' and $2::int > 0`,
  `insert into erp_orders (type, no, status, request_no, order_date, delivery_date, posted_date, from_location, to_location,
     requested_by, reference, collect, row_version)
   select (array['Aanvoer', 'Afvoer'])[n % 2 + 1], $1 || '-O' || n,
     (array['Open', 'Released', 'Printed', 'Posted'])[n % 4 + 1], '', current_date - n % 400, current_date - n % 400 + 3,
     case when n % 4 = 3 then current_date - n % 400 + 3 end, case when n % 2 = 1 then $1 else '' end,
     case when n % 2 = 0 then $1 else '' end, 'KANTOOR', '', false, 1
   from generate_series(1, $2::int) n`,
  `insert into erp_order_lines (order_type, order_no, line_no, kind, no, plant_no, quantity, qty_posted, row_version)
   select o.type, o.no, l * 10000, 'Materieel', 'BENCH', '', 1, 0, 1
   from erp_orders o, generate_series(1, 3) l where o.no like $1 || '-O%' and $2::int > 0`,
]

/** Gives a location this many requests and as many orders; the back office knows nothing of them. */
export async function fillRecords(pool: Pool, locationNo: string, records: number): Promise<void> {
  const { rows } = await pool.query(`select from requests where no = $1 || '-R' || $2::text`, [locationNo, records])
  if (rows.length > 0) return
  for (const statement of statements) await pool.query(statement, [locationNo, records])
  await pool.query('vacuum analyze requests, request_lines, erp_orders, erp_order_lines')
}
