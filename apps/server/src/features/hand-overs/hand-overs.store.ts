import type { HandOver } from '@portal/contract/hand-overs.ts'
import type { PieceHandOver } from '@portal/contract/invoice-records.ts'
import type { HandOverWords } from '@portal/domain/hand-overs/hand-over.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

export interface NewHandOver {
  readonly id: string
  readonly locationNo: string
  readonly begunAt: Date
  readonly begunBy: string
  readonly words: HandOverWords
}

export interface StoredHandOver {
  readonly id: string
  readonly locationNo: string
  /** ISO 8601, as all moments here. */
  readonly begunAt: string
  /** Full name, or the name of the account. */
  readonly begunBy: string
  readonly keptAt: string
  readonly words: HandOverWords
  /** Null while nobody signed, as everything below. */
  readonly signedAt: string | null
  readonly receivedAt: string | null
  readonly signedBy: string
  readonly sealed: string | null
  readonly sealedHash: string | null
}

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const nameOf = (userName: SQL) => sql`
  coalesce((select nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '') from users
    where user_name = ${userName}), ${userName}, '')`

const byId = (id: string) => sql`
  select h.id, h.location_no as "locationNo", ${iso(sql`h.begun_at`)} as "begunAt", ${nameOf(sql`h.begun_by`)} as "begunBy",
    ${iso(sql`h.kept_at`)} as "keptAt", h.words, ${iso(sql`h.signed_at`)} as "signedAt",
    ${iso(sql`h.received_at`)} as "receivedAt", ${nameOf(sql`h.signed_by`)} as "signedBy", h.sealed,
    h.sealed_hash as "sealedHash"
  from hand_overs h where h.id = ${id}::uuid`

export async function findHandOver(db: Db, id: string): Promise<StoredHandOver | null> {
  const [found] = await ask<StoredHandOver>(db, byId(id))
  return found ?? null
}

/** As `findHandOver`; nobody else changes it before the transaction ends. */
export async function lockHandOver(db: Db, id: string): Promise<StoredHandOver | null> {
  const [found] = await ask<StoredHandOver>(db, sql`${byId(id)} for update`)
  return found ?? null
}

/** Makes the hand-over, of no order yet. @returns false when it is there already */
export async function insertHandOver(db: Db, handOver: NewHandOver): Promise<boolean> {
  const { id, locationNo, begunAt, begunBy, words } = handOver
  // Kept before everything: whatever is kept comes over it.
  const rows = await ask<{ id: string }>(
    db,
    sql`
    insert into hand_overs (id, location_no, order_no, begun_at, begun_by, kept_at, words)
    values (${id}::uuid, ${locationNo}, '', ${begunAt}, ${begunBy}, 'epoch',
      ${JSON.stringify({ ...words, ordernummer: '' })}::jsonb)
    on conflict do nothing returning id`,
  )
  return rows.length > 0
}

/** Keeps what was filled in, unless something later is there. */
export async function saveWords(
  db: Db,
  { id, words, at }: { readonly id: string; readonly words: HandOverWords; readonly at: Date },
): Promise<void> {
  await ask(
    db,
    sql`
    update hand_overs set words = ${JSON.stringify(words)}::jsonb, order_no = ${words.ordernummer}, kept_at = ${at}
    where id = ${id}::uuid and kept_at <= ${at} and signed_at is null`,
  )
}

export interface Seal {
  readonly id: string
  readonly words: HandOverWords
  readonly signedAt: Date
  readonly receivedAt: Date
  readonly signedBy: string
  readonly sealed: string
  readonly sealedHash: string
}

/** Seals a hand-over that nobody signed. */
export async function saveSeal(db: Db, seal: Seal): Promise<void> {
  const { id, words, signedAt, receivedAt, signedBy, sealed, sealedHash } = seal
  await ask(
    db,
    sql`
    update hand_overs set words = ${JSON.stringify(words)}::jsonb, order_no = ${words.ordernummer}, kept_at = ${signedAt},
      signed_at = ${signedAt}, received_at = ${receivedAt}, signed_by = ${signedBy}, sealed = ${sealed},
      sealed_hash = ${sealedHash}
    where id = ${id}::uuid and signed_at is null`,
  )
}

export async function deleteHandOver(db: Db, id: string): Promise<void> {
  await ask(db, sql`delete from hand_overs where id = ${id}::uuid and signed_at is null`)
}

export async function countOpenHandOvers(db: Db, locationNo: string): Promise<number> {
  const [row] = await ask<{ count: number }>(
    db,
    sql`select count(*)::int as count from hand_overs where location_no = ${locationNo} and signed_at is null`,
  )
  return row?.count ?? 0
}

/** Whether an order brings something to a location, or takes it away there. */
export async function isOrderAt(db: Db, orderNo: string, locationNo: string): Promise<boolean> {
  const [row] = await ask<{ known: boolean }>(
    db,
    sql`
    select exists (select from erp_orders
      where no = ${orderNo} and (to_location = ${locationNo} or from_location = ${locationNo})) as known`,
  )
  return row?.known ?? false
}

const linesThat = (state: SQL) => sql`
  jsonb_array_length(jsonb_path_query_array(h.words, ('$.regels[*] ? (' || ${state} || ')')::jsonpath))`

interface Listed {
  readonly locationNo: string
  /** Null for those of all orders and of none. */
  readonly orderNo: string | null
  readonly mostSigned: number
}

/** The hand-overs of a location, the latest first: all that nobody signed yet, and the last so many that are signed. */
export function listHandOvers(db: Db, { locationNo, orderNo, mostSigned }: Listed): Promise<HandOver[]> {
  const here = sql`location_no = ${locationNo} and order_no = coalesce(${orderNo}::text, order_no)`
  return ask<HandOver>(
    db,
    sql`
    select h.id as overdracht, h.words->>'soort' as soort, h.order_no as "ordernummer",
      h.words#>>'{overdrager,naam}' as overdrager, h.words#>>'{ontvanger,naam}' as ontvanger,
      ${iso(sql`h.begun_at`)} as begonnen, ${nameOf(sql`h.begun_by`)} as "begonnenDoor",
      ${iso(sql`h.signed_at`)} as ondertekend, jsonb_array_length(h.words->'regels') as regels,
      ${linesThat(sql`'@.stand == "beschadigd"'`)} as beschadigd,
      ${linesThat(sql`'@.stand == "geweigerd" || @.stand == "ontbreekt"'`)} as "nietAangenomen"
    from (
      (select * from hand_overs where ${here} and signed_at is null)
      union all
      (select * from hand_overs where ${here} and signed_at is not null
        order by signed_at desc, id limit ${mostSigned})) h
    order by coalesce(h.signed_at, h.begun_at) desc, h.id`,
  )
}

/** What was signed of a piece at a location. */
export function listSignedOfPiece(
  db: Db,
  { locationNo, pieceNo }: { readonly locationNo: string; readonly pieceNo: string },
): Promise<PieceHandOver[]> {
  return ask<PieceHandOver>(
    db,
    sql`
    select h.id as overdracht, h.words->>'soort' as soort, ${iso(sql`h.signed_at`)} as ondertekend,
      line->>'stand' as stand, line->>'opmerking' as opmerking, line->'fotos' as fotos
    from hand_overs h cross join lateral jsonb_array_elements(h.words->'regels') as line
    where h.location_no = ${locationNo} and h.signed_at is not null and line->>'materieelNummer' = ${pieceNo}`,
  )
}
