import type { UserImport } from '@portal/contract/accounts.ts'
import { nameKey } from '@portal/domain/users/account-names.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The names of all accounts, as keys. */
export async function listTakenNames(db: Db): Promise<ReadonlySet<string>> {
  const rows = await ask<{ name: string }>(db, sql`select user_name as name from users`)
  return new Set(rows.map(({ name }) => nameKey(name)))
}

/** What waits of one person; the password cannot be read as it stands here. */
export interface NewImportRow {
  readonly row: number
  readonly email: string
  readonly lastName: string
  readonly firstName: string
  readonly companyName: string
  readonly sealed: string
}

/** @returns the id, or null when another import is not over yet */
export async function insertImport(
  tx: Db,
  file: { readonly name: string; readonly startedBy: string; readonly at: Date },
  rows: readonly NewImportRow[],
): Promise<string | null> {
  await ask(tx, sql`select pg_advisory_xact_lock(hashtext('import of users'))`)
  const [made] = await ask<{ id: string }>(
    tx,
    sql`
    insert into user_imports (file_name, started_by, total, created_at)
    select ${file.name}, ${file.startedBy}, ${rows.length}, ${file.at}
    where not exists (select from user_imports where state = 'waiting') returning id`,
  )
  if (made === undefined) return null
  await ask(
    tx,
    sql`
    insert into user_import_rows (import_id, row_no, email, last_name, first_name, company_name, sealed)
    select ${made.id}, r."row", r.email, r."lastName", r."firstName", r."companyName", r.sealed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("row" int, email text, "lastName" text, "firstName" text, "companyName" text, sealed text)`,
  )
  return made.id
}

/** The last import; null when there was none. */
export async function findLastImport(db: Db): Promise<UserImport | null> {
  const [row] = await ask<UserImport>(
    db,
    sql`
    select i.id, i.file_name as bestandsnaam, i.started_by as "gestartDoor", i.state as stand, i.total as rijen,
      case when i.state = 'waiting'
        then (select count(*)::int from user_import_rows r where r.import_id = i.id and r.password_hash is not null)
        when i.state = 'done' then i.total else 0 end as klaar,
      i.fault_row as "foutRij", i.fault as fout, ${iso(sql`i.created_at`)} as moment, ${iso(sql`i.ended_at`)} as einde
    from user_imports i order by i.created_at desc, i.id limit 1`,
  )
  return row ?? null
}

export async function findWaitingImport(db: Db): Promise<{ readonly id: string; readonly total: number } | null> {
  const [row] = await ask<{ id: string; total: number }>(
    db,
    sql`select id, total from user_imports where state = 'waiting' order by created_at limit 1`,
  )
  return row ?? null
}

/** The next people whose password is not hashed yet. */
export async function listUnhashed(
  db: Db,
  importId: string,
  most: number,
): Promise<{ readonly row: number; readonly sealed: string }[]> {
  return ask<{ row: number; sealed: string }>(
    db,
    sql`
    select row_no as "row", coalesce(sealed, '') as sealed from user_import_rows
    where import_id = ${importId} and password_hash is null order by row_no limit ${most}`,
  )
}

/** From now on only the hash is there. */
export async function saveHashes(
  db: Db,
  importId: string,
  hashes: readonly { readonly row: number; readonly hash: string }[],
): Promise<void> {
  await ask(
    db,
    sql`
    update user_import_rows u set password_hash = h.hash, sealed = null
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as h("row" int, hash text)
    where u.import_id = ${importId} and u.row_no = h."row"`,
  )
}

/** The first row whose name somebody got since the file was checked; null when all are free. */
export async function findTakenRow(tx: Db, importId: string): Promise<number | null> {
  const [row] = await ask<{ row: number }>(
    tx,
    sql`
    select r.row_no as "row" from user_import_rows r join users u on lower(u.user_name) = lower(r.email)
    where r.import_id = ${importId} order by r.row_no limit 1`,
  )
  return row?.row ?? null
}

/** Makes an account of every row; who has the mail address in the back office is who they are there. */
export async function insertImported(
  tx: Db,
  importId: string,
  as: { readonly language: string; readonly at: Date },
): Promise<number> {
  const rows = await ask<{ id: string }>(
    tx,
    sql`
    insert into users (user_name, email, first_name, last_name, company_name, password_hash, login_type, language,
      erp_user_name, created_at)
    select r.email, r.email, r.first_name, r.last_name, r.company_name, r.password_hash, 'Identity', ${as.language},
      coalesce(e.name, lower(r.email)), ${as.at}
    from user_import_rows r
    left join (select lower(email) as email, min(user_name) as name from erp_users where not blocked and email <> ''
      group by lower(email) having count(*) = 1) e on e.email = lower(r.email)
    where r.import_id = ${importId} order by r.row_no returning id`,
  )
  return rows.length
}

/** An import is over; nothing of its rows is kept. */
export async function endImport(
  tx: Db,
  importId: string,
  end: {
    readonly state: 'done' | 'failed'
    readonly at: Date
    readonly fault?: { readonly row: number; readonly code: string }
  },
): Promise<void> {
  await ask(
    tx,
    sql`
    update user_imports set state = ${end.state}, ended_at = ${end.at}, fault_row = ${end.fault?.row ?? null},
      fault = ${end.fault?.code ?? null} where id = ${importId}`,
  )
  await ask(tx, sql`delete from user_import_rows where import_id = ${importId}`)
}
