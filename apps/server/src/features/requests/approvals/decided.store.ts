import { sql } from '../../../platform/db/query.ts'

/** The lines of a submission `s` that were decided otherwise than asked. */
export const changedLines = sql`
  coalesce((select jsonb_agg(jsonb_build_object('omschrijving', l.description, 'gevraagd', l.quantity,
      'aantal', c.aantal, 'opmerking', c.opmerking) order by c."regelNummer")
    from jsonb_to_recordset(s.changes) as c("regelNummer" int, aantal int, opmerking text)
    join jsonb_to_recordset(s.lines) as l("lineNo" int, description text, quantity numeric)
      on l."lineNo" = c."regelNummer"), '[]')`

/** The days of a submission `s` as asked and as decided; null when they stayed. */
export const changedDays = sql`
  case when s.changed_days is not null then jsonb_build_object(
    'gevraagdeLeverDatum', s.form -> 'deliveryDate', 'gevraagdeRetourDatum', s.form -> 'returnDate',
    'leverDatum', s.changed_days -> 'deliveryDate', 'retourDatum', s.changed_days -> 'returnDate') end`
