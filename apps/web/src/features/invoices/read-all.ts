import type { InvoiceLine } from '@portal/contract/invoice-records.ts'

/** Lines of one file: more than this no browser writes within a breath, nor does a spreadsheet open it. */
export const mostExported = 100_000
const linesAtOnce = 1000

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
