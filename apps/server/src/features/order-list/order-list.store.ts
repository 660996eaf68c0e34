import type { OrderList, OrderListItem } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { OrderListStanding } from '@portal/domain/order-list/list-state.ts'
import { orderListStanding } from '@portal/domain/order-list/list-state.ts'
import type { RequestStatus } from '@portal/domain/states/enums.ts'
import { ask, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import {
  type ItemReader,
  isOrderable,
  itemOfLine,
  preparedReader,
  pricesToday,
  setNameOf,
} from '../catalogue/catalogue.store.ts'

/** A list without its lines, with what decides how it stands. */
export interface ListHead {
  readonly id: string
  readonly naam: string
  readonly materieelLocatieNr: string
  /** Without what comes along with another line. */
  readonly aantalRegels: number
  readonly totaalAantal: number
  readonly gewijzigdOp: string
  readonly versie: number
  readonly savedNummer: string | null
  readonly savedStatus: RequestStatus | null
  readonly reden: string | null
}

/** A list as a change needs it. */
export type ChangingList = Omit<ListHead, 'aantalRegels' | 'totaalAantal' | 'gewijzigdOp'>

/** What is ordered, as far as the rules and the request look at it. */
export type OrderedLine = Pick<
  OrderListItem,
  | 'id'
  | 'parentId'
  | 'type'
  | 'materieelSoort'
  | 'omschrijving'
  | 'eenheid'
  | 'aantal'
  | 'comment'
  | 'bestelbaar'
  | 'setNummer'
  | 'setAantal'
>

/** A list with its lines as they are ordered, in the words of the reader. */
export interface ListToOrder extends ChangingList {
  readonly lines: readonly OrderedLine[]
}

export interface ListOwner {
  readonly userName: string
  readonly locationNo: string
}

const heads = sql`
  select h.id, h.name as naam, h.location_no as "materieelLocatieNr", h.version as versie,
    to_char(h.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "gewijzigdOp",
    n.lines::int as "aantalRegels", n.pieces::int as "totaalAantal",
    s.no as "savedNummer", s.status as "savedStatus", s.rejection_reason as reden`
/** What decides how a list `h` stands, as `s`. */
export const standingTable = sql`
  left join lateral (select no, status, rejection_reason from saved_requests
    where list_id = h.id order by submitted_at desc, no desc limit 1) s on true`
const headTables = sql`
  from order_lists h
  left join lateral (select count(*) filter (where parent_id is null) as lines, coalesce(sum(quantity), 0) as pieces
    from order_list_items where list_id = h.id) n on true
  ${standingTable}`

const isOwned = sql`h.user_name = ${value('userName')} and h.location_no = ${value('locationNo')}`
export const isNamed = sql`where ${isOwned} and h.id = ${value('listId')}`
export const isFirst = sql`where ${isOwned} order by h.created_at, h.id limit 1`
const readNamed = sql<ListHead>`${heads} ${headTables} ${isNamed}`
const readFirst = sql<ListHead>`${heads} ${headTables} ${isFirst}`
const lockNamed = sql<{ id: string }>`select h.id from order_lists h ${isNamed} for update`
const lockFirst = sql<{ id: string }>`select h.id from order_lists h ${isFirst} for update`

/** The named list of this person at this location, or for the empty id the first one (R-ENT-11). */
export async function findList(db: Db, owner: ListOwner, listId: string): Promise<ListHead | null> {
  const found = await ask(db, listId === emptyId ? readFirst : readNamed, { ...owner, listId })
  return found[0] ?? null
}

export interface NamedList extends ListOwner {
  /** The empty id means the first list. */
  readonly listId: string
}

/**
 * A list that nobody else changes until the transaction ends; null when there is none. It is read by a statement after the
 * one that locks it, so that what another transaction wrote while this one waited counts; both are sent at once.
 * @param read the named list, or the first one where it is given none
 */
export async function readLocked<L extends { readonly id: string }>(
  db: Db,
  asked: NamedList,
  read: (listId: string | null) => Promise<L[]>,
): Promise<L | null> {
  const named = asked.listId === emptyId ? null : asked.listId
  const [locked, found] = await Promise.all([
    ask(db, named === null ? lockFirst : lockNamed, { ...asked }),
    read(named),
  ])
  const id = locked[0]?.id
  if (id === undefined) return null
  // While this one waited another list may have become the first.
  const [list] = found[0]?.id === id ? found : await read(id)
  return list ?? null
}

/** As `findList`, locked. */
export function lockList(db: Db, owner: ListOwner, listId: string): Promise<ListHead | null> {
  return readLocked(db, { ...owner, listId }, (id) =>
    ask(db, id === null ? readFirst : readNamed, { ...owner, listId: id }),
  )
}

/** The lists of a person at these locations, oldest first per location. */
export function listLists(db: Db, userName: string, locationNos: readonly string[]): Promise<ListHead[]> {
  return ask<ListHead>(
    db,
    sql`${heads} ${headTables}
      where h.user_name = ${userName} and h.location_no = any(${sql.param(locationNos)}::text[])
      order by h.location_no, h.created_at, h.id`,
  )
}

/** Where a list of this person is; null for the lists of others. */
export async function findListLocation(db: Db, userName: string, listId: string): Promise<string | null> {
  const rows = await ask<{ no: string }>(
    db,
    sql`select location_no as no from order_lists where id = ${listId} and user_name = ${userName}`,
  )
  return rows[0]?.no ?? null
}

/** Making or naming a list of a person at a location holds this, so that two windows do not make the same. */
export async function lockListNames(db: Db, owner: ListOwner): Promise<void> {
  await ask(
    db,
    sql`
    select pg_advisory_xact_lock(hashtext(${owner.userName}), hashtext(${`order list ${owner.locationNo}`}))`,
  )
}

export async function countLists(db: Db, { userName, locationNo }: ListOwner): Promise<number> {
  const [row] = await ask<{ lists: number }>(
    db,
    sql`select count(*)::int as lists from order_lists where user_name = ${userName} and location_no = ${locationNo}`,
  )
  return row?.lists ?? 0
}

export async function createList(db: Db, owner: ListOwner, list: { name: string; at: Date }): Promise<ListHead> {
  const rows = await ask<{ id: string }>(
    db,
    sql`
    insert into order_lists (user_name, location_no, name, created_at, changed_at)
    values (${owner.userName}, ${owner.locationNo}, ${list.name}, ${list.at}, ${list.at}) returning id`,
  )
  const made = rows[0] === undefined ? null : await findList(db, owner, rows[0].id)
  if (made === null) throw new Error('The order list just made is not there')
  return made
}

export async function renameStoredList(db: Db, listId: string, change: { name: string; at: Date }): Promise<void> {
  await ask(
    db,
    sql`
    update order_lists set name = ${change.name}, version = version + 1, changed_at = ${change.at} where id = ${listId}`,
  )
}

export async function deleteList(db: Db, listId: string): Promise<void> {
  await ask(db, sql`delete from order_lists where id = ${listId}`)
}

/** Removes every line; the list itself stays. */
export async function clearList(db: Db, listId: string, at: Date): Promise<void> {
  await ask(
    db,
    sql`
    with gone as (delete from order_list_items where list_id = ${listId})
    update order_lists set version = version + 1, changed_at = ${at} where id = ${listId}`,
  )
}

/** Sends other windows the event of a changed list, e.g. because it was submitted. */
export async function touchList(db: Db, listId: string, at: Date): Promise<void> {
  await ask(db, sql`update order_lists set version = version + 1, changed_at = ${at} where id = ${listId}`)
}

/** The line that a line came with, as `p`: looked up by itself, for the planner would rather read all lines of everybody. */
export const parentOf = (line: SQL) => sql`
  left join lateral (select * from order_list_items where id = ${line}.parent_id offset 0) p on true`

/** Lines `l` with their parents `p`: what came with a line follows it. */
export const inOrder = sql`order by coalesce(p.position, l.position), l.parent_id nulls first, l.position, l.id`

/** Texts, prices and weights of today of the lines of a list; what came with a line follows it. */
function linesOf(listId: SQL): SQL {
  const reader = preparedReader
  return sql`
    select l.id, l.parent_id as "parentId", l.list_id as "bestellijstId", l.kind as type, l.quantity as aantal,
      l.comment, l.set_no as "setNummer", l.set_quantity as "setAantal",
      ${setNameOf(sql`l.set_no`, reader.language)} as "setOmschrijving", l.no as "materieelSoort", coalesce(t.text, i.description, l.no) as omschrijving,
      coalesce(ut.text, u.description, i.unit_code, '') as eenheid, coalesce(i.price_type, 'Verhuur') as "priceType",
      i.no is not null as "toonPrijs", coalesce(today.day, i.rent_price_day, 0)::float8 as "huurPrijs",
      coalesce(today.week, i.rent_price_week, 0)::float8 as "huurPrijsWeek",
      coalesce(today.sale, i.sales_price, 0)::float8 as "verkoopPrijs",
      coalesce(i.weight, 0)::float8 as "gewichtPerStuk", '/afbeeldingen/' || im.hash as afbeelding,
      i.no is not null and ${isOrderable} as bestelbaar
    from order_list_items l
    ${parentOf(sql`l`)}
    ${itemOfLine(reader.language)}
    left join lateral (${pricesToday}) today on true
    where l.list_id = ${listId} ${inOrder}`
}

interface FullList extends ListHead {
  readonly lines: readonly OrderListItem[]
}

const lines = sql`coalesce((select json_agg(line) from (${linesOf(sql`h.id`)}) line), '[]') as lines`
const readNamedFull = sql<FullList>`${heads}, ${lines} ${headTables} ${isNamed}`
const readFirstFull = sql<FullList>`${heads}, ${lines} ${headTables} ${isFirst}`

/** As `findList`, with its lines. */
export async function findFullList(
  db: Db,
  asked: ListOwner & { readonly listId: string },
  reader: ItemReader,
): Promise<FullList | null> {
  const query = asked.listId === emptyId ? readFirstFull : readNamedFull
  const found = await ask(db, query, { ...asked, ...reader })
  return found[0] ?? null
}

export function standingOf(head: Pick<ListHead, 'savedStatus' | 'reden'>, locationBlocked: boolean): OrderListStanding {
  return orderListStanding({ savedStatus: head.savedStatus, rejectionReason: head.reden, locationBlocked })
}

/** The number of the submission that counts now; an approved one is over. */
export function openSubmission(head: ListHead): string | null {
  return head.savedStatus === 'Requested' || head.savedStatus === 'Disapproved' ? head.savedNummer : null
}

/** The list as the wire has it (R-ENT-10, R-APPR-03, R-APPR-06). */
export function listOf(head: ListHead, locationBlocked: boolean): OrderList {
  const standing = standingOf(head, locationBlocked)
  return {
    id: head.id,
    naam: head.naam,
    materieelLocatieNr: head.materieelLocatieNr,
    aantalRegels: head.aantalRegels,
    totaalAantal: head.totaalAantal,
    toestand: standing.state,
    geblokkeerd: !standing.editable,
    savedAanvraagNummer: openSubmission(head),
    redenAfkeuring: standing.rejectionReason,
    gewijzigdOp: head.gewijzigdOp,
  }
}
