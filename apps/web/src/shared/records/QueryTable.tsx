import type { UseQueryResult } from '@tanstack/react-query'
import type { TextKey } from '../../lib/text.ts'
import { DataTable, type DataTableProps } from '../../ui/DataTable.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { type ReadPage, readPages } from './parts/read-pages.ts'

interface QueryTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'served'> {
  readonly query: UseQueryResult<{ readonly items: readonly Row[]; readonly totaal?: number }>
  /** What could not be read, for when the server gives no reason of its own. */
  readonly failure?: TextKey
  /** Set where the query gives one page of the rows: any page of them, for a file of all. */
  readonly readPage?: ReadPage<Row>
}

/** The rows that a query reads as a table, with the states of what is read. */
export function QueryTable<Row>({ query, failure, readPage, ...table }: QueryTableProps<Row>) {
  const { rowKey } = table
  return (
    <StateView query={query} skeleton="table" {...(failure && { failure })}>
      {({ items, totaal = items.length }) => (
        <DataTable
          {...table}
          rows={items}
          {...(readPage && {
            served: { total: totaal, readAll: (onRead) => readPages({ readPage, rowKey, onRead }) },
          })}
        />
      )}
    </StateView>
  )
}
