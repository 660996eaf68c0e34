import type { LocationNoResult, WriteResult } from '@portal/erp-protocol/codeunit.ts'
import type { CreateLocationPayload } from '@portal/erp-protocol/location-payloads.ts'
import { portaalLocatie } from '@portal/erp-protocol/services/places.ts'
import { customerName } from '../company/rows/customers.ts'
import { DialogError } from '../protocol/errors.ts'
import type { Books } from '../state/books.ts'
import { changeOf, type Writer } from '../state/change-of.ts'
import type { Change, Store } from '../state/store.ts'
import { type RowOf, rowWith } from '../state/typed-rows.ts'
import { asCode, checkLengths, readPayload } from './read-payload.ts'
import { storeOnce, type Work } from './store-once.ts'

type LocationRow = RowOf<'PortaalLocatie'>
type UserRow = RowOf<'PortaalGebruiker'>

const longestNumber = 20

/** Whether a location has this number already. @throws DialogError for a number that cannot be one */
export function checkLocationNo(store: Store, given: string): LocationNoResult {
  const no = asCode(given)
  if (no === '' || no.length > longestNumber) throw new DialogError(`${given} is geen geldig locatienummer.`)
  return { ok: true, isTaken: rowWith(store, 'PortaalLocatie', { No: no }) !== undefined, errors: [] }
}

/** What must be true of a new place, with a given or a drawn number; gives the user who asks for it. */
export function checkNewLocation(
  store: Store,
  { description, depotNo, requestedBy }: Omit<CreateLocationPayload, 'locationNo'>,
): UserRow {
  const user = rowWith(store, 'PortaalGebruiker', { User_Name: asCode(requestedBy) })
  if (user === undefined) throw new DialogError(`De gebruiker ${requestedBy} bestaat niet.`)
  if (description.trim() === '') throw new DialogError('De omschrijving van de locatie moet zijn ingevuld.')
  if (depotNo !== '' && rowWith(store, 'PortaalDepot', { No: asCode(depotNo) }) === undefined)
    throw new DialogError(`Het depot ${depotNo} bestaat niet.`)
  return user
}

function locationRow(payload: CreateLocationPayload, user: UserRow): LocationRow {
  const row: LocationRow = {
    No: asCode(payload.locationNo),
    Description: payload.description,
    Location_Kind: 'Project',
    State: 'Production',
    Blocked: false,
    Project_No: asCode(payload.projectNo),
    Customer_No: asCode(payload.customerNo) || user.Customer_No,
    Depot_No: asCode(payload.depotNo),
    Address: payload.address,
    Post_Code: asCode(payload.postCode),
    City: payload.city,
    Contact: payload.contact,
    Phone_No: payload.phoneNo,
    E_Mail: payload.email,
    Starting_Date: payload.startingDate,
    Ending_Date: payload.endingDate,
  }
  checkLengths(row, portaalLocatie.fields)
  return row
}

/** The place itself, its work address, and what gives it to the user who asked for it. */
export function locationChanges(writer: Writer, payload: CreateLocationPayload, user: UserRow): readonly Change[] {
  const row = locationRow(payload, user)
  const { No, Description, Customer_No, Address, Post_Code, City, Contact, Phone_No } = row
  const address = { Location_No: No, Code: 'W1', Name: Description, Address, Post_Code, City, Contact, Phone_No }
  const { User_Name } = user
  const link = { User_Name, Location_No: No, Role: 'SITE_MANAGER', Approver_1: '', Approver_2: '', Approver_3: '' }
  const customer = { User_Name, Customer_No, Customer_Name: customerName(Customer_No) }
  const known = rowWith(writer.store, 'PortaalGebruikerKlant', customer) !== undefined
  return [
    changeOf(writer, 'PortaalLocatie', row),
    changeOf(writer, 'PortaalLocatieAdres', { ...address, Work_Address: true }),
    changeOf(writer, 'PortaalGebruikerLocatie', link),
    ...(known ? [] : [changeOf(writer, 'PortaalGebruikerKlant', customer)]),
  ]
}

/** Makes a location under the number that was asked for. */
export function createLocation(books: Books, externalId: string, text: string): WriteResult {
  const { store, clock } = books
  return storeOnce(books, { externalId, content: `CreateLocation\n${text}` }, (): Work => {
    const payload = readPayload('CreateLocation', text)
    const no = asCode(payload.locationNo)
    if (checkLocationNo(store, no).isTaken)
      throw new DialogError(`De locatie bestaat al. Identificatievelden en -waarden: Nr.='${no}'.`)
    const user = checkNewLocation(store, payload)
    return { no, status: 'Production', changes: locationChanges({ store, at: clock.now() }, payload, user) }
  })
}
