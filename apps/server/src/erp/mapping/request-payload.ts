import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import { portaalAanvraag, portaalAanvraagRegel } from '@portal/erp-protocol/services/requests.ts'
import type { StoredPayload } from '../../platform/erp-writes.ts'
import { fitText } from './fit-text.ts'

type Request = StoredPayload<'request.create'>

const header = (field: string, text: string) => fitText(portaalAanvraag, field, text)

function linePayload({ lineNo, remark, quantity, ...line }: Request['lines'][number]): RequestPayload['lines'][number] {
  const fitted = fitText(portaalAanvraagRegel, 'Remark', remark)
  return { ...line, lineNo: lineNo * 10_000, quantity: String(quantity), remark: fitted }
}

/** The portal's request in the words of the back office; the same request always gives the same text. */
export function requestPayload(request: Request): RequestPayload {
  return {
    portalNo: request.portalNo,
    type: request.type === 'Overige_verplaatsingen' ? 'Overige verplaatsingen' : request.type,
    requestDate: request.requestDate,
    deliveryDate: request.deliveryDate,
    returnDate: request.returnDate,
    fromLocation: request.fromLocation,
    toLocation: request.toLocation,
    depotNo: request.depotNo,
    depotAddressCode: request.depotAddressCode,
    addressCode: request.addressCode,
    address: header('Address', request.address),
    postCode: header('Post_Code', request.postCode),
    city: header('City', request.city),
    contact: header('Contact', request.contact),
    phoneNo: header('Phone_No', request.phoneNo),
    transportMeans: request.transportMeans,
    collect: request.collect,
    urgent: request.urgent,
    requestedBy: header('Requested_By', request.requestedBy),
    reference: header('Reference', request.reference),
    remark: header('Remark', request.remark),
    lines: request.lines.map(linePayload),
  }
}
