import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { DataTable } from '../DataTable.tsx'
import type { TableColumn } from './table-column.ts'
import { startState, type TableState } from './table-state.ts'

interface Row {
  readonly id: string
  readonly day: string | null
  readonly note: string
  readonly seen: string | null
}

const rows: readonly Row[] = ['R1', 'R2'].map((id) => ({ id, day: null, note: '', seen: null }))
const columns: readonly TableColumn<Row>[] = [
  { id: 'id', header: 'Nummer', value: (row) => row.id, kind: 'code' },
  { id: 'day', header: 'Retourdatum', value: (row) => row.day, kind: 'date' },
  { id: 'note', header: 'Opmerking', value: (row) => row.note, cell: (row) => row.note !== '' && <b>{row.note}</b> },
  { id: 'seen', header: 'Gezien', value: (row) => row.seen, cell: (row) => row.seen ?? 'Nog nooit' },
  { id: 'act', header: 'Doen', value: () => null, cell: () => <button type="button">Doe</button>, control: true },
]
const table = (shown: readonly Row[], state: TableState = startState) =>
  show(
    <DataTable
      label="Regels"
      columns={columns}
      rows={shown}
      rowKey={(row) => row.id}
      state={[state, () => {}]}
      empty={null}
    />,
  )
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

describe('a table on a desk', () => {
  it('keeps a number in one line', () => {
    table(rows)
    expect(screen.getByRole('cell', { name: 'R1' }).hasAttribute('data-unbroken')).toBe(true)
  })

  it('leaves out the columns in which no row says anything', () => {
    table(rows)
    expect(headers()).toEqual(['Nummer', 'Gezien', 'Doen'])
  })

  it('has a column as soon as one row says something in it, also where a search leaves that row out', () => {
    const [first, ...others] = rows as [Row, ...Row[]]
    table([{ ...first, day: '2026-11-21' }, ...others], { ...startState, search: 'R2' })
    expect(headers()).toEqual(['Nummer', 'Retourdatum', 'Gezien', 'Doen'])
  })

  it('has each column that the person chose, empty or not', () => {
    table(rows, { ...startState, columns: ['id', 'note'] })
    expect(headers()).toEqual(['Nummer', 'Opmerking'])
  })
})
