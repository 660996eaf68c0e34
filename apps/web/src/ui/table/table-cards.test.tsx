import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { useFormat } from '../../lib/format.ts'
import { TableCards } from './TableCards.tsx'
import type { TableColumn } from './table-column.ts'

interface Row {
  readonly no: string
  readonly error: string | null
  readonly fields: readonly string[]
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'no', header: 'Nummer', value: (row) => row.no, title: true },
  { id: 'error', header: 'Fout', value: (row) => row.error, cell: (row) => row.error && <code>{row.error}</code> },
  { id: 'fields', header: 'Velden', value: (row) => row.fields.join(', '), cell: (row) => <b>{row.fields}</b> },
  {
    id: 'mend',
    header: 'Mag',
    value: () => null,
    cell: (row) => row.error !== null && <button type="button">Herstel</button>,
  },
  { id: 'act', header: 'Doen', value: () => null, cell: () => <button type="button">Doe</button> },
]

function Cards({ rows }: { readonly rows: readonly Row[] }) {
  const texts = { format: useFormat(), yes: 'Ja', no: 'Nee' }
  return (
    <TableCards label="Kaarten" columns={columns} rows={rows} allRows={rows} rowKey={(row) => row.no} texts={texts} />
  )
}

it('leaves out what has no value on a card, and keeps what a person can press', () => {
  show(
    <Cards
      rows={[
        { no: 'A', error: null, fields: [] },
        { no: 'B', error: 'Kapot', fields: ['Code'] },
      ]}
    />,
  )
  expect(screen.getAllByText('Doe')).toHaveLength(2)
  expect(screen.getAllByText('Fout')).toHaveLength(1)
  expect(screen.getAllByText('Velden')).toHaveLength(1)
  expect(screen.getAllByText('Mag')).toHaveLength(1)
})
