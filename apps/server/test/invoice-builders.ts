import { invoiceLines, invoices } from '../src/erp/mirror-tables.ts'
import { requestLines, requests } from '../src/platform/db/schema/requests.ts'
import type { TestPortal } from './test-portal.ts'

type Row<T extends { readonly $inferInsert: object }> = Partial<T['$inferInsert']>

let last = 0
const next = () => {
  last += 1
  return last
}
const stamp = () => ({ rowVersion: BigInt(next()) })

/**
 * An invoice of 100 euros without VAT, not paid, with the lines that are given or one of the mixer; its number is longer
 * than those of the simulator.
 */
export async function buildBill(
  portal: TestPortal,
  { lines = [{}], ...head }: Row<typeof invoices> & { readonly lines?: readonly Row<typeof invoiceLines>[] },
): Promise<string> {
  const no = head.no ?? `VF26-9${String(next()).padStart(5, '0')}`
  await portal.db.insert(invoices).values({
    kind: 'Debit',
    postingDate: '2026-11-01',
    dueDate: '2026-12-01',
    billToNo: 'K1000',
    billToName: 'Bouwbedrijf',
    locationNo: '',
    projectNo: '',
    amount: 100,
    amountInclVat: 121,
    remainingAmount: 121,
    ...stamp(),
    ...head,
    no,
  })
  for (const [at, line] of lines.entries())
    await portal.db.insert(invoiceLines).values({
      lineNo: (at + 1) * 10_000,
      relateTo: 'Verhuur',
      description: 'Betonmolen',
      plantType: 'MOLEN',
      plantNo: '',
      arrivalOrder: '',
      removalOrder: '',
      rentalPeriod: '',
      timeUnits: 1,
      rateUnit: 'WEEK',
      quantity: 1,
      unitPrice: 100,
      amount: 100,
      bewakingspost: '05.32',
      ...stamp(),
      ...line,
      invoiceNo: no,
    })
  await portal.parts.memory.changed(['invoices'])
  return no
}

/** A removal that was asked for in the portal: its pieces go off rent on a day. */
export async function buildRemoval(
  portal: TestPortal,
  row: Row<typeof requests> & { readonly plantNos?: readonly string[]; readonly locationNo: string },
): Promise<string> {
  const { plantNos = ['S1'], ...head } = row
  const id = crypto.randomUUID()
  const no = head.no ?? `P-9${String(next()).padStart(5, '0')}`
  const at = new Date('2026-11-10T09:30:00Z')
  const empty = {
    listName: '',
    reference: '',
    remark: '',
    addressCode: '',
    address: '',
    postCode: '',
    city: '',
    contact: '',
    phoneNo: '',
    depotNo: '',
    depotAddressCode: '',
    transportMeans: '',
  }
  await portal.db.insert(requests).values({
    ...empty,
    type: 'Afvoer',
    userName: 'eva',
    fromLocation: head.locationNo,
    status: 'Requested',
    delivery: 'bevestigd',
    language: 'nl-NL',
    deliveryDate: '2026-11-15',
    collect: false,
    urgent: false,
    createdAt: at,
    changedAt: at,
    ...head,
    id,
    no,
  })
  await portal.db.insert(requestLines).values(
    plantNos.map((plantNo, line) => ({
      requestId: id,
      lineNo: line + 1,
      kind: 'Materieel',
      no: 'MOLEN',
      plantNo,
      description: 'Betonmolen',
      unit: 'stuk',
      quantity: 1,
      remark: '',
    })),
  )
  return no
}
