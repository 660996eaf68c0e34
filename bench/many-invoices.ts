import type { Pool } from 'pg'

/** Lines of each invoice. */
export const linesEach = 40

/** Pieces that were billed at the location, each again and again, and removals that took five of them each. */
const pieces = 2000
const removals = 100

const statements = [
  `insert into erp_invoices (no, kind, posting_date, due_date, bill_to_no, bill_to_name, location_no, project_no, amount,
     amount_incl_vat, remaining_amount, row_version)
   select $1 || '-V' || n, case when n % 25 = 0 then 'Credit' else 'Factuur' end, current_date - n % 1500,
     current_date - n % 1500 + 30, '', 'Bouwbedrijf', $1, '', 100 + n % 900, 121 + n % 900,
     case when n % 10 = 0 then 121 + n % 900 else 0 end, 1
   from generate_series(1, $2::int) n`,
  `insert into erp_invoice_lines (invoice_no, line_no, relate_to, description, plant_type, plant_no, arrival_order,
     removal_order, rental_period, time_units, rate_unit, quantity, unit_price, amount, bewakingspost, row_version)
   select $1 || '-V' || n, l * 10000, case when l % 8 = 0 then 'Overige' else 'Verhuur' end, 'Huur', 'BENCH',
     $1 || '-S' || ((n * ${linesEach} + l) % ${pieces}), '', '',
     to_char(current_date - n % 1500 - 7, 'DD-MM-YYYY') || ' t/m ' || to_char(current_date - n % 1500 - 1, 'DD-MM-YYYY'),
     5, 'DAG', 1, 10, 50, '', 1
   from generate_series(1, $2::int) n, generate_series(1, ${linesEach}) l order by n, l`,
  `insert into requests (id, no, type, user_name, location_no, status, delivery, list_name, language, reference, remark,
     address_code, address, post_code, city, contact, phone_no, depot_no, depot_address_code, transport_means,
     delivery_date, collect, urgent, created_at, changed_at)
   select gen_random_uuid(), $1 || '-A' || n, 'Afvoer', 'uitvoerder', $1, 'Approved', 'bevestigd', '', 'nl-NL', '', '', '', '', '',
     '', '', '', '', '', '', current_date - 20, false, false, now() - interval '20 days', now()
   from generate_series(1, ${removals}) n where $2::int > 0`,
  `insert into request_lines (request_id, line_no, kind, no, plant_no, description, unit, quantity, remark)
   select r.id, l * 10000, 'Materieel', 'BENCH', $1 || '-S' || (substr(r.no, length($1) + 3)::int * 5 + l), 'Machine', 'STUKS', 1, ''
   from requests r, generate_series(1, 5) l where r.no like $1 || '-A%' and $2::int > 0`,
]

/** Gives a location this many invoices; the back office knows nothing of them. */
export async function fillInvoices(pool: Pool, locationNo: string, invoices: number): Promise<void> {
  const { rows } = await pool.query('select from erp_invoices where location_no = $1 offset $2 limit 1', [
    locationNo,
    invoices - 1,
  ])
  if (rows.length > 0) return
  for (const statement of statements) await pool.query(statement, [locationNo, invoices])
  await pool.query('vacuum analyze erp_invoices, erp_invoice_lines, requests, request_lines')
}
