import type { Locale } from '@portal/contract/values.ts'
import type { RequestDraft } from '@portal/domain/requests/request-draft.ts'
import { loadingMoment, unloadingMoment } from '@portal/domain/transport/moment-words.ts'
import { ask, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { momentOf, type PartRow, rowsOf, type WritePart, writeRows } from '../../platform/db/write-parts.ts'

/** Kind of a request → what the back office calls it. */
export const requestTypeOf = {
  order: 'Aanvoer',
  removal: 'Afvoer',
  move: 'Overige_verplaatsingen',
  transport: 'Overige_verplaatsingen',
} as const
export type RequestKindName = keyof typeof requestTypeOf

/** A request as it is taken; its id is also the id under which the back office stores it. */
export interface NewRequest {
  readonly id: string
  readonly kind: RequestKindName
  readonly userName: string
  /** Where it is asked for. */
  readonly locationNo: string
  /** Empty for a delivery. */
  readonly fromLocation: string
  /** The list it was made of; null for what comes of none. */
  readonly listId: string | null
  readonly listName: string
  readonly language: Locale
  /** Judged, with the location it goes to, empty for a removal, and what the records say of its addresses. */
  readonly draft: RequestDraft
  readonly lines: readonly NewRequestLine[]
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
  /** The set it was ordered with, and how many of it; empty and 0 for a line by itself. */
  readonly setNo: string
  readonly setQuantity: number
}

/** Somebody of the customer approved a request before it was made. */
export async function insertApprovalStep(db: Db, id: string, approved: { by: string; at: Date }): Promise<void> {
  await ask(
    db,
    sql`insert into request_steps (request_id, step, status, text, at)
      values (${id}, 'akkoord', 'Requested', ${approved.by}, ${approved.at})`,
  )
}

/** Takes out a request that nobody outside the portal knows of. */
export async function deleteRequest(db: Db, id: string): Promise<void> {
  await ask(db, sql`delete from requests where id = ${id}`)
}

/** Column → value of a request that begins, but for its number. */
function rowOf({ draft, ...request }: NewRequest, at: Date) {
  return {
    id: request.id,
    type: requestTypeOf[request.kind],
    user_name: request.userName,
    location_no: request.locationNo,
    from_location: request.fromLocation,
    to_location: draft.toLocation,
    status: 'Requested',
    delivery: 'wachtrij',
    list_id: request.listId,
    list_name: request.listName,
    language: request.language,
    reference: draft.reference,
    remark: draft.remark,
    address_code: draft.addressCode,
    address: draft.address,
    post_code: draft.postCode,
    city: draft.city,
    contact: draft.contact,
    phone_no: draft.phoneNo,
    depot_no: draft.depotNo,
    depot_address_code: draft.depotAddressCode,
    transport_means: draft.transportMeans,
    delivery_date: draft.deliveryDate,
    return_date: draft.returnDate,
    collect: draft.collect,
    urgent: draft.urgent,
    pickup: request.kind === 'move' || request.kind === 'transport' ? pickupIn(draft) : null,
    transport: request.kind === 'transport' ? transportIn(draft) : null,
    created_at: momentOf(at),
    changed_at: momentOf(at),
  }
}

/** Where the goods of a move or transport are fetched, as `requests.pickup` keeps it. */
function pickupIn(draft: RequestDraft) {
  return {
    code: draft.pickupCode,
    name: draft.pickupName,
    address: draft.pickupAddress,
    postCode: draft.pickupPostCode,
    city: draft.pickupCity,
    contact: draft.pickupContact,
    phoneNo: draft.pickupPhoneNo,
  }
}

/** What a transport request says beside the places, as `requests.transport` keeps it. */
function transportIn(draft: RequestDraft) {
  const { load, loadedBy, loadingOptions } = draft
  return {
    load,
    loadedBy,
    loadingOptions,
    loading: loadingMoment(draft),
    unloading: unloadingMoment(draft),
  }
}

/** Column → value of a line; all of them, but for where it goes back to. */
const lineRowOf = (line: NewRequestLine, requestId: string) => ({
  request_id: requestId,
  line_no: line.lineNo,
  parent_line_no: line.parentLineNo,
  kind: line.kind,
  no: line.no,
  plant_no: line.plantNo,
  description: line.description,
  unit: line.unit,
  quantity: line.quantity,
  remark: line.remark,
  charge: line.charge,
  set_no: line.setNo,
  set_quantity: line.setQuantity,
})

const stepPart: WritePart = {
  name: 'stepped',
  text: sql`
    insert into request_steps (request_id, step, status, at) select r.id, 'ontvangen', 'Requested', r.at
    from ${rowsOf('stepped', 'id uuid, at timestamptz')}`,
}

const linePart: WritePart = {
  name: 'lined',
  text: sql`
    insert into request_lines
    select r.* from jsonb_populate_recordset(null::request_lines, ${value('lined')}::jsonb) r`,
}

let requestPart: WritePart | null = null

/** Made of the first row: all rows have the same columns, and what is no column of theirs has its default. */
function requestPartOf(row: object): WritePart {
  const columns = Object.keys(row)
  requestPart ??= {
    name: 'requested',
    text: sql`
      insert into requests (${sql.raw(columns.join(', '))}) select ${sql.raw(columns.map((name) => `r.${name}`).join(', '))}
      from jsonb_populate_recordset(null::requests, ${value('requested')}::jsonb) r`,
  }
  return requestPart
}

const readNumber = sql<{ no: string }>`select 'P-' || nextval('request_numbers') as no`

/** Stores a request with its lines and its first step under the next number, e.g. P-100001. */
export async function insertRequest(db: Db, request: NewRequest, at: Date): Promise<string> {
  const [next] = await ask(db, readNumber)
  if (next === undefined) throw new Error('A select without from gave no row')
  const row = { no: next.no, ...rowOf(request, at) }
  const lines = request.lines.map((line): PartRow => [linePart, lineRowOf(line, request.id)])
  await writeRows(db, [[requestPartOf(row), row], ...lines, [stepPart, { id: request.id, at: momentOf(at) }]])
  return next.no
}
