import { ask, value } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/query.ts'
import { rowsOf, type WritePart } from '../db/write-parts.ts'

/** Whose command it is that may be sent twice. */
export interface RepeatKey {
  readonly userName: string
  readonly call: string
  readonly key: string
}

const isKey = sql`user_name = ${value('userName')} and call = ${value('call')} and key = ${value('key')}`

const claim = sql<{ key: string }>`
  insert into idempotency_keys (user_name, call, key, body_hash, created_at)
  values (${value('userName')}, ${value('call')}, ${value('key')}, ${value('bodyHash')}, ${value('createdAt')})
  on conflict do nothing returning key`

/** Takes the key for this transaction; a second send at the same time waits here. False when it was taken before. */
export async function insertRepeatKey(
  tx: Db,
  key: RepeatKey,
  sent: { readonly bodyHash: string; readonly createdAt: Date },
): Promise<boolean> {
  return (await ask(tx, claim, { ...key, ...sent })).length > 0
}

/** What the first send came to. */
export interface Kept {
  readonly answer: unknown
  /** Locations beside the one its body names that it was permitted at. */
  readonly locationNos: readonly string[]
}

interface StoredRepeat {
  readonly bodyHash: string
  /** Stored as { value } so that an answer without content differs from no answer. */
  readonly answer: { readonly value: unknown } | null
  readonly locationNos: readonly string[]
}

const find = sql<StoredRepeat>`
  select body_hash as "bodyHash", answer, location_nos as "locationNos" from idempotency_keys where ${isKey}`

export async function findRepeatKey(tx: Db, key: RepeatKey): Promise<(Kept & { readonly bodyHash: string }) | null> {
  const [found] = await ask(tx, find, { ...key })
  return found === undefined ? null : { ...found, answer: found.answer?.value ?? null }
}

/** The answer to a key that this transaction has taken. */
export const keptPart: WritePart = {
  name: 'kept',
  text: sql`
    update idempotency_keys k set answer = r.answer, location_nos = r."locationNos"
    from ${rowsOf('kept', '"userName" text, call text, key text, answer jsonb, "locationNos" text[]')}
    where k.user_name = r."userName" and k.call = r.call and k.key = r.key`,
}

/** As the part takes it. */
export function keptRow(key: RepeatKey, { answer, locationNos }: Kept): object {
  return { ...key, answer: { value: answer }, locationNos }
}

const settle = sql`
  update idempotency_keys set answer = ${value('answer')}::jsonb where ${isKey}`

/** The answer that became known after the commit, in place of the first. */
export async function settleRepeat(db: Db, key: RepeatKey, answer: unknown): Promise<void> {
  await ask(db, settle, { ...key, answer: JSON.stringify({ value: answer }) })
}
