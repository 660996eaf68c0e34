import type { WaitingItem } from '@portal/contract/reports.ts'
import { returnKey } from '@portal/domain/removal-list/plan-returns.ts'
import { unknownWord } from '@portal/domain/states/enums.ts'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { type Text, useText } from '../../lib/text.ts'
import { listedOf, useListedReturns } from '../../shared/listing/listed-returns.ts'
import { useMayReturn } from '../../shared/listing/use-may-return.ts'
import { useReturn } from '../../shared/listing/use-return.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { useTableState } from '../../ui/table/use-table-state.ts'

interface WaitingTableProps {
  readonly location: Location
  readonly rows: readonly WaitingItem[]
  readonly pricesVisible: boolean
}

type Column = TableColumn<WaitingItem>

function waitingColumns(text: Text, pricesVisible: boolean): readonly Column[] {
  const rent: Column = column('huurPerWeek', text('reports.rentPerWeek'), {
    value: (row) => (row.toonPrijs ? row.huurPerWeek : null),
    kind: 'money',
  })
  return [
    field('omschrijving', text('reports.item'), { required: true, title: true }),
    field('materieelNummer', text('reports.number'), { kind: 'code' }),
    field('aantal', text('reports.count'), { kind: 'number' }),
    field('laatsteOrder', text('reports.lastOrder'), { kind: 'date' }),
    field('dagen', text('reports.days'), { kind: 'number' }),
    field('wacht', text('reports.waits'), {
      words: (row) => text(`reports.span.${row.wacht}`),
      filter: true,
      hidden: true,
    }),
    ...(pricesVisible ? [rent] : []),
    field('materieelSoort', text('reports.kind'), { hidden: true }),
  ]
}

/** All of it, as whole pieces. */
const wantedOf = (row: WaitingItem) => ({ row, quantity: Math.floor(row.aantal) })

/** What waits, row by row: one tap puts a row on the removal list, one what is chosen, one everything. */
export function WaitingTable({ location, rows, pricesVisible }: WaitingTableProps) {
  const text = useText()
  const format = useFormat()
  const [state, setState] = useTableState()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const mayReturn = useMayReturn(location)
  const listed = useListedReturns(location.nummer)
  const { send, busy } = useReturn(location.nummer, () => setChosen(new Set()))
  const free = rows.filter((row) => isFree(row) && listedOf(listed, row) === null)
  const wanted = free.filter((row) => chosen.has(returnKey(row)))
  const columns = useMemo(() => {
    const own = waitingColumns(text, pricesVisible)
    if (!mayReturn) return own
    const returning: Column = column('afvoerlijst', text('page./afvoerlijst'), {
      value: (row) => listedOf(listed, row) !== null,
      kind: 'yesNo',
      cell: (row) =>
        listedOf(listed, row) !== null ? (
          <StatusChip kind="info">{text('stock.listed')}</StatusChip>
        ) : (
          isFree(row) && (
            <Button
              kind="quiet"
              icon={<IconPlaylistAdd aria-hidden />}
              busy={busy}
              aria-label={text('reports.addOne', { name: `${row.omschrijving} ${row.materieelNummer}`.trim() })}
              onClick={() => send([wantedOf(row)])}
            >
              {text('reports.add')}
            </Button>
          )
        ),
      control: true,
    })
    return [...own, returning]
  }, [text, pricesVisible, mayReturn, listed, busy, send])
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0
  const pieces = wanted.reduce((sum, row) => sum + wantedOf(row).quantity, 0)
  const all = mayReturn && free.length > 0 && wanted.length === 0 && !isNarrowed && (
    <Button kind="primary" busy={busy} onClick={() => send(free.map(wantedOf))}>
      {text('reports.addAll', { count: free.length })}
    </Button>
  )
  const selection = { chosen, onChange: setChosen, allowed: (row: WaitingItem) => free.includes(row) }
  return (
    <>
      <DataTable
        label={text('reports.waiting')}
        columns={columns}
        rows={rows}
        rowKey={returnKey}
        state={[state, setState]}
        empty={null}
        actions={all}
        {...(mayReturn && { selection })}
      />
      {wanted.length > 0 && (
        <SelectionBar
          label={text('stock.chosenLabel')}
          selected={text('stock.chosen', { count: wanted.length })}
          pieces={text('stock.pieces', { count: pieces, amount: format.number(pieces) })}
        >
          <Button kind="primary" busy={busy} onClick={() => send(wanted.map(wantedOf))}>
            {text('stock.addToList')}
          </Button>
        </SelectionBar>
      )}
    </>
  )
}

/** What is of an unknown kind, or stands there in less than a whole, cannot be put on a list. */
function isFree(row: WaitingItem): boolean {
  return row.type !== unknownWord && Math.floor(row.aantal) >= 1
}
