import { type SQL, sql } from './query.ts'

/** A number as `numberKey` of the domain compares it. */
export function numberKeyOf(text: SQL): SQL {
  return sql`regexp_replace(f_unaccent(lower(${text})), '[^[:alnum:]]+', '', 'g')`
}
