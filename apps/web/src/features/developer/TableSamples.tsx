import { useState } from 'react'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { TableColumn } from '../../ui/table/table-column.ts'

interface Sample {
  readonly nummer: string
  readonly naam: string
  readonly status: 'Open' | 'Gereed'
  readonly datum: string | null
  readonly aantal: number
  readonly prijs: number
}

const rows: readonly Sample[] = Array.from({ length: 320 }, (_, place) => ({
  nummer: `M${String(1000 + place)}`,
  naam: ['Hoogwerker', 'Rolsteiger', 'Trilplaat', 'Aggregaat'][place % 4] ?? '',
  status: place % 3 === 0 ? 'Gereed' : 'Open',
  datum: place % 7 === 0 ? null : `2026-11-${String((place % 28) + 1).padStart(2, '0')}`,
  aantal: (place * 7) % 40,
  prijs: ((place * 137) % 9000) / 10,
}))

const columns: readonly TableColumn<Sample>[] = [
  { id: 'nummer', header: 'Nummer', value: (row) => row.nummer, required: true },
  { id: 'naam', header: 'Omschrijving', value: (row) => row.naam, filter: true, title: true },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    filter: true,
    cell: (row) => <StatusChip kind={row.status === 'Open' ? 'info' : 'success'}>{row.status}</StatusChip>,
  },
  { id: 'datum', header: 'Datum', value: (row) => row.datum, kind: 'date' },
  { id: 'aantal', header: 'Aantal', value: (row) => row.aantal, kind: 'number' },
  { id: 'prijs', header: 'Huur per week', value: (row) => row.prijs, kind: 'money' },
]

export function TableSamples() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const parts = { columns, rowKey: (row: Sample) => row.nummer }
  return (
    <>
      <Panel title="Tabel">
        <DataTable
          {...parts}
          label="Materieel"
          rows={rows}
          empty={null}
          onOpen={() => {}}
          selection={{ chosen, onChange: setChosen }}
        />
      </Panel>
      <Panel title="Lege tabel">
        <DataTable {...parts} label="Leeg" rows={[]} empty={<EmptyState title="Er is hier nog niets." />} />
      </Panel>
    </>
  )
}
