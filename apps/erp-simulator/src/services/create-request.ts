import { createHash } from 'node:crypto'
import { idReusedCode, payloads, type RequestPayload, type WriteResult } from '@portal/erp-protocol/codeunit.ts'
import { portaalAanvraag, portaalAanvraagRegel } from '@portal/erp-protocol/services/requests.ts'
import { DialogError, ProtocolError } from '../protocol/errors.ts'
import type { Books } from '../state/books.ts'
import { dayOf } from '../state/clock.ts'
import type { Row } from '../state/row.ts'
import { type Change, keyOf, normalise, type Store } from '../state/store.ts'

const series = 'request'
const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function readPayload(text: string): RequestPayload {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new DialogError('The payload is not valid JSON.')
  }
  const read = payloads.CreateRequest.safeParse(json)
  if (!read.success) throw new DialogError(`The payload is not valid: ${read.error.issues[0]?.path.join('.')}.`)
  return read.data
}

function checkLengths(row: Row, fields: Readonly<Record<string, object>>): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name]
    const length = 'length' in field ? Number(field.length) : null
    if (length !== null && typeof value === 'string' && value.length > length)
      throw new ProtocolError(
        400,
        'Application_StringExceededLength',
        `The length of the string is ${value.length}, but it must be less than or equal to ${length} characters. Value: ${value}`,
      )
  }
}

const asCode = (text: string): string => text.trim().toUpperCase()

function checkLocation(store: Store, no: string): void {
  const location = store.find('PortaalLocatie', asCode(no))
  if (location === undefined) throw new DialogError(`De locatie ${no} bestaat niet.`)
  if (location.Blocked === true) throw new DialogError(`De locatie ${no} is geblokkeerd.`)
}

/** A delivery has a place to go to, a removal one to come from, a move both; every place that is named must be open. */
function checkPlaces(store: Store, payload: RequestPayload): void {
  const { type, fromLocation, toLocation } = payload
  if (type !== 'Aanvoer' || fromLocation !== '') checkLocation(store, fromLocation)
  if (type !== 'Afvoer' || toLocation !== '') checkLocation(store, toLocation)
  if (payload.depotNo !== '' && store.find('PortaalDepot', asCode(payload.depotNo)) === undefined)
    throw new DialogError(`Het depot ${payload.depotNo} bestaat niet.`)
}

type LinePayload = RequestPayload['lines'][number]

/** What is delivered must be orderable; what goes away or moves needs only to exist. */
function checkItem(store: Store, payload: RequestPayload, line: LinePayload): void {
  const item = store.find(
    'PortaalMaterieelsoort',
    keyOf('PortaalMaterieelsoort', { Kind: line.kind, No: asCode(line.no) }),
  )
  const isCharge = item === undefined && payload.urgent && line.kind === 'Artikel' && Number(line.quantity) === 1
  if (isCharge) return
  if (item === undefined) throw new DialogError(`${line.kind} ${line.no} bestaat niet.`)
  const isOrderable = item.Blocked !== true && item.Orderable === true
  if (payload.type === 'Aanvoer' && !isOrderable)
    throw new DialogError(`${line.kind} ${line.no} kan niet worden besteld.`)
}

function lineRows(store: Store, payload: RequestPayload, requestNo: string): readonly Row[] {
  if (payload.lines.length === 0) throw new DialogError('De aanvraag heeft geen regels.')
  if (new Set(payload.lines.map(({ lineNo }) => lineNo)).size !== payload.lines.length)
    throw new DialogError('Een regelnummer komt twee keer voor.')
  return payload.lines.map((line) => {
    checkItem(store, payload, line)
    if (Number(line.quantity) <= 0) throw new DialogError(`Het aantal van ${line.no} moet groter dan nul zijn.`)
    const row = {
      Request_No: requestNo,
      Line_No: line.lineNo,
      Kind: line.kind,
      No: line.no,
      Plant_No: line.plantNo,
      Quantity: line.quantity,
      Qty_Processed: '0',
      Remark: line.remark,
      Set_No: line.setNo,
    }
    checkLengths(row, portaalAanvraagRegel.fields)
    return row
  })
}

function headerRow(
  payload: RequestPayload,
  no: string,
  held: { readonly externalId: string; readonly today: string },
): Row {
  const row = {
    No: no,
    External_Id: held.externalId.toLowerCase(),
    Type: payload.type,
    Status: 'Requested',
    Request_Date: held.today,
    Delivery_Date: payload.deliveryDate,
    Return_Date: payload.returnDate,
    From_Location: payload.fromLocation,
    To_Location: payload.toLocation,
    Depot_No: payload.depotNo,
    Address: payload.address,
    Post_Code: payload.postCode,
    City: payload.city,
    Contact: payload.contact,
    Phone_No: payload.phoneNo,
    Collect: payload.collect,
    Urgent: payload.urgent,
    Requested_By: payload.requestedBy,
    Reference: payload.reference,
    Remark: payload.remark,
  }
  checkLengths(row, portaalAanvraag.fields)
  return row
}

/**
 * Creates header and lines in one transaction. The same id again gives the first answer; the same id with another
 * payload is refused.
 */
export function createRequest(books: Books, externalId: string, text: string): WriteResult {
  const { store, clock } = books
  if (!guidPattern.test(externalId)) throw new DialogError('The external id is not valid.')
  const payloadHash = createHash('sha256').update(text).digest('hex')
  const known = store.inbox(externalId)
  if (known !== undefined) {
    if (known.payloadHash !== payloadHash)
      throw new ProtocolError(400, idReusedCode, 'The external id was used for another payload.')
    // Only this function writes the inbox.
    return { ...(known.answer as WriteResult), alreadyExisted: true }
  }
  const payload = readPayload(text)
  checkPlaces(store, payload)
  const counter = store.next(series)
  const today = dayOf(clock.now())
  const no = `AV${today.slice(2, 4)}-${String(counter).padStart(5, '0')}`
  const rows: readonly (readonly ['PortaalAanvraag' | 'PortaalAanvraagRegel', Row])[] = [
    ['PortaalAanvraag', headerRow(payload, no, { externalId, today })],
    ...lineRows(store, payload, no).map((row) => ['PortaalAanvraagRegel', row] as const),
  ]
  const changes = rows.map(([service, plain]): Change => {
    const row = store.stamp(normalise(service, plain))
    return { service, key: keyOf(service, row), row }
  })
  const answer: WriteResult = { ok: true, alreadyExisted: false, no, status: 'Requested', errors: [] }
  books.commit({ changes, inbox: { externalId, payloadHash, answer }, counters: { [series]: counter } })
  return answer
}
