import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { DataTable } from '../DataTable.tsx'

const rows = Array.from({ length: 400 }, (_, place) => ({ id: `R${place}` }))
const columns = [{ id: 'id', header: 'Nummer', value: (row: { id: string }) => row.id }]
const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)))

afterEach(() => tell('afterprint'))

describe('a table on paper', () => {
  it('is whole, whichever page is in view, and turns back to that page afterwards', () => {
    show(<DataTable label="Regels" columns={columns} rows={rows} rowKey={(row) => row.id} state="own" empty={null} />)
    const shown = () => screen.getAllByRole('row').length - 1
    const onePage = shown()
    expect(onePage).toBeLessThan(rows.length)
    tell('beforeprint')
    expect(shown()).toBe(400)
    tell('afterprint')
    expect(shown()).toBe(onePage)
  })

  it('has no boxes, buttons or controls, and its heads in words', () => {
    const nothing = () => {}
    const steppers = {
      id: 'retour',
      header: 'Retour',
      value: () => 0,
      cell: () => <button type="button">+</button>,
      control: true,
    }
    show(
      <DataTable
        label="Regels"
        columns={[...columns, steppers]}
        rows={rows.slice(0, 3)}
        rowKey={(row) => row.id}
        state="own"
        selection={{ chosen: new Set(), onChange: nothing }}
        empty={null}
      />,
    )
    const table = () => within(screen.getByRole('table'))
    expect(table().getAllByRole('checkbox')).toHaveLength(4)
    tell('beforeprint')
    expect(table().queryAllByRole('checkbox')).toEqual([])
    expect(table().queryAllByRole('button')).toEqual([])
    expect(
      table()
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Nummer'])
  })
})
