import { loadingMoment, type TransportMoment, unloadingMoment } from '@portal/domain/transport/moment-words.ts'
import { loadingOptionsText } from '@portal/domain/transport/validate-transport.ts'
import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import { portaalAanvraag, portaalAanvraagRegel } from '@portal/erp-protocol/services/requests.ts'
import type { StoredPayload } from '../../platform/back-office/erp-writes.ts'
import { fitText } from './fit-text.ts'

type Request = StoredPayload<'request.create'>

const header = (field: string, text: string) => fitText(portaalAanvraag, field, text)

function linePayload({ lineNo, remark, quantity, ...line }: Request['lines'][number]): RequestPayload['lines'][number] {
  const fitted = fitText(portaalAanvraagRegel, 'Remark', remark)
  return { ...line, lineNo: lineNo * 10_000, quantity: String(quantity), remark: fitted }
}

/** The codes of TransportTimeOption in the back office's language; no preference is a blank. */
const partsOfDay = { '0': '', '1': 'Eerste werkdag', '2': 'Ochtend', '3': 'Middag' } as const

function momentText({ choice, from, until }: TransportMoment): string {
  const times = from === '' && until === '' ? '' : `${from || '…'}-${until || '…'}`
  return [partsOfDay[choice], times].filter(Boolean).join(' ')
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
    transportMeans: header('Transport_Means', request.transportMeans),
    collect: request.collect,
    urgent: request.urgent,
    requestedBy: header('Requested_By', request.requestedBy),
    reference: header('Reference', request.reference),
    remark: header('Remark', request.remark),
    pickupName: header('Pickup_Name', request.pickupName),
    pickupAddress: header('Pickup_Address', request.pickupAddress),
    pickupPostCode: header('Pickup_Post_Code', request.pickupPostCode),
    pickupCity: header('Pickup_City', request.pickupCity),
    pickupContact: header('Pickup_Contact', request.pickupContact),
    pickupPhoneNo: header('Pickup_Phone_No', request.pickupPhoneNo),
    load: header('Load', request.load),
    loadedBy: header('Loaded_By', request.loadedBy),
    loadingOptions: header('Loading_Options', loadingOptionsText(request.loadingOptions)),
    loadingTime: momentText(loadingMoment(request)),
    unloadingTime: momentText(unloadingMoment(request)),
    lines: request.lines.map(linePayload),
  }
}
