import type { Locale } from '@portal/contract/values.ts'
import type { ListLine } from '@portal/domain/order-list/list-line.ts'
import type { AdditionPlan } from '@portal/domain/order-list/plan-additions.ts'
import { ask, hiddenArray, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { fieldOf, momentOf, type PartRow, rowsOf, type WritePart, writeRows } from '../../platform/db/write-parts.ts'
import { isOrderable, namesOfLine } from '../catalogue/catalogue.store.ts'
import { type AdditionFacts, type AskedThings, additionFacts, wantedOf } from './addition-facts.store.ts'
import {
  type ChangingList,
  inOrder,
  isFirst,
  isNamed,
  type ListToOrder,
  type NamedList,
  parentOf,
  readLocked,
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
const readNamedFacts = sql<ListToAdd>`${toAdd} ${isNamed}`
const readFirstFacts = sql<ListToAdd>`${toAdd} ${isFirst}`

/** The named list, or for the empty id the first one, locked, with what adding needs to know. */
export function lockListToAdd(db: Db, asked: NamedList, things: AskedThings): Promise<ListToAdd | null> {
  const wanted = wantedOf(things)
  return readLocked(db, asked, (listId) =>
    ask(db, listId === null ? readFirstFacts : readNamedFacts, { ...asked, ...wanted, listId }),
  )
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
const toOrder = sql`select ${changing}, o.lines ${changingTables} ${orderedLines}`
const readNamedToOrder = sql<ListToOrder>`${toOrder} ${isNamed}`
const readFirstToOrder = sql<ListToOrder>`${toOrder} ${isFirst}`

/** The named list, or for the empty id the first one, locked, with its lines in this language as they are ordered. */
export function lockListToOrder(db: Db, asked: NamedList, language: Locale): Promise<ListToOrder | null> {
  return readLocked(db, asked, (listId) =>
    ask(db, listId === null ? readFirstToOrder : readNamedToOrder, { ...asked, language, listId }),
  )
}

/** Changes of lines of one list; `writeLines` says of which. */
export type LineRows = readonly PartRow[]

const changedListPart: WritePart = {
  name: 'raised',
  text: sql`
    update order_lists set version = version + 1, changed_at = ${fieldOf('raised', 'at', 'timestamptz')}
    where id = ${fieldOf('raised', 'listId', 'uuid')}`,
}

/** Changes lines of a list, and raises its version. */
export async function writeLines(
  db: Db,
  list: { readonly id: string; readonly at: Date },
  rows: LineRows,
): Promise<void> {
  const own = rows.map(([part, row]): PartRow => [part, { ...row, listId: list.id }])
  await writeRows(db, [[changedListPart, { listId: list.id, at: momentOf(list.at) }], ...own])
}

const newLinesPart: WritePart = {
  name: 'added',
  text: sql`
    insert into order_list_items (id, list_id, parent_id, kind, no, quantity, comment, position, set_no, set_quantity, added_at)
    select r.id, r."listId", r."parentId", r.type, r."materieelSoort", r.aantal, coalesce(r.comment, ''),
      (select coalesce(max(position), 0) from order_list_items where list_id = r."listId") + r.place, r."setNummer",
      r."setAantal", r.at
    from ${rowsOf(
      'added',
      '"listId" uuid, "parentId" uuid, id uuid, type text, "materieelSoort" text, aantal int, comment text, place int, "setNummer" text, "setAantal" int, at timestamptz',
    )}`,
}

/** Lines below those that are there, in this order; a line comes after the one it belongs to. */
export const putLines = (lines: readonly (ListLine & { readonly comment?: string })[], at: Date): LineRows =>
  lines.map((line, index) => [newLinesPart, { ...line, place: index + 1, at: momentOf(at) }])

/** What a plan writes: new lines below those that are there, and lines that grow. */
export function plannedLines({ inserts, updates }: AdditionPlan, at: Date): LineRows {
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
    from ${rowsOf('changed', '"listId" uuid, id uuid, aantal int, comment text, "setAantal" int')}
    where l.id = r.id and l.list_id = r."listId"`,
}

/** Quantities and remarks of lines of the list. */
export const changedLines = (changes: readonly LineChange[]): LineRows =>
  changes.map((change) => [changedLinesPart, change])

/** All lines of the list. */
export const allLinesPart: WritePart = {
  name: 'cleared',
  text: sql`delete from order_list_items where list_id = ${fieldOf('cleared', 'listId', 'uuid')}`,
}

/** A line that goes; the lines that came with it go with it (R-LIST-01). */
export const goneLinePart: WritePart = {
  name: 'gone',
  text: sql`
    delete from order_list_items
    where id = ${fieldOf('gone', 'id', 'uuid')} and list_id = ${fieldOf('gone', 'listId', 'uuid')}`,
}

/** All lines of the set that a line belongs to; the line alone when it belongs to none. */
export const goneSetPart: WritePart = {
  name: 'goneset',
  text: sql`
    delete from order_list_items l using order_list_items named
    where named.id = ${fieldOf('goneset', 'id', 'uuid')} and named.list_id = ${fieldOf('goneset', 'listId', 'uuid')}
      and l.list_id = named.list_id and (l.id = named.id or (named.set_no <> '' and l.set_no = named.set_no))`,
}

/** A line that may follow the line it came with. */
export interface FollowingLine extends ListLine {
  readonly comment: string
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
const lockOfLines = sql<{ id: string }>`select h.id from order_lists h ${isOfLines} for update`
const readOfLines = sql<ListOfLines>`
  select ${changing}, (
    select jsonb_agg(jsonb_build_object('id', c.id, 'parentId', c.parent_id, 'type', c.kind, 'materieelSoort', c.no,
      'aantal', c.quantity, 'comment', c.comment, 'setNummer', c.set_no, 'setAantal', c.set_quantity,
      'perPiece', m.quantity::float8, 'perSet', (select sum(quantity)::float8 from erp_set_lines
        where c.set_no <> '' and set_no = c.set_no and kind = c.kind and no = c.no)) order by c.position)
    from order_list_items c ${parentOf(sql`c`)}
    left join lateral (select quantity from erp_included_items
      where kind = p.kind and no = p.no and other_kind = c.kind and other_no = c.no order by line_no limit 1) m on true
    where c.list_id = h.id and (c.id = ${lineIds} or c.parent_id = ${lineIds} or (c.set_no <> '' and c.set_no in
      (select set_no from order_list_items where id = ${lineIds})))) as lines
  ${changingTables} ${isOfLines}`

/** The one list that all these lines of this person are on, locked; null when there is not exactly one. */
export async function lockListOfLines(
  db: Db,
  userName: string,
  lineIds: readonly string[],
): Promise<ListOfLines | null> {
  const [locked, found] = await Promise.all([
    ask(db, lockOfLines, { userName, lineIds }),
    ask(db, readOfLines, { userName, lineIds }),
  ])
  const [list] = found
  if (list === undefined || found.length > 1 || !lineIds.every((id) => list.lines.some((line) => line.id === id)))
    return null
  return locked.length === 1 && locked[0]?.id === list.id ? list : null
}
