import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import { portaalAanvraag, portaalAanvraagRegel } from '@portal/erp-protocol/services/requests.ts'
import { expect, it } from 'vitest'
import { erpWrites } from '../../platform/back-office/erp-writes.ts'
import { RequestOfAnyVersion } from '../outbox/former-request.ts'
import { requestPayload } from './request-payload.ts'

const { fields } = portaalAanvraag

it.each([
  ['code', [fields.Post_Code, fields.Pickup_Post_Code, fields.From_Location, fields.To_Location]],
  ['reference', [fields.Reference]],
  ['remark', [fields.Remark, portaalAanvraagRegel.fields.Remark]],
  ['transportMeans', [fields.Transport_Means]],
  ['load', [fields.Load]],
  ['loadedBy', [fields.Loaded_By]],
  ['loadingOptions', [fields.Loading_Options]],
  ['name', [fields.Pickup_Name]],
  ['address', [fields.Address, fields.Pickup_Address]],
  ['city', [fields.City, fields.Pickup_City]],
  ['contact', [fields.Contact, fields.Pickup_Contact]],
  ['phoneNo', [fields.Phone_No, fields.Pickup_Phone_No]],
] as const)('a form takes for %s what its fields hold, no more and no less (R-VAL-10)', (name, held) => {
  for (const { length } of held) expect(length).toBe(erpLengths[name])
})

const place = {
  address: 'a'.repeat(erpLengths.address),
  postCode: '1234 AB',
  city: 'p'.repeat(erpLengths.city),
  contact: 'c'.repeat(erpLengths.contact),
  phoneNo: '0'.repeat(erpLengths.phoneNo),
}
const former = {
  pickup: { ...place, name: 'n'.repeat(erpLengths.name) },
  transport: {
    load: 'l'.repeat(erpLengths.load),
    loadedBy: 'w'.repeat(erpLengths.loadedBy),
    loadingOptions: ['k'.repeat(499), 'h'.repeat(499)],
    loading: { choice: '1', from: '08:00', until: '10:00' },
    unloading: { choice: '3', from: '14:00', until: '16:00' },
  },
}
const longest = erpWrites['request.create'].parse({
  portalNo: 'P-1',
  type: 'Overige_verplaatsingen',
  requestDate: '2026-11-23',
  deliveryDate: '2026-12-01',
  returnDate: null,
  fromLocation: '10001',
  toLocation: '10002',
  depotNo: '',
  depotAddressCode: '',
  addressCode: '',
  ...place,
  transportMeans: 't'.repeat(erpLengths.transportMeans),
  collect: false,
  urgent: false,
  requestedBy: 'uitvoerder',
  reference: 'r'.repeat(erpLengths.reference),
  remark: 'o'.repeat(erpLengths.remark),
  pickupName: former.pickup.name,
  pickupAddress: place.address,
  pickupPostCode: place.postCode,
  pickupCity: place.city,
  pickupContact: place.contact,
  pickupPhoneNo: place.phoneNo,
  load: former.transport.load,
  loadedBy: former.transport.loadedBy,
  loadingOptions: former.transport.loadingOptions,
  loadingChoice: '1',
  loadingFrom: '08:00',
  loadingUntil: '10:00',
  unloadingChoice: '3',
  unloadingFrom: '14:00',
  unloadingUntil: '16:00',
  lines: [{ lineNo: 1, kind: 'Materieel', no: 'MOLEN', quantity: 1, remark: 'o'.repeat(erpLengths.remark) }],
})

it('the longest texts that a form takes arrive whole', () => {
  expect(JSON.stringify(requestPayload(longest))).not.toContain('…')
})

it('texts that an earlier version took are sent as far as they fit', () => {
  const payload = requestPayload({ ...longest, reference: 'r'.repeat(250), city: 'p'.repeat(250) })
  expect([payload.reference, payload.city]).toEqual([`${'r'.repeat(49)}…`, `${'p'.repeat(29)}…`])
})

it('a request that an earlier version stored is the same to the back office', () => {
  const { portalNo, type, requestDate, deliveryDate, returnDate, fromLocation, toLocation, depotNo, ...rest } = longest
  const { depotAddressCode, addressCode, transportMeans, collect, urgent, requestedBy, reference, remark, lines } = rest
  const stored = {
    ...{ portalNo, type, requestDate, deliveryDate, returnDate, fromLocation, toLocation, depotNo, depotAddressCode },
    ...{ addressCode, transportMeans, collect, urgent, requestedBy, reference, remark, lines, ...place, ...former },
  }
  expect(requestPayload(RequestOfAnyVersion.parse(stored))).toEqual(requestPayload(longest))
  const without = requestPayload(RequestOfAnyVersion.parse({ ...stored, pickup: null, transport: null }))
  expect([without.pickupName, without.load, without.loadingOptions, without.loadingTime]).toEqual(['', '', '', ''])
})
