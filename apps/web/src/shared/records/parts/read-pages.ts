interface PageOfRows<Row> {
  readonly items: readonly Row[]
  readonly totaal: number
}

/** Reads one page of the rows, from 1. */
export type ReadPage<Row> = (page: { readonly pagina: number; readonly rijen: number }) => Promise<PageOfRows<Row>>

interface ReadingAll<Row> {
  readonly readPage: ReadPage<Row>
  readonly rowKey: (row: Row) => string
  readonly onRead: (count: number) => void
}

/** The most that these calls give at once. */
const rowsPerPage = 250

/**
 * Every row of a table that the server gives page by page, newest first. A row that comes meanwhile moves the others on:
 * one that was read before is not taken again.
 */
export async function readPages<Row>({ readPage, rowKey, onRead }: ReadingAll<Row>): Promise<readonly Row[]> {
  const found = new Map<string, Row>()
  for (let pagina = 1; ; pagina += 1) {
    const { items, totaal } = await readPage({ pagina, rijen: rowsPerPage })
    for (const row of items) found.set(rowKey(row), row)
    onRead(found.size)
    if (items.length === 0 || pagina * rowsPerPage >= totaal) return [...found.values()]
  }
}
