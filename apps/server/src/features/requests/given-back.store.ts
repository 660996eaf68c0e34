import type { RequestDetails } from '@portal/contract/request-records.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** Which request, the list it was made of, and when it changes. */
export interface GivenBack {
  readonly requestId: string
  readonly listId: string
  readonly at: Date
}

/** The lines of a request that can stand on a list, none while they are on it again already. */
const leaving = (requestId: string) => sql`
  select gen_random_uuid() as id, l.* from request_lines l where l.request_id = ${requestId} and l.charge is null
    and not exists (select from request_lines r where r.request_id = ${requestId} and r.returned_to is not null)`

/** What of a request is on a list again: line of the list, and how much of it is the request's. */
const returned = (requestId: string) => sql`
  select returned_to as id, sum(quantity)::int as quantity from request_lines
  where request_id = ${requestId} and returned_to is not null group by returned_to`

/** Puts the lines of a refused request back on the order list it was made of; false when that is gone or submitted. */
export async function restoreLines(db: Db, { requestId, listId, at }: GivenBack): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`
    with list as (
      select l.id, (select coalesce(max(position), 0) from order_list_items where list_id = l.id) as position
      from order_lists l where l.id = ${listId} and not exists
        (select 1 from saved_requests s where s.list_id = l.id and s.status = 'Requested')),
    back as (${leaving(requestId)}),
    restored as (
      insert into order_list_items (id, list_id, parent_id, kind, no, quantity, comment, position, set_no, set_quantity, added_at)
      select b.id, list.id, p.id, b.kind, b.no, b.quantity::int, b.remark, list.position + b.line_no, b.set_no,
        b.set_quantity, ${at}
      from list, back b left join back p on p.line_no = b.parent_line_no),
    noted as (
      update request_lines l set returned_to = b.id from list, back b
      where l.request_id = b.request_id and l.line_no = b.line_no)
    update order_lists set version = version + 1, changed_at = ${at}
    where id in (select id from list) and exists (select from back) returning id`,
  )
  return rows.length > 0
}

/**
 * As `restoreLines`, on the removal list that a request took its lines from. A thing that is on the list again meanwhile
 * is there once: a piece as it is, what is counted with both quantities.
 */
export async function restoreRemovalLines(db: Db, { requestId, listId, at }: GivenBack): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`
    with list as (
      select l.id, (select coalesce(max(position), 0) from removal_list_items where list_id = l.id) as position
      from removal_lists l where l.id = ${listId}),
    back as (${leaving(requestId)}),
    restored as (
      insert into removal_list_items as r (id, list_id, kind, no, plant_no, quantity, remark, position, added_at)
      select b.id, list.id, b.kind, b.no, b.plant_no, b.quantity::int, b.remark, list.position + b.line_no, ${at}
      from list, back b
      on conflict (list_id, kind, no, plant_no) do update
        set quantity = case when r.plant_no = '' then least(r.quantity + excluded.quantity, 99999) else r.quantity end
      returning r.id, r.kind, r.no, r.plant_no),
    noted as (
      update request_lines l set returned_to = r.id from restored r
      where l.request_id = ${requestId} and l.kind = r.kind and l.no = r.no and l.plant_no = r.plant_no)
    update removal_lists set version = version + 1, changed_at = ${at}
    where id in (select id from list) and exists (select from back) returning id`,
  )
  return rows.length > 0
}

/** A line of a request that went back to a list, and how much of it is still there. */
export interface ReturnedLine {
  readonly wanted: number
  readonly rest: number
}

/** What of a request went back to its order list, which nobody changes until the transaction ends. */
export async function lockReturnedLines(db: Db, { requestId, listId }: GivenBack): Promise<ReturnedLine[]> {
  await ask(db, sql`select id from order_lists where id = ${listId} for update`)
  return ask<ReturnedLine>(
    db,
    sql`
    select m.quantity as wanted, coalesce(i.quantity, 0) as rest from (${returned(requestId)}) m
    left join order_list_items i on i.id = m.id and not exists
      (select 1 from saved_requests s where s.list_id = i.list_id and s.status = 'Requested')`,
  )
}

/** As `lockReturnedLines`, of a removal list. */
export async function lockReturnedRemovalLines(db: Db, { requestId, listId }: GivenBack): Promise<ReturnedLine[]> {
  await ask(db, sql`select id from removal_lists where id = ${listId} for update`)
  return ask<ReturnedLine>(
    db,
    sql`
    select m.quantity as wanted, coalesce(i.quantity, 0) as rest from (${returned(requestId)}) m
    left join removal_list_items i on i.id = m.id`,
  )
}

/**
 * Takes what went back to an order list out of it again, as far as it is there; false when there is nothing of it. What
 * somebody added to those lines stays, also beside a main line that goes. A submitted list stays as it is.
 */
export async function takeLines(db: Db, { requestId, listId, at }: GivenBack): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`
    with mine as (${returned(requestId)}),
    list as (
      select l.id from order_lists l where l.id = ${listId} and not exists
        (select 1 from saved_requests s where s.list_id = l.id and s.status = 'Requested')),
    found as (
      select i.id, i.parent_id, i.quantity - coalesce(m.quantity, 0) as rest, m.id is not null as taken
      from list join order_list_items i on i.list_id = list.id left join mine m on m.id = i.id),
    gone as (
      delete from order_list_items where id in (select id from found where taken and found.rest <= 0) returning id),
    kept as (
      update order_list_items i set quantity = f.rest,
        parent_id = case when f.parent_id in (select id from gone) then null else f.parent_id end
      from found f where i.id = f.id and f.rest > 0 and (f.taken or f.parent_id in (select id from gone))),
    noted as (
      update request_lines set returned_to = null where request_id = ${requestId} and returned_to is not null)
    update order_lists set version = version + 1, changed_at = ${at}
    where id in (select id from list) and exists (select from found where taken) returning id`,
  )
  return rows.length > 0
}

/** As `takeLines`, out of a removal list. */
export async function takeRemovalLines(db: Db, { requestId, listId, at }: GivenBack): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`
    with mine as (${returned(requestId)}),
    found as (
      select i.id, i.quantity - m.quantity as rest from mine m join removal_list_items i
        on i.id = m.id and i.list_id = ${listId}),
    gone as (delete from removal_list_items where id in (select id from found where found.rest <= 0)),
    kept as (
      update removal_list_items i set quantity = f.rest from found f where i.id = f.id and f.rest > 0),
    noted as (
      update request_lines set returned_to = null where request_id = ${requestId} and returned_to is not null)
    update removal_lists set version = version + 1, changed_at = ${at}
    where id = ${listId} and exists (select from found) returning id`,
  )
  return rows.length > 0
}

/** The list of this person that has lines of a request again; null when nothing of it is there any more. */
export async function findListAgain(
  db: Db,
  requestId: string | null,
  userName: string,
): Promise<RequestDetails['terugOpLijst']> {
  if (requestId === null) return null
  const rows = await ask<NonNullable<RequestDetails['terugOpLijst']>>(
    db,
    sql`
    with back as (
      select l.returned_to as id from request_lines l join requests r on r.id = l.request_id
      where r.id = ${requestId} and r.user_name = ${userName} and l.returned_to is not null)
    select 'bestellijst' as soort, list_id as id from order_list_items where id in (select id from back)
    union all
    select 'afvoerlijst', list_id from removal_list_items where id in (select id from back)
    limit 1`,
  )
  return rows[0] ?? null
}
