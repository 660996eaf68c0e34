import type { InvoiceLine } from '@portal/contract/invoice-records.ts'

/** Lines of one file: more than this no browser writes within a breath, nor does a spreadsheet open it. */
export const mostExported = 100_000
const invoicesAtOnce = 250
const linesAtOnce = 1000

interface Numbered {
  readonly documentNummer: string
}

interface PageOfInvoices<Row> {
  readonly items: readonly Row[]
  readonly totaal: number
}

/** Every invoice of a list that comes by page. One that is booked meanwhile moves the others on: none is taken twice. */
export async function readAllInvoices<Row extends Numbered>(
  readPage: (page: { readonly pagina: number; readonly rijen: number }) => Promise<PageOfInvoices<Row>>,
  onRead: (count: number) => void,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>()
  for (let pagina = 1; ; pagina += 1) {
    const { items, totaal } = await readPage({ pagina, rijen: invoicesAtOnce })
    for (const row of items) found.set(row.documentNummer, row)
    onRead(found.size)
    if (items.length === 0 || pagina * invoicesAtOnce >= totaal) return [...found.values()]
  }
}

interface SomeLines {
  readonly items: readonly InvoiceLine[]
  readonly volgende: string | null
}

/** Every line of a list, each answer saying where the next begins. Null when there are more than one file holds. */
export async function readAllLines(
  readOn: (from: { readonly na: string; readonly rijen: number }) => Promise<SomeLines>,
  onRead: (count: number) => void,
): Promise<readonly InvoiceLine[] | null> {
  const found: InvoiceLine[] = []
  for (let na: string | null = ''; na !== null; ) {
    const answer: SomeLines = await readOn({ na, rijen: linesAtOnce })
    found.push(...answer.items)
    onRead(found.length)
    if (found.length > mostExported) return null
    na = answer.volgende
  }
  return found
}
