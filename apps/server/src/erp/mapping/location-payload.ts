import type { CreateLocationPayload, RequestLocationPayload } from '@portal/erp-protocol/location-payloads.ts'
import { portaalLocatie } from '@portal/erp-protocol/services/places.ts'
import type { CreateLocation, RequestLocation } from '../../platform/back-office/erp-writes.ts'
import { fitText } from './fit-text.ts'

const fit = (field: string, text: string) => fitText(portaalLocatie, field, text)

function placeOf(location: Omit<RequestLocation, 'remark'>): Omit<RequestLocationPayload, 'remark'> {
  return {
    description: fit('Description', location.description),
    projectNo: location.projectNo,
    customerNo: location.customerNo,
    depotNo: location.depotNo,
    address: fit('Address', location.address),
    postCode: fit('Post_Code', location.postCode),
    city: fit('City', location.city),
    contact: fit('Contact', location.contact),
    phoneNo: fit('Phone_No', location.phoneNo),
    email: fit('E_Mail', location.email),
    startingDate: location.startingDate,
    endingDate: location.endingDate,
    requestedBy: location.requestedBy,
  }
}

/** A new location under the number that was asked for (OP-72). */
export function createLocationPayload(location: CreateLocation): CreateLocationPayload {
  return { locationNo: location.locationNo, ...placeOf(location) }
}

/** A new location whose number people of the back office give (OP-72). */
export function requestLocationPayload(location: RequestLocation): RequestLocationPayload {
  return { ...placeOf(location), remark: location.remark }
}
