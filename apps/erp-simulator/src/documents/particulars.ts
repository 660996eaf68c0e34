import type { CompanyRows } from '../company/contract.ts'
import type { DocumentHead, Particulars } from './document-content.ts'

type Rows<S extends keyof CompanyRows> = readonly CompanyRows[S][number][]

/** Where the particulars of documents are read: the company while it is made, or the books. */
export interface ParticularsSources {
  invoice(no: string): CompanyRows['PortaalFactuur'][number] | undefined
  invoiceLines(no: string): Rows<'PortaalFactuurRegel'>
  orderLines(no: string): Rows<'PortaalOrderRegel'>
  exitLines(no: string): Rows<'PortaalExitorderRegel'>
  inspection(entryNo: string): CompanyRows['PortaalKeuring'][number] | undefined
}

const euro = (amount: string): string => `€ ${Number(amount).toFixed(2).replace('.', ',')}`
const dutch = (decimal: string): string => decimal.replace('.', ',')

function invoiceParticulars(sources: ParticularsSources, no: string): readonly string[] {
  const invoice = sources.invoice(no)
  if (invoice === undefined) return []
  const lines = sources.invoiceLines(no).map((line) => {
    const units = line.Rate_Unit === '' ? '' : ` × ${dutch(line.Number_of_Time_Units)} ${line.Rate_Unit.toLowerCase()}`
    const what = `${line.Relate_to}: ${line.Description} ${line.Plant_No}`.trim().slice(0, 58)
    return `${what} | ${dutch(line.Quantity)}${units} × ${euro(line.Unit_Price)} = ${euro(line.Amount)}`
  })
  return [
    `Aan ${invoice.Bill_to_Name} (${invoice.Bill_to_No}), locatie ${invoice.Location_No}, project ${invoice.Project_No}`,
    `Vervaldatum ${invoice.Due_Date ?? ''}`,
    `Totaal exclusief btw ${euro(invoice.Amount)}, inclusief 21% btw ${euro(invoice.Amount_Incl_VAT)}`,
    '',
    ...lines,
  ]
}

function inspectionParticulars(sources: ParticularsSources, no: string): readonly string[] {
  const row = sources.inspection(no)
  if (row === undefined) return []
  const until = row.Next_Date === null ? [] : [`Geldig tot en met ${row.Next_Date}`]
  return [`Materieelstuk ${row.Plant_No}`, row.Description, `Gekeurd op ${row.Inspection_Date ?? ''}`, ...until]
}

/** What a document says about its invoice, order, exit order or inspection. */
export function particularsFrom(sources: ParticularsSources): Particulars {
  const lineOf = (line: { Kind: string; No: string; Plant_No: string; Quantity: string }): string =>
    `${line.Quantity} × ${line.Kind} ${line.No} ${line.Plant_No}`.trim()
  return ({ Parent_Type, Parent_No }: DocumentHead) => {
    switch (Parent_Type) {
      case 'Factuur':
        return invoiceParticulars(sources, Parent_No)
      case 'Order':
        return sources.orderLines(Parent_No).map(lineOf)
      case 'Exitorder':
        return sources.exitLines(Parent_No).map(lineOf)
      case 'Keuring':
        return inspectionParticulars(sources, Parent_No)
      default:
        return []
    }
  }
}
