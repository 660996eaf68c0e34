import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useStore } from '../../lib/store.ts'
import { loadSiteTexts, useText } from '../../lib/text.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'
import { listedOf, useListedReturns } from '../../shared/listing/listed-returns.ts'
import { useMayReturn } from '../../shared/listing/use-may-return.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { column } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { ReturnStepper } from './ReturnStepper.tsx'
import { returnsAt, rowsByKey, withChosen } from './return-quantities.ts'
import { stockColumns } from './stock-columns.tsx'
import type { StockRow } from './stock-row.ts'
import { addressOf, mostReturnable, proposedReturn, stockKey } from './stock-row.ts'

/** Comes with the first row that is chosen. */
const ReturnBar = laterPart(async () => {
  const [part] = await Promise.all([import('./ReturnBar.tsx'), loadSiteTexts()])
  return part.ReturnBar
})

interface StockTableProps {
  readonly location: Location
  readonly rows: readonly StockRow[]
  /** Entries of the menu that a phone has for the screen. */
  readonly more: (close: () => void) => ReactNode
}

/** The stock of a location: choosing what goes back, and all that a table offers. */
export function StockTable({ location, rows, more }: StockTableProps) {
  const text = useText()
  const navigate = useNavigate()
  const settings = useSettings()
  const pricesVisible = usePricesVisible()
  const mayReturn = useMayReturn(location)
  const capped = settings.bool('Afvoeren_MaximaalVoorraad')
  const returns = returnsAt(location.nummer)
  const quantities = useStore(returns)
  // It stays when nothing is chosen any more: it offers the way back.
  const [hasBar, setHasBar] = useState(false)
  if (quantities.size > 0 && !hasBar) setHasBar(true)
  const byKey = useMemo(() => rowsByKey(rows), [rows])
  const listed = useListedReturns(location.nummer)
  const columns = useMemo(() => {
    const returning: TableColumn<StockRow> = column('retourAantal', text('stock.return'), {
      value: (row) => returns.get().get(stockKey(row)) ?? 0,
      kind: 'number',
      cell: (row) => <ReturnStepper {...{ row, returns, capped }} line={listedOf(listed, row)} />,
      sortable: false,
      control: true,
    })
    const onList: TableColumn<StockRow> = column('opAfvoerlijst', text('stock.listed'), {
      value: (row) => listedOf(listed, row) !== null,
      kind: 'yesNo',
      filter: true,
      hidden: true,
    })
    return stockColumns({ settings, text, pricesVisible, returning: mayReturn ? [returning, onList] : null })
  }, [settings, text, pricesVisible, mayReturn, returns, capped, listed])
  const proposals = useMemo(
    () => new Map(rows.map((row) => [stockKey(row), proposedReturn(row, listedOf(listed, row)?.retourAantal)])),
    [rows, listed],
  )
  const selection = {
    chosen: new Set(quantities.keys()),
    onChange: (chosen: ReadonlySet<string>) => returns.set((now) => withChosen(now, chosen, proposals)),
    byControl: true,
    allowed: (row: StockRow) => mostReturnable(row, capped, listedOf(listed, row)?.retourAantal) > 0,
  }
  return (
    <>
      <DataTable
        label={text('stock.of', { number: location.nummer })}
        columns={columns}
        rows={rows}
        rowKey={stockKey}
        onOpen={(row) => void navigate({ to: '/materieelvoorraad/details/$id/$number', params: addressOf(row) })}
        {...(mayReturn && { selection })}
        exportable={settings.bool('AppMaterieelvoorraad_ExportLijst')}
        more={more}
        empty={<EmptyState title={text('voorraad.leeg')} />}
      />
      {mayReturn && hasBar && (
        <Suspense>
          <ReturnBar locationNo={location.nummer} rows={byKey} returns={returns} />
        </Suspense>
      )}
    </>
  )
}
