import { type SQL, sql } from '../db/query.ts'

/** Blocked here, or as the person of the back office that the account is: people leave there first. */
export function isShutOut(account: 'users' | 'u' | 'o'): SQL<boolean> {
  const of = sql.identifier(account)
  return sql<boolean>`(${of}.is_blocked or exists (select from erp_users e
    where e.user_name = ${of}.erp_user_name and e.blocked))`
}
