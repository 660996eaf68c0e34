import type { BackofficePerson } from '@portal/contract/accounts.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** Locations that an administrator is shown of somebody. */
const mostPlaces = 5

/** Who has this name in the back office, with what hangs on it; null when nobody has. */
export async function findBackofficePerson(db: Db, erpUserName: string): Promise<BackofficePerson | null> {
  const [row] = await ask<BackofficePerson>(
    db,
    sql`
    select e.user_name as "backofficeNaam", coalesce(nullif(e.name, ''), e.user_name) as naam, e.email,
      e.company_name as bedrijf, e.blocked as geblokkeerd,
      exists (select from erp_user_locations a
        where e.user_name in (a.approver_1, a.approver_2, a.approver_3)) as "keurtGoed",
      (select count(*)::int from erp_user_locations l where l.user_name = e.user_name) as "aantalLocaties",
      coalesce((select json_agg(p) from (
        select l.location_no as nummer, coalesce(nullif(m.description, ''), l.location_no) as naam,
          nullif(l.role, '') as rol
        from erp_user_locations l left join erp_locations m on m.no = l.location_no
        where l.user_name = e.user_name order by 2, 1 limit ${mostPlaces}) p), '[]'::json) as locaties,
      array(select u.user_name from users u where u.erp_user_name = e.user_name order by 1) as accounts
    from erp_users e where e.user_name = ${erpUserName} and e.user_name <> ''`,
  )
  return row ?? null
}
