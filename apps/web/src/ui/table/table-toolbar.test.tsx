import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { DataTable } from '../DataTable.tsx'
import { changeState, startState, type TableState } from './table-state.ts'

const device = window.matchMedia
afterEach(() => vi.stubGlobal('matchMedia', device))

const columns = [{ id: 'id', header: 'Nummer', value: (row: { id: string }) => row.id, filter: true }]
const nothing = () => {}

function showTable(count: number, search = '') {
  const rows = Array.from({ length: count }, (_, place) => ({ id: `R${place}` }))
  const table = { label: 'Regels', columns, rows, rowKey: (row: { id: string }) => row.id, empty: null }
  show(<DataTable {...table} state={[changeState(startState, { search }), nothing]} />)
}

function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({ ...device(query), matches: query.includes('720px') }))
}

const search = () => screen.queryByRole('searchbox', { name: 'Zoek in deze lijst' })
const button = (name: string) => screen.queryByRole('button', { name })

describe('the tools of a table', () => {
  it('are one line with a menu on a phone, from ten rows on', () => {
    onPhone()
    showTable(10)
    expect([search(), button('Filter'), button('Meer')]).not.toContain(null)
    expect(button('Kolommen')).toBeNull()
  })

  it('are not there for fewer rows on a phone', () => {
    onPhone()
    showTable(9)
    expect([search(), button('Filter'), button('Meer')]).toEqual([null, null, null])
  })

  it('have no search for fewer rows at a desk, where columns and export stay', () => {
    showTable(9)
    expect(search()).toBeNull()
    expect([button('Filter'), button('Kolommen'), button('Exporteren')]).not.toContain(null)
  })

  it('are not there where the server has no row at all, and stay where a search leaves none', () => {
    const table = { label: 'Regels', columns, rows: [], rowKey: (row: { id: string }) => row.id }
    const served = { total: 0, readAll: () => Promise.resolve([]) }
    const showNothing = (state: TableState) =>
      show(<DataTable {...table} served={served} state={[state, nothing]} empty={<p>Niets</p>} />)
    const { unmount } = showNothing(startState)
    expect([screen.queryByText('Niets'), button('Exporteren')].map(Boolean)).toEqual([true, false])
    unmount()
    showNothing(changeState(startState, { search: 'R' }))
    expect(button('Exporteren')).not.toBeNull()
  })

  it('stay while a search leaves few rows, so that it can be taken back', () => {
    onPhone()
    showTable(9, 'R1')
    expect(search()).not.toBeNull()
  })
})
