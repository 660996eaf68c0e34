import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import { portaalAanvraag, portaalAanvraagRegel } from '@portal/erp-protocol/services/requests.ts'
import type { CreateRequest, CreateRequestLine } from '../../platform/erp-writes.ts'

/** A text no longer than its field: a longer one would be refused whole (failure mode 9); the portal keeps it all. */
function fit({ fields }: ServiceDefinition, field: string, text: string): string {
  const type = fields[field]
  const length = type !== undefined && 'length' in type ? type.length : text.length
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

const header = (field: string, text: string) => fit(portaalAanvraag, field, text)

function linePayload({ lineNo, kind, no, quantity, remark }: CreateRequestLine): RequestPayload['lines'][number] {
  const fitted = fit(portaalAanvraagRegel, 'Remark', remark)
  return { lineNo: lineNo * 10_000, kind, no, plantNo: '', quantity: String(quantity), remark: fitted, setNo: '' }
}

/** The portal's request in the words of the back office; the same request always gives the same text. */
export function requestPayload(request: CreateRequest): RequestPayload {
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
