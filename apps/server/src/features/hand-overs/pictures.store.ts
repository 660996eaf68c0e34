import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

export interface HandOverPicture {
  /** Made by the device. */
  readonly id: string
  readonly hash: string
  readonly mimeType: string
}

export interface NewPicture extends HandOverPicture {
  readonly handOverId: string
  /** Bytes. */
  readonly size: number
  readonly addedAt: Date
  readonly addedBy: string
}

/** Adds a picture; one of the same id stays as it is. */
export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  const { handOverId, id, hash, mimeType, size, addedAt, addedBy } = picture
  await ask(
    db,
    sql`
    insert into hand_over_pictures (hand_over_id, id, hash, mime_type, size, added_at, added_by)
    values (${handOverId}::uuid, ${id}::uuid, ${hash}, ${mimeType}, ${size}::int, ${addedAt}, ${addedBy})
    on conflict do nothing`,
  )
}

/** The pictures of a hand-over in the order in which they came. */
export function listPictures(db: Db, handOverId: string): Promise<HandOverPicture[]> {
  return ask<HandOverPicture>(
    db,
    sql`
    select id, hash, mime_type as "mimeType" from hand_over_pictures
    where hand_over_id = ${handOverId}::uuid order by added_at, id`,
  )
}

/** Takes away the pictures of a hand-over that are none of these. */
export async function deleteOtherPictures(db: Db, handOverId: string, ids: readonly string[]): Promise<void> {
  await ask(
    db,
    sql`
    delete from hand_over_pictures
    where hand_over_id = ${handOverId}::uuid and not id = any(${sql.param([...ids])}::uuid[])`,
  )
}
