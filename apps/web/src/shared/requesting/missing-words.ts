import type { MissingWords } from '../../lib/fault-words.ts'

/** What is asked for where a field of a request is empty, as far as all wizards ask the same. */
export const missingInRequests = {
  returnDate: 'missing.returnDate',
  transportMeans: 'missing.transportMeans',
  depotNo: 'missing.depot',
  depotAddressCode: 'missing.depotAddress',
  addressCode: 'missing.workAddress',
  addressName: 'missing.workAddress',
  address: 'missing.street',
  postCode: 'missing.postcode',
  city: 'missing.city',
  contact: 'missing.contact',
  phoneNo: 'missing.phone',
  reference: 'missing.reference',
  remark: 'missing.remark',
  fetchAddresses: 'missing.fetchAddresses',
  toLocation: 'missing.toLocation',
  termsAccepted: 'missing.terms',
} as const satisfies MissingWords
