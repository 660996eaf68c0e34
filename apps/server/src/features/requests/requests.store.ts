import type { Locale } from '@portal/contract/values.ts'
import type { TransportMoment } from '@portal/domain/transport/moment-words.ts'
import type { Db } from '../../platform/db/database.ts'
import { queryRows } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'

/** A request as it is taken; its id is also the id under which the back office stores it. */
export interface NewRequest {
  readonly id: string
  readonly type: 'Aanvoer' | 'Afvoer' | 'Overige_verplaatsingen'
  readonly userName: string
  /** Where it is asked for. */
  readonly locationNo: string
  /** Empty for a delivery. */
  readonly fromLocation: string
  /** Empty for a removal. */
  readonly toLocation: string
  /** The order list it was made of; null for what comes of a removal list or of none. */
  readonly listId: string | null
  readonly listName: string
  readonly language: Locale
  readonly reference: string
  readonly remark: string
  /** Where the goods go; of a removal, where they are fetched. */
  readonly addressCode: string
  readonly address: string
  readonly postCode: string
  readonly city: string
  readonly contact: string
  readonly phoneNo: string
  readonly depotNo: string
  readonly depotAddressCode: string
  readonly transportMeans: string
  readonly deliveryDate: string | null
  readonly returnDate: string | null
  readonly collect: boolean
  readonly urgent: boolean
  /** Where the goods of a move or transport are fetched. */
  readonly pickup: PickupAddress | null
  readonly transport: TransportDetails | null
  readonly lines: readonly NewRequestLine[]
}

export interface PickupAddress {
  readonly code: string
  readonly name: string
  readonly address: string
  readonly postCode: string
  readonly city: string
  readonly contact: string
  readonly phoneNo: string
}

/** What a transport request says beside the places. */
export interface TransportDetails {
  readonly load: string
  readonly loadedBy: string
  readonly loadingOptions: readonly string[]
  readonly loading: TransportMoment
  readonly unloading: TransportMoment
}

export interface NewRequestLine {
  readonly lineNo: number
  /** The line it was delivered with. */
  readonly parentLineNo: number | null
  readonly kind: 'Materieel' | 'Artikel'
  readonly no: string
  /** One piece by its own number; empty for what is only counted. */
  readonly plantNo: string
  readonly description: string
  readonly unit: string
  readonly quantity: number
  readonly remark: string
  /** Euros, only of a charge line. */
  readonly charge: number | null
}

/** Somebody of the customer approved a request before it was made. */
export async function insertApprovalStep(db: Db, id: string, approved: { by: string; at: Date }): Promise<void> {
  await queryRows(
    db,
    sql`insert into request_steps (request_id, step, status, text, at)
      values (${id}, 'akkoord', 'Requested', ${approved.by}, ${approved.at})`,
  )
}

/** Takes out a request that nobody outside the portal knows of. */
export async function deleteRequest(db: Db, id: string): Promise<void> {
  await queryRows(db, sql`delete from requests where id = ${id}`)
}

/** Stores a request with its lines and its first step in one statement and gives it the next number, e.g. P-100001. */
export async function insertRequest(db: Db, request: NewRequest, at: Date): Promise<string> {
  const { lines, ...head } = request
  const rows = await queryRows<{ no: string }>(
    db,
    sql`
    with stored as (
      insert into requests (id, no, type, user_name, location_no, from_location, to_location, status, delivery, list_id,
        list_name, language, reference, remark, address_code, address, post_code, city, contact, phone_no, depot_no,
        depot_address_code, transport_means, delivery_date, return_date, collect, urgent, pickup, transport, created_at,
        changed_at)
      select r.id, 'P-' || nextval('request_numbers'), r.type, r."userName", r."locationNo", r."fromLocation",
        r."toLocation", 'Requested', 'wachtrij', r."listId", r."listName", r.language, r.reference, r.remark,
        r."addressCode", r.address, r."postCode", r.city, r.contact, r."phoneNo", r."depotNo", r."depotAddressCode",
        r."transportMeans", r."deliveryDate", r."returnDate", r.collect, r.urgent, nullif(r.pickup, 'null'),
        nullif(r.transport, 'null'), ${at}, ${at}
      from jsonb_to_record(${JSON.stringify(head)}::jsonb) as r(id uuid, type text, "userName" text, "locationNo" text,
        "fromLocation" text, "toLocation" text, "listId" uuid, "listName" text, language text, reference text,
        remark text, "addressCode" text, address text, "postCode" text, city text, contact text, "phoneNo" text,
        "depotNo" text, "depotAddressCode" text, "transportMeans" text, "deliveryDate" date, "returnDate" date,
        collect boolean, urgent boolean, pickup jsonb, transport jsonb)
      returning id, no),
    lines as (
      insert into request_lines
        (request_id, line_no, parent_line_no, kind, no, plant_no, description, unit, quantity, remark, charge)
      select ${request.id}, l."lineNo", l."parentLineNo", l.kind, l.no, l."plantNo", l.description, l.unit, l.quantity,
        l.remark, l.charge
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("lineNo" int, "parentLineNo" int, kind text,
        no text, "plantNo" text, description text, unit text, quantity numeric, remark text, charge numeric)),
    step as (
      insert into request_steps (request_id, step, status, at) values (${request.id}, 'ontvangen', 'Requested', ${at}))
    select no from stored`,
  )
  if (rows[0] === undefined) throw new Error('The request was not stored')
  return rows[0].no
}
