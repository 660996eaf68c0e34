import {
  erpOrderLines,
  erpOrders,
  exitOrderLines,
  exitOrders,
  invoiceLines,
  invoices,
  orderCosts,
} from '../src/erp/mirror-tables.ts'
import { sql } from '../src/platform/db/query.ts'
import type { TestPortal } from './test-portal.ts'

type Row<T extends { readonly $inferInsert: object }> = Partial<T['$inferInsert']>

let last = 0
const next = () => {
  last += 1
  return last
}
/** Of one length: what is sorted by number is then in the order it was built in. */
const nextNo = () => String(next()).padStart(6, '0')
const stamp = () => ({ rowVersion: BigInt(next()) })

/** An order of the back office with one line, of two mixers where nothing else is given. */
export async function buildOrder(
  portal: TestPortal,
  { line, ...row }: Row<typeof erpOrders> & { readonly line?: Row<typeof erpOrderLines> } = {},
): Promise<string> {
  const no = row.no ?? `O${nextNo()}`
  const type = row.type ?? 'Aanvoer'
  await portal.db.insert(erpOrders).values({
    status: 'Open',
    requestNo: '',
    orderDate: '2026-11-02',
    deliveryDate: '2026-11-05',
    fromLocation: '',
    toLocation: '',
    requestedBy: 'KANTOOR',
    reference: 'Dak',
    collect: false,
    ...stamp(),
    ...row,
    type,
    no,
  })
  await portal.db.insert(erpOrderLines).values({
    orderType: type,
    orderNo: no,
    lineNo: 10_000,
    kind: 'Materieel',
    no: 'MOLEN',
    plantNo: 'S1',
    quantity: 2,
    qtyPosted: 1,
    ...stamp(),
    ...line,
  })
  return no
}

export async function buildCost(
  portal: TestPortal,
  row: Row<typeof orderCosts> & { readonly orderNo: string; readonly lineNo: number },
): Promise<void> {
  await portal.db.insert(orderCosts).values({
    orderType: 'Aanvoer',
    costType: 'Transport',
    description: 'Dieplader',
    quantity: 1,
    unitPrice: 285,
    amount: 285,
    ...stamp(),
    ...row,
  })
}

/** An invoice with one line, of an arrival or of a removal. */
export async function buildInvoice(
  portal: TestPortal,
  row: Row<typeof invoices> & Row<typeof invoiceLines>,
): Promise<string> {
  const no = row.no ?? `VF${nextNo()}`
  await portal.db.insert(invoices).values({
    kind: 'Debit',
    postingDate: row.postingDate ?? '2026-12-01',
    billToNo: 'K1000',
    billToName: 'Bouwbedrijf',
    locationNo: row.locationNo ?? '',
    projectNo: '',
    amount: 100,
    amountInclVat: 121,
    remainingAmount: 121,
    ...stamp(),
    no,
  })
  await portal.db.insert(invoiceLines).values({
    invoiceNo: no,
    lineNo: 10_000,
    relateTo: 'Verhuur',
    description: 'Betonmolen',
    plantType: 'MOLEN',
    plantNo: '',
    arrivalOrder: row.arrivalOrder ?? '',
    removalOrder: row.removalOrder ?? '',
    rentalPeriod: '',
    timeUnits: 1,
    rateUnit: 'DAG',
    quantity: 1,
    unitPrice: 100,
    amount: 100,
    bewakingspost: '',
    ...stamp(),
  })
  await portal.parts.memory.changed(['invoices'])
  return no
}

/** An exit order with a line for each unit price. */
export async function buildExitOrder(
  portal: TestPortal,
  row: Row<typeof exitOrders> & { readonly prices?: readonly number[] } = {},
): Promise<string> {
  const { prices = [120], ...head } = row
  const no = row.no ?? `EX${nextNo()}`
  await portal.db.insert(exitOrders).values({
    type: 'Vermissing',
    date: '2026-11-03',
    locationNo: '',
    reason: 'Niet teruggevonden',
    totalAmount: prices.reduce((sum, price) => sum + 2 * price, 0),
    ...stamp(),
    ...head,
    no,
  })
  for (const [at, unitPrice] of prices.entries())
    await portal.db.insert(exitOrderLines).values({
      exitOrderNo: no,
      lineNo: (at + 1) * 10_000,
      kind: 'Materieel',
      no: 'MOLEN',
      plantNo: '',
      quantity: 2,
      unitPrice,
      amount: 2 * unitPrice,
      ...stamp(),
    })
  return no
}

/** A photo that the back office has of an order or an exit order. */
export async function buildPhoto(
  portal: TestPortal,
  { parentType, parentNo }: { readonly parentType: 'Order' | 'Exitorder'; readonly parentNo: string },
): Promise<string> {
  const hash = 'ab'.repeat(32)
  await portal.db.execute(sql`
    insert into erp_images (parent_type, parent_no, line_no, hash, mime_type, size, row_version)
    values (${parentType}, ${parentNo}, 10000, ${hash}, 'image/png', 10, 1)`)
  return hash
}
