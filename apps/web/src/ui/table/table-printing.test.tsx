import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { DataTable } from '../DataTable.tsx'
import { startState } from './table-state.ts'

const rows = Array.from({ length: 400 }, (_, place) => ({ id: `R${place}` }))
const columns = [{ id: 'id', header: 'Nummer', value: (row: { id: string }) => row.id }]
const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)))

afterEach(() => tell('afterprint'))

describe('a table on paper', () => {
  it('is whole, whichever page is in view, and turns back to that page afterwards', () => {
    const nothing = () => {}
    show(
      <DataTable
        label="Regels"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        state={startState}
        onState={nothing}
        empty={null}
      />,
    )
    const shown = () => screen.getAllByRole('row').length - 1
    const onePage = shown()
    expect(onePage).toBeLessThan(rows.length)
    tell('beforeprint')
    expect(shown()).toBe(400)
    tell('afterprint')
    expect(shown()).toBe(onePage)
  })
})
