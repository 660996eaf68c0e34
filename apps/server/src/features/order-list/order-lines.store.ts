import { emptyId, type Locale } from '@portal/contract/values.ts'
import type { ListLine } from '@portal/domain/order-list/list-line.ts'
import type { AdditionPlan } from '@portal/domain/order-list/plan-additions.ts'
import type { Db } from '../../platform/db/database.ts'
import { hiddenArray, prepare, prepareShort, value } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'
import { fieldOf, guardPart, momentOf, type PartRow, rowsOf, type WritePart } from '../../platform/db/write-parts.ts'
import { isOrderable, namesOfLine } from '../catalogue/catalogue.store.ts'
import { takenNumber } from '../requests/requests.store.ts'
import { type AdditionFacts, type AskedThings, additionFacts, wantedOf } from './addition-facts.store.ts'
import {
  type ChangingList,
  inOrder,
  isFirst,
  isNamed,
  type ListHead,
  type ListOwner,
  type ListToOrder,
  lockFirst,
  lockNamed,
  parentOf,
  standingTable,
} from './order-list.store.ts'

const changing = sql`
  h.id, h.name as naam, h.location_no as "materieelLocatieNr", h.version as versie, s.no as "savedNummer",
  s.status as "savedStatus", s.rejection_reason as reden`
const changingTables = sql`from order_lists h ${standingTable}`

const lines = sql`
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'parentId', parent_id, 'type', kind,
        'materieelSoort', no, 'aantal', quantity, 'setNummer', set_no, 'setAantal', set_quantity) order by position, id)
      from order_list_items where list_id = h.id), '[]') as lines`

/** A list with its lines as rules see them. */
export interface ListWithLines extends ChangingList {
  readonly lines: readonly ListLine[]
}

/** A list that something is added to, with what adding needs to know. */
export interface ListToAdd extends ListWithLines, AdditionFacts {}

const toAdd = sql`select ${changing}, ${lines}, ${additionFacts} ${changingTables}`
const readNamedFacts = prepareShort<ListToAdd>(sql`${toAdd} ${isNamed}`)
const readFirstFacts = prepareShort<ListToAdd>(sql`${toAdd} ${isFirst}`)

/** How a list is read that will change: `locks` so that nobody else changes it until the transaction ends. */
export interface Reading {
  readonly db: Db
  readonly locks: boolean
}

interface AskedList extends ListOwner {
  /** The empty id means the first list. */
  readonly listId: string
}

type ReadList<L> = (db: Db, values: Readonly<Record<string, unknown>>) => Promise<L[]>

/**
 * A list to be changed; null when there is none. It is read by a statement after the one that locks it, so that what another
 * transaction wrote meanwhile counts; both are sent at once.
 */
async function readToChange<L extends ChangingList>(
  { db, locks }: Reading,
  asked: AskedList,
  read: { readonly named: ReadList<L>; readonly first: ReadList<L>; readonly values: object },
): Promise<L | null> {
  const isAnyList = asked.listId === emptyId
  const locking = locks ? (isAnyList ? lockFirst : lockNamed)(db, { ...asked }) : null
  const reading = (isAnyList ? read.first : read.named)(db, { ...asked, ...read.values })
  const [locked, found] = await Promise.all([locking, reading])
  const list = found[0] ?? null
  if (locked === null) return list
  const id = locked[0]?.id
  if (id === undefined) return null
  // While this one waited another list may have become the first.
  return list?.id === id ? list : readToChange({ db, locks: false }, { ...asked, listId: id }, read)
}

/** The named list, or for the empty id the first one, with what adding needs to know. */
export function readListToAdd(reading: Reading, asked: AskedList, things: AskedThings): Promise<ListToAdd | null> {
  return readToChange(reading, asked, { named: readNamedFacts, first: readFirstFacts, values: wantedOf(things) })
}

const orderedLines = sql`
  cross join lateral (
    select coalesce(json_agg(line), '[]') as lines, coalesce(bool_and(line.bestelbaar), false) as "isOrderable" from (
      select l.id, l.parent_id as "parentId", l.kind as type, l.no as "materieelSoort",
        coalesce(t.text, i.description, l.no) as omschrijving, coalesce(ut.text, u.description, i.unit_code, '') as eenheid,
        l.quantity as aantal, l.comment, l.set_no as "setNummer", l.set_quantity as "setAantal",
        i.no is not null and ${isOrderable} as bestelbaar
      from order_list_items l ${parentOf(sql`l`)} ${namesOfLine(value('language'))}
      where l.list_id = h.id ${inOrder}) line) o`
/** Taken only where it is used: people see the gaps of numbers that are not. */
const numberOfOrder = sql`
  case when ${value('takesNumber')}::boolean and o."isOrderable" and s.status is distinct from 'Requested'
    and h.version = coalesce(${value('seen')}::int, h.version) then ${takenNumber} end as number`
const toOrder = sql`select ${changing}, o.lines, ${numberOfOrder} ${changingTables} ${orderedLines}`
const readNamedToOrder = prepareShort<ListToOrder>(sql`${toOrder} ${isNamed}`)
const readFirstToOrder = prepareShort<ListToOrder>(sql`${toOrder} ${isFirst}`)

/** How a list is read to be ordered: in whose words, as which version (null for any), and with the number of its request. */
interface OrderReading {
  readonly language: Locale
  readonly seen: number | null
  readonly takesNumber: boolean
}

/** The named list, or for the empty id the first one, with what is ordered by it. */
export function readListToOrder(reading: Reading, asked: AskedList, wanted: OrderReading): Promise<ListToOrder | null> {
  const values = { ...wanted }
  return readToChange(reading, asked, { named: readNamedToOrder, first: readFirstToOrder, values })
}

/** Raises the version of a list that is as it was read; what is written to its lines hangs on it. Its row: `seenList`. */
export const listGuard: WritePart = guardPart(sql`
  update order_lists set version = version + 1, changed_at = ${fieldOf('guard', 'at', 'timestamptz')}
  where id = ${fieldOf('guard', 'id', 'uuid')} and version = ${fieldOf('guard', 'seen', 'int')}
    and user_name = ${fieldOf('guard', 'owner', 'text')} returning id`)

/** A list as it was read. An account can get another name, and its lists go with it. */
export function seenList({ id, versie }: Pick<ListHead, 'id' | 'versie'>, changed: { owner: string; at: Date }) {
  return { id, seen: versie, owner: changed.owner, at: momentOf(changed.at) }
}

const newLinesPart: WritePart = {
  name: 'added',
  text: sql`
    insert into order_list_items (id, list_id, parent_id, kind, no, quantity, comment, position, set_no, set_quantity, added_at)
    select r.id, guard.id, r."parentId", r.type, r."materieelSoort", r.aantal, coalesce(r.comment, ''),
      (select coalesce(max(position), 0) from order_list_items where list_id = guard.id) + r.place, r."setNummer", r."setAantal", r.at
    from guard, ${rowsOf(
      'added',
      '"parentId" uuid, id uuid, type text, "materieelSoort" text, aantal int, comment text, place int, "setNummer" text, "setAantal" int, at timestamptz',
    )}`,
}

/** Lines below those that are there, in this order; a line comes after the one it belongs to. */
export const putLines = (lines: readonly (ListLine & { readonly comment?: string })[], at: Date): readonly PartRow[] =>
  lines.map((line, index) => [newLinesPart, { ...line, place: index + 1, at: momentOf(at) }])

/** What a plan writes: new lines below those that are there, and lines that grow. */
export function plannedLines({ inserts, updates }: AdditionPlan, at: Date): readonly PartRow[] {
  return [...putLines(inserts, at), ...changedLines(updates)]
}

export interface LineChange {
  readonly id: string
  readonly aantal: number
  /** Left as it is when not given. */
  readonly comment?: string
  readonly setAantal?: number | undefined
}

const changedLinesPart: WritePart = {
  name: 'changed',
  text: sql`
    update order_list_items l set quantity = r.aantal, comment = coalesce(r.comment, l.comment),
      set_quantity = coalesce(r."setAantal", l.set_quantity)
    from guard, ${rowsOf('changed', 'id uuid, aantal int, comment text, "setAantal" int')}
    where l.id = r.id and l.list_id = guard.id`,
}

/** Quantities and remarks of lines of the list. */
export const changedLines = (changes: readonly LineChange[]): readonly PartRow[] =>
  changes.map((change) => [changedLinesPart, change])

/** All lines of the list. */
export const allLinesPart: WritePart = {
  name: 'cleared',
  text: sql`delete from order_list_items where list_id = (select id from guard)`,
}

/** A line that goes; the lines that came with it go with it (R-LIST-01). */
export const goneLinePart: WritePart = {
  name: 'gone',
  text: sql`delete from order_list_items where id = ${fieldOf('gone', 'id', 'uuid')} and list_id = (select id from guard)`,
}

/** All lines of the set that a line belongs to; the line alone when it belongs to none. */
export const goneSetPart: WritePart = {
  name: 'goneset',
  text: sql`
    delete from order_list_items l using order_list_items named
    where named.id = ${fieldOf('goneset', 'id', 'uuid')} and named.list_id = (select id from guard)
      and l.list_id = named.list_id and (l.id = named.id or (named.set_no <> '' and l.set_no = named.set_no))`,
}

/** A line that may follow the line it came with. */
export interface FollowingLine extends ListLine {
  /** Pieces of it for one piece of its main line's item; null when it has no main line. */
  readonly perPiece: number | null
  /** Pieces of it in one of its set; null when it is in none. */
  readonly perSet: number | null
}

export interface ListOfLines extends ChangingList {
  /** Of the lines that were asked for, those that came with them, and those of the same sets. */
  readonly lines: readonly FollowingLine[]
}

const lineIds = sql`any(${hiddenArray(value('lineIds'), 'uuid[]')})`
const isOfLines = sql`where h.user_name = ${value('userName')}
  and h.id in (select list_id from order_list_items where id = ${lineIds})`
const lockOfLines = prepare<{ id: string }>(sql`select h.id from order_lists h ${isOfLines} for update`)
const readOfLines = prepareShort<ListOfLines>(sql`
  select ${changing}, (
    select jsonb_agg(jsonb_build_object('id', c.id, 'parentId', c.parent_id, 'type', c.kind, 'materieelSoort', c.no,
      'aantal', c.quantity, 'setNummer', c.set_no, 'setAantal', c.set_quantity, 'perPiece', m.quantity::float8,
      'perSet', (select sum(quantity)::float8 from erp_set_lines
        where c.set_no <> '' and set_no = c.set_no and kind = c.kind and no = c.no)) order by c.position)
    from order_list_items c ${parentOf(sql`c`)}
    left join lateral (select quantity from erp_included_items
      where kind = p.kind and no = p.no and other_kind = c.kind and other_no = c.no order by line_no limit 1) m on true
    where c.list_id = h.id and (c.id = ${lineIds} or c.parent_id = ${lineIds} or (c.set_no <> '' and c.set_no in
      (select set_no from order_list_items where id = ${lineIds})))) as lines
  ${changingTables} ${isOfLines}`)

/** The one list that all these lines of this person are on; null when there is not exactly one. */
export async function readListOfLines(
  { db, locks }: Reading,
  userName: string,
  lineIds: readonly string[],
): Promise<ListOfLines | null> {
  const locking = locks ? lockOfLines(db, { userName, lineIds }) : null
  const [locked, found] = await Promise.all([locking, readOfLines(db, { userName, lineIds })])
  const [list] = found
  if (list === undefined || found.length > 1 || !lineIds.every((id) => list.lines.some((line) => line.id === id)))
    return null
  return locked === null || (locked.length === 1 && locked[0]?.id === list.id) ? list : null
}
