import { ask } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/query.ts'
import { uploads } from '../db/schema/uploads.ts'

type UploadRow = typeof uploads.$inferInsert

/** Keeps others of this tenant from adding and removing until the transaction is over. */
async function lockUploads(tx: Db): Promise<void> {
  await ask(tx, sql`select pg_advisory_xact_lock(hashtext('uploads'))`)
}

/** Bytes that somebody sent since a moment, and of all files there are. */
export async function lockAndSumUploads(
  tx: Db,
  owner: string,
  since: Date,
): Promise<{ readonly own: number; readonly all: number }> {
  await lockUploads(tx)
  const [sums] = await ask<{ own: number; all: number }>(
    tx,
    sql`
    select coalesce(sum(size) filter (where owner = ${owner} and created_at > ${since}), 0)::float8 as own,
      coalesce(sum(size), 0)::float8 as all
    from uploads`,
  )
  return sums ?? { own: 0, all: 0 }
}

export async function insertUpload(tx: Db, row: UploadRow): Promise<void> {
  await tx.insert(uploads).values(row)
}

/** Makes these the only files that `subject` uses; ids of nothing are left out. */
export async function setUploadUses(tx: Db, subject: string, ids: readonly string[]): Promise<void> {
  const wanted = sql`${sql.param(ids)}::uuid[]`
  await ask(tx, sql`delete from upload_uses where subject = ${subject} and not upload_id = any(${wanted})`)
  await ask(
    tx,
    sql`
    insert into upload_uses (upload_id, subject) select id, ${subject} from uploads where id = any(${wanted})
    on conflict do nothing`,
  )
}

/** Every file with one of these contents, from any sender: each of them makes the content stay. */
export async function listUploadIds(tx: Db, hashes: readonly string[]): Promise<readonly string[]> {
  const rows = await ask<{ id: string }>(tx, sql`select id from uploads where hash = any(${sql.param(hashes)}::text[])`)
  return rows.map(({ id }) => id)
}

/** The type of what anybody may see under this hash; null when there is no such file. */
export async function findPublicUpload(db: Db, hash: string): Promise<string | null> {
  const [row] = await ask<{ mimeType: string }>(
    db,
    sql`select mime_type as "mimeType" from uploads where hash = ${hash} and is_public limit 1`,
  )
  return row?.mimeType ?? null
}

/** Takes away the rows that nothing uses and that are older than a moment; gives the hashes that nobody has any more. */
export async function deleteUnusedUploads(tx: Db, before: Date): Promise<readonly string[]> {
  await lockUploads(tx)
  const rows = await ask<{ hash: string }>(
    tx,
    sql`
    with gone as (
      delete from uploads u where u.created_at < ${before}
        and not exists (select from upload_uses s where s.upload_id = u.id)
      returning u.id, u.hash)
    select distinct g.hash from gone g
    where not exists (select from uploads u where u.hash = g.hash and u.id not in (select id from gone))
      and not exists (select from erp_images i where i.hash = g.hash)
      and not exists (select from erp_documents d where d.hash = g.hash)
      and not exists (select from image_thumbnails t where t.thumbnail_hash = g.hash)
      and not exists (select from setting_overrides o where o.value = to_jsonb(g.hash))`,
  )
  return rows.map(({ hash }) => hash)
}
