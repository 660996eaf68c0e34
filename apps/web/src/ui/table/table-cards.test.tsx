import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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

interface CardsProps {
  readonly rows: readonly Row[]
  readonly of?: readonly TableColumn<Row>[]
  readonly onOpen?: (row: Row) => void
}

function Cards({ rows, of = columns, onOpen }: CardsProps) {
  const texts = { format: useFormat(), yes: 'Ja', no: 'Nee' }
  return (
    <TableCards
      {...{ label: 'Kaarten', columns: of, rows, allRows: rows, rowKey: (row: Row) => row.no, texts }}
      {...(onOpen && { onOpen })}
    />
  )
}

const whole: Row = { no: 'A', error: 'Kapot', fields: ['Code'] }

async function unfold(): Promise<void> {
  for (const button of screen.getAllByRole('button', { name: 'Details' })) await userEvent.click(button)
}

it('leaves out what has no value among the details of a card, and keeps what a person can press', async () => {
  show(<Cards rows={[{ no: 'B', error: null, fields: [] }, whole]} />)
  await unfold()
  expect(screen.getAllByText('Doe')).toHaveLength(2)
  expect(screen.getAllByText('Fout')).toHaveLength(1)
  expect(screen.getAllByText('Velden')).toHaveLength(1)
  expect(screen.getAllByText('Mag')).toHaveLength(1)
})

it('shows the heading and one line of a card, and the rest with its names once it is unfolded', async () => {
  const [no, error, fields] = columns
  if (no === undefined || error === undefined || fields === undefined) throw new Error('three columns are needed')
  show(<Cards rows={[whole]} of={[no, { ...error, brief: true }, fields]} />)
  const card = within(screen.getByRole('listitem'))
  expect(card.queryByText('Kapot')).not.toBeNull()
  expect(card.queryByText('Code')).toBeNull()
  await userEvent.click(screen.getByRole('listitem'))
  expect(card.queryByText('Fout')).not.toBeNull()
  expect(card.queryByText('Code')).not.toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Details', expanded: true }))
  expect(card.queryByText('Code')).toBeNull()
})

it('shows how a row stands before its other values where no column says what is brief', () => {
  const [no] = columns
  if (no === undefined) throw new Error('a column is needed')
  const place: TableColumn<Row> = { id: 'place', header: 'Plaats', value: () => 'Utrecht' }
  const day: TableColumn<Row> = { id: 'day', header: 'Dag', value: () => 'maandag' }
  const state: TableColumn<Row> = {
    id: 'state',
    header: 'Stand',
    value: () => 'open',
    words: () => 'Wacht',
    cell: () => <b>Wacht</b>,
  }
  show(<Cards rows={[whole]} of={[no, place, day, state]} />)
  expect(screen.getByRole('listitem').textContent).toBe('AWachtUtrecht')
})

it('opens the record of a card by a tap, and by keyboard from its details', async () => {
  const onOpen = vi.fn<(row: Row) => void>()
  show(<Cards rows={[whole]} onOpen={onOpen} />)
  await userEvent.click(screen.getByText('A'))
  expect(onOpen).toHaveBeenCalledWith(whole)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  while (document.activeElement?.textContent !== 'Openen') await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledTimes(2)
})

it('keeps the controls of a row in view while its details are folded', () => {
  const [no] = columns
  if (no === undefined) throw new Error('a column is needed')
  const control: TableColumn<Row> = {
    id: 'back',
    header: 'Retour',
    value: () => null,
    cell: () => <button type="button">Neem mee</button>,
    control: true,
  }
  show(<Cards rows={[whole]} of={[no, control]} />)
  expect(screen.queryByRole('button', { name: 'Neem mee' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull()
})
