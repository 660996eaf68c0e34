import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

interface OwnEmail {
  readonly email: string
  /** The address before, while the new one waits. */
  readonly oud: string | null
  /** The administrator who gave the new one. */
  readonly door: string | null
}

export async function findEmail(db: Db, userId: string): Promise<OwnEmail> {
  const [row] = await ask<OwnEmail>(
    db,
    sql`
    select u.email, u.proved_email as oud, (select b.user_name from users b where b.id::text = u.email_by) as door
    from users u where u.id = ${userId}`,
  )
  return row ?? { email: '', oud: null, door: null }
}

/** Keeps the new address or the one before, in one statement; a form that was open meanwhile is not saved over it. */
export async function saveEmailAnswer(db: Db, userId: string, isRight: boolean): Promise<void> {
  await ask(
    db,
    sql`
    update users set email = case when ${isRight}::boolean then email else proved_email end, proved_email = null,
      email_by = null, version = version + 1
    where id = ${userId} and proved_email is not null`,
  )
}
