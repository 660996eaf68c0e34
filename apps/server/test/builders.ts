import {
  depots,
  documents,
  erpUsers,
  includedItems,
  inspections,
  items,
  locationAddresses,
  locations,
  pieces,
  setLines,
  sets,
  stock,
  userLocations,
} from '../src/erp/mirror-tables.ts'
import { eq } from '../src/platform/db/query.ts'
import { users } from '../src/platform/db/schema/accounts.ts'
import type { TestPortal } from './test-portal.ts'

type Row<T extends { readonly $inferInsert: object }> = Partial<T['$inferInsert']>

let last = 0
/** Numbers that no other row of this test process has. */
function next(): number {
  last += 1
  return last
}

/** Of one length: what is sorted by number is then in the order it was built in. */
const nextNo = () => String(next()).padStart(6, '0')
const stamp = () => ({ rowVersion: BigInt(next()) })
const nowhere = {
  address: 'Werkweg 1',
  postCode: '1234 AB',
  city: 'Utrecht',
  contact: 'J. Bouwer',
  phoneNo: '030 1234567',
}

/** A person with an account here and the same name in the back office. */
export async function buildUser(portal: TestPortal, row: Row<typeof users> & { userName: string }): Promise<string> {
  const erpUserName = row.erpUserName ?? row.userName
  await portal.db.insert(users).values({ firstName: 'Test', email: `${row.userName}@example.com`, ...row, erpUserName })
  await portal.db
    .insert(erpUsers)
    .values({
      userName: erpUserName,
      name: row.userName,
      email: `${row.userName}@example.com`,
      customerNo: 'K1000',
      companyName: 'Bouwbedrijf',
      contactNo: '',
      blocked: false,
      ...stamp(),
    })
    .onConflictDoNothing()
  return row.userName
}

/** A running location; give it to somebody with `grantLocation`. */
export async function buildLocation(portal: TestPortal, row: Row<typeof locations> = {}): Promise<string> {
  const no = row.no ?? String(10_000 + next())
  await portal.db.insert(locations).values({
    description: `Bouwplaats ${no}`,
    kind: 'Project',
    state: 'Production',
    blocked: false,
    projectNo: `P${no}`,
    customerNo: 'K1000',
    depotNo: '',
    ...nowhere,
    email: '',
    ...stamp(),
    ...row,
    no,
  })
  return no
}

/** Makes a location somebody's; `role` is the location role, empty for none. */
export async function grantLocation(
  portal: TestPortal,
  to: { readonly userName: string; readonly locationNo: string; readonly role?: string; readonly approvers?: string[] },
): Promise<void> {
  const [approver1 = '', approver2 = '', approver3 = ''] = to.approvers ?? []
  await portal.db.insert(userLocations).values({
    userName: to.userName,
    locationNo: to.locationNo,
    role: to.role ?? '',
    approver1,
    approver2,
    approver3,
    ...stamp(),
  })
}

/** An address of a location. */
export async function buildAddress(
  portal: TestPortal,
  row: Row<typeof locationAddresses> & { locationNo: string; code: string },
): Promise<void> {
  await portal.db
    .insert(locationAddresses)
    .values({ ...nowhere, name: `Poort ${row.code}`, workAddress: true, ...stamp(), ...row })
}

export async function buildDepot(portal: TestPortal, row: Row<typeof depots> & { no: string }): Promise<void> {
  await portal.db.insert(depots).values({ description: row.no, ...nowhere, pickupAllowed: true, ...stamp(), ...row })
}

/** An item that can be rented. */
export async function buildItem(portal: TestPortal, row: Row<typeof items> = {}): Promise<string> {
  const no = row.no ?? `M${nextNo()}`
  await portal.db.insert(items).values({
    kind: 'Materieel',
    description: `Trilplaat ${no}`,
    description2: '',
    categoryCode: '',
    unitCode: 'STUK',
    priceType: 'Verhuur',
    rentPriceDay: 12.5,
    rentPriceWeek: 50,
    salesPrice: 0,
    buyBackPrice: 0,
    weight: 80,
    bulk: false,
    orderable: true,
    blocked: false,
    recommendedQty: 0,
    orderMultiple: 1,
    ...stamp(),
    ...row,
    no,
  })
  return no
}

/** A numbered machine. */
export async function buildPiece(portal: TestPortal, row: Row<typeof pieces> = {}): Promise<string> {
  const no = row.no ?? `S${nextNo()}`
  await portal.db.insert(pieces).values({
    plantType: 'M1',
    description: `Trilplaat ${no}`,
    serialNo: '',
    inspectionNo: '',
    locationNo: '',
    external: false,
    status: 'Verhuurd',
    ...stamp(),
    ...row,
    no,
  })
  return no
}

/** A document of a location, with its content in the store of this portal. */
export async function buildDocument(
  portal: TestPortal,
  row: Row<typeof documents> & { parentNo: string },
  content = '%PDF-1.7 a document',
): Promise<number> {
  const entryNo = row.entryNo ?? 700_000 + next()
  const hash = await portal.parts.files.put(Buffer.from(content))
  await portal.db.insert(documents).values({
    parentType: 'Locatie',
    fileName: `Document ${entryNo}.pdf`,
    mimeType: 'application/pdf',
    size: Buffer.byteLength(content),
    hash,
    documentDate: '2026-11-01',
    ...stamp(),
    ...row,
    entryNo,
  })
  return entryNo
}

/** Something delivered with each piece of an item. */
export async function buildIncludedItem(
  portal: TestPortal,
  row: Row<typeof includedItems> & { no: string; otherNo: string },
): Promise<void> {
  await portal.db.insert(includedItems).values({
    kind: 'Materieel',
    lineNo: next(),
    otherKind: 'Artikel',
    quantity: 1,
    optional: false,
    ...stamp(),
    ...row,
  })
}

/** A set with its lines: item → how many in one set, optional ones marked by `?` before their number. */
export async function buildSet(
  portal: TestPortal,
  row: Row<typeof sets> & { readonly no: string },
  lines: Readonly<Record<string, number>>,
): Promise<void> {
  const { no } = row
  await portal.db.insert(sets).values({ ...stamp(), description: `Set ${no}`, blocked: false, ...row })
  for (const [at, [written, quantity]] of Object.entries(lines).entries()) {
    const itemNo = written.replace('?', '')
    const [item] = await portal.db.select({ kind: items.kind }).from(items).where(eq(items.no, itemNo))
    await portal.db.insert(setLines).values({
      ...stamp(),
      setNo: no,
      lineNo: (at + 1) * 10_000,
      kind: item?.kind ?? 'Materieel',
      no: itemNo,
      quantity,
      optional: written.startsWith('?'),
    })
  }
}

/** What stands at a location; without `plantNo` something that is only counted. */
export async function buildStock(
  portal: TestPortal,
  row: Row<typeof stock> & { locationNo: string; plantType: string },
): Promise<void> {
  await portal.db.insert(stock).values({
    kind: 'Materieel',
    plantNo: '',
    priceType: 'Verhuur',
    quantity: 1,
    qtyOnOrder: 0,
    qtyOnRemoval: 0,
    bulk: false,
    external: false,
    unitCode: 'STUK',
    ...stamp(),
    ...row,
  })
}

/** A person with one location of their own. */
export async function buildPerson(
  portal: TestPortal,
  at: { readonly role?: string; readonly approvers?: string[] } = {},
): Promise<{ readonly userName: string; readonly locationNo: string }> {
  const userName = await buildUser(portal, { userName: `persoon${nextNo()}` })
  const locationNo = await buildLocation(portal)
  await grantLocation(portal, { role: 'site_manager', ...at, userName, locationNo })
  return { userName, locationNo }
}

export async function buildInspection(
  portal: TestPortal,
  row: Row<typeof inspections> & { readonly plantNo: string },
): Promise<number> {
  const entryNo = row.entryNo ?? next()
  await portal.db.insert(inspections).values({
    inspectionType: 'JAAR',
    description: 'Jaarkeuring',
    inspectionDate: '2026-01-01',
    nextDate: '2027-01-01',
    result: 'Approved',
    norm: '',
    inspector: '',
    ...stamp(),
    ...row,
    entryNo,
  })
  return entryNo
}
