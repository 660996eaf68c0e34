import type { CompanyRows } from '../company/contract.ts'
import { addDays } from '../company/dates.ts'
import { hashText } from '../company/random.ts'
import { lineAmount, round } from './amounts.ts'
import type { Charge } from './charges.ts'

export type InvoiceRow = CompanyRows['PortaalFactuur'][number]
export type InvoiceLineRow = CompanyRows['PortaalFactuurRegel'][number]

export interface Invoice {
  readonly header: InvoiceRow
  readonly lines: readonly InvoiceLineRow[]
}

/** To whom and for what place. */
export type BillTo = Pick<InvoiceRow, 'Bill_to_No' | 'Bill_to_Name' | 'Location_No' | 'Project_No'>

export interface InvoiceSeries {
  /** The next number of the series of invoices or credit notes for a day. */
  next(kind: InvoiceRow['Kind'], date: string): string
}

const vat = 1.21
const daysToPay = 30

const dayAfter = 10
/** Customers pay around the due date; one invoice in so many is disputed and stays open. */
const disputedOneIn = 29

/** The day an invoice is paid; null for one that stays open. */
export function paymentDay({ No, Due_Date }: Pick<InvoiceRow, 'No' | 'Due_Date'>): string | null {
  const hash = hashText(`payment ${No}`)
  return hash % disputedOneIn === 0 ? null : addDays(Due_Date ?? '', (hash % 25) - dayAfter)
}

function makeInvoice(billTo: BillTo, charges: readonly Charge[], at: { no: string; date: string }): Invoice {
  const amount = round(
    charges.reduce((sum, charge) => sum + Number(charge.Amount), 0),
    2,
  )
  const header: InvoiceRow = {
    No: at.no,
    Kind: amount < 0 ? 'Credit' : 'Debit',
    Posting_Date: at.date,
    Due_Date: addDays(at.date, daysToPay),
    ...billTo,
    Amount: String(amount),
    Amount_Incl_VAT: String(round(amount * vat, 2)),
    Remaining_Amount: String(round(amount * vat, 2)),
  }
  const lines = charges.map((charge, line) => ({ Invoice_No: at.no, Line_No: (line + 1) * 10_000, ...charge }))
  return { header, lines }
}

/** The invoice for what is charged and the credit note for what is given back, each if there is anything to it. */
export function makeInvoices(
  billTo: BillTo,
  charges: readonly Charge[],
  { date, series }: { readonly date: string; readonly series: InvoiceSeries },
): readonly Invoice[] {
  const debit = charges.filter((charge) => Number(charge.Amount) > 0)
  const credit = charges.filter((charge) => Number(charge.Amount) < 0)
  return [
    ...(debit.length > 0 ? [makeInvoice(billTo, debit, { no: series.next('Debit', date), date })] : []),
    ...(credit.length > 0 ? [makeInvoice(billTo, credit, { no: series.next('Credit', date), date })] : []),
  ]
}

/** A credit note that takes one line of an invoice back. */
export function correctInvoice(
  { header, lines }: Invoice,
  { date, series }: { readonly date: string; readonly series: InvoiceSeries },
): Invoice | null {
  const wrong = lines[0]
  if (wrong === undefined) return null
  const { Invoice_No, Line_No, ...charge } = wrong
  const quantity = -Number(wrong.Quantity)
  const amount = lineAmount(quantity, Number(wrong.Number_of_Time_Units), Number(wrong.Unit_Price))
  const taken: Charge = {
    ...charge,
    Relate_to: `Correctie op factuur ${Invoice_No}, regel ${Line_No / 10_000}`,
    Quantity: String(quantity),
    Amount: String(amount),
  }
  const { Bill_to_No, Bill_to_Name, Location_No, Project_No } = header
  const billTo = { Bill_to_No, Bill_to_Name, Location_No, Project_No }
  return makeInvoice(billTo, [taken], { no: series.next('Credit', date), date })
}
