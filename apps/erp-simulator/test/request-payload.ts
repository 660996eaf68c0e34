import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'

/** A delivery of two mixers to L1. */
export function requestPayload(changes: Partial<RequestPayload> = {}): RequestPayload {
  return {
    portalNo: 'P-1',
    type: 'Aanvoer',
    requestDate: '2026-11-21',
    deliveryDate: '2026-11-25',
    returnDate: null,
    fromLocation: '',
    toLocation: 'L1',
    depotNo: '',
    depotAddressCode: '',
    addressCode: '',
    address: 'Bouwweg 1',
    postCode: '1234 AB',
    city: 'Nieuwegein',
    contact: 'J. de Boer',
    phoneNo: '0612345678',
    transportMeans: '',
    collect: false,
    urgent: false,
    requestedBy: 'uitvoerder',
    reference: 'ref',
    remark: '',
    pickupName: '',
    pickupAddress: '',
    pickupPostCode: '',
    pickupCity: '',
    pickupContact: '',
    pickupPhoneNo: '',
    load: '',
    loadedBy: '',
    loadingOptions: '',
    loadingTime: '',
    unloadingTime: '',
    lines: [requestLine()],
    ...changes,
  }
}

export function requestLine(changes: Partial<RequestPayload['lines'][number]> = {}): RequestPayload['lines'][number] {
  return {
    lineNo: 10_000,
    kind: 'Materieel',
    no: 'MOLEN',
    plantNo: '',
    quantity: '2',
    remark: '',
    setNo: '',
    ...changes,
  }
}
