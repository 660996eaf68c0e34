// Needs modules of its own: only the first list of a page is drawn in two steps.
import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { useFormat } from '../../lib/format.ts'
import { TableCards } from './TableCards.tsx'
import type { TableColumn } from './table-column.ts'

interface Row {
  readonly no: string
}
const rows: readonly Row[] = Array.from({ length: 30 }, (_, place) => ({ no: `Rij ${place}` }))
let seen: number[] = []
let firstCard: HTMLElement | undefined

/** Notes how many cards there are whenever one is put on the page. */
function Counted({ no }: Row) {
  useLayoutEffect(() => {
    const cards = screen.getAllByRole('listitem')
    seen.push(cards.length)
    firstCard ??= cards[0]
  }, [])
  return no
}

function Cards() {
  const texts = { format: useFormat(), yes: 'Ja', no: 'Nee' }
  const columns: readonly TableColumn<Row>[] = [
    { id: 'no', header: 'Nummer', value: (row) => row.no, cell: (row) => <Counted no={row.no} />, title: true },
  ]
  return <TableCards {...{ label: 'Kaarten', columns, rows, allRows: rows, rowKey: (row: Row) => row.no, texts }} />
}

it('draws twelve cards first in the first list of a page, which stay, and all at once in the next', () => {
  const first = show(<Cards />)
  expect([...new Set(seen)]).toEqual([12, 30])
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(screen.getAllByRole('listitem')[0]).toBe(firstCard)
  first.unmount()
  seen = []
  show(<Cards />)
  expect([...new Set(seen)]).toEqual([30])
})
