import { images } from '../../erp/mirror-tables.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { tryChannel } from '../../platform/db/listener.ts'
import { sql } from '../../platform/db/query.ts'

export interface SampleImage {
  readonly parentType: string
  readonly parentNo: string
  readonly lineNo: number
  readonly hash: string
  /** Bytes, as the back office says. */
  readonly size: number
}

/** Some pictures that belong to different things, the same ones for everybody who looks. */
export async function listImageSample(db: Db, most: number): Promise<readonly SampleImage[]> {
  const { parentType, parentNo, lineNo, hash, size } = images
  const sample = { parentType, parentNo, lineNo, hash, size }
  return db.select(sample).from(images).where(sql`${hash} <> ''`).orderBy(sql`md5(${parentNo})`, lineNo).limit(most)
}

export async function countImages(db: Db): Promise<{ readonly all: number; readonly stored: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      stored: sql<number>`(count(*) filter (where ${images.stored}))::int`,
    })
    .from(images)
  return row ?? { all: 0, stored: 0 }
}

/** A location as the mirror has it, by its column names; null when there is none. */
export async function findMirroredLocation(
  db: Db,
  locationNo: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const rows = await ask<{ location: Record<string, unknown> }>(
    db,
    sql`select to_jsonb(l) as location from erp_locations l where l.no = ${locationNo.toUpperCase()}`,
  )
  return rows[0]?.location ?? null
}

/** Asks every process of the portal to try now whether the back office answers. */
export async function askToTryNow(db: Db): Promise<void> {
  await ask(db, sql`select pg_notify(${tryChannel}, 'now')`)
}
