import type { RequestPayload, WriteResult } from '@portal/erp-protocol/codeunit.ts'
import { portaalAanvraag, portaalAanvraagRegel } from '@portal/erp-protocol/services/requests.ts'
import type { Books } from '../state/books.ts'
import { changeOf } from '../state/change-of.ts'
import { dayOf } from '../state/clock.ts'
import type { RowOf } from '../state/typed-rows.ts'
import { checkRequest } from './check-request.ts'
import { asCode, checkLengths, readPayload } from './read-payload.ts'
import { storeOnce } from './store-once.ts'

const series = 'request'

function lineRows(payload: RequestPayload, requestNo: string): readonly RowOf<'PortaalAanvraagRegel'>[] {
  return payload.lines.map((line) => {
    const row = {
      Request_No: requestNo,
      Line_No: line.lineNo,
      Kind: line.kind,
      No: asCode(line.no),
      Plant_No: asCode(line.plantNo),
      Quantity: line.quantity,
      Qty_Processed: '0',
      Remark: line.remark,
      Set_No: asCode(line.setNo),
    }
    checkLengths(row, portaalAanvraagRegel.fields)
    return row
  })
}

function headerRow(
  payload: RequestPayload,
  no: string,
  held: { readonly externalId: string; readonly today: string },
): RowOf<'PortaalAanvraag'> {
  const row = {
    No: no,
    External_Id: held.externalId.toLowerCase(),
    Portal_No: asCode(payload.portalNo),
    Type: payload.type,
    Status: 'Requested' as const,
    Request_Date: held.today,
    Delivery_Date: payload.deliveryDate,
    Return_Date: payload.returnDate,
    From_Location: asCode(payload.fromLocation),
    To_Location: asCode(payload.toLocation),
    Depot_No: asCode(payload.depotNo),
    Address: payload.address,
    Post_Code: asCode(payload.postCode),
    City: payload.city,
    Contact: payload.contact,
    Phone_No: payload.phoneNo,
    Collect: payload.collect,
    Urgent: payload.urgent,
    Requested_By: asCode(payload.requestedBy),
    Reference: payload.reference,
    Remark: payload.remark,
    Transport_Means: payload.transportMeans,
    Pickup_Name: payload.pickupName,
    Pickup_Address: payload.pickupAddress,
    Pickup_Post_Code: asCode(payload.pickupPostCode),
    Pickup_City: payload.pickupCity,
    Pickup_Contact: payload.pickupContact,
    Pickup_Phone_No: payload.pickupPhoneNo,
    Load: payload.load,
    Loaded_By: payload.loadedBy,
    Loading_Options: payload.loadingOptions,
    Loading_Time: payload.loadingTime,
    Unloading_Time: payload.unloadingTime,
  }
  checkLengths(row, portaalAanvraag.fields)
  return row
}

/** Creates header and lines of a delivery, removal, move or transport in one transaction. */
export function createRequest(books: Books, externalId: string, text: string): WriteResult {
  const { store, clock } = books
  return storeOnce(books, { externalId, content: text }, () => {
    const payload = readPayload('CreateRequest', text)
    checkRequest(store, payload)
    const counter = store.next(series)
    const at = clock.now()
    const today = dayOf(at)
    const no = `AV${today.slice(2, 4)}-${String(counter).padStart(5, '0')}`
    const changes = [
      changeOf({ store, at }, 'PortaalAanvraag', headerRow(payload, no, { externalId, today })),
      ...lineRows(payload, no).map((row) => changeOf({ store, at }, 'PortaalAanvraagRegel', row)),
    ]
    return { no, status: 'Requested', changes, counters: { [series]: counter } }
  })
}
