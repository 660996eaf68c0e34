import type { ExitOrder, ExitOrderLine } from '@portal/contract/exit-orders.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Text } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { LineItem } from '../../shared/records/LineItem.tsx'
import { locationColumn } from '../../shared/records/location-column.ts'
import { PieceLink } from '../../shared/records/PieceLink.tsx'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Column = TableColumn<ExitOrder>

/** Columns that stay away from who may not see prices. */
const priceColumns: ReadonlySet<string> = new Set(['totaalBedrag', 'prijsPerStuk'])

function columnsByName(text: Text): Readonly<Record<string, Column>> {
  return {
    nummer: {
      id: 'nummer',
      header: text('exitOrders.number'),
      value: (row) => row.nummer,
      cell: (row) => (
        <ScreenLink to={`/exitorders/${encodeURIComponent(row.nummer)}`}>
          <span translate="no">{row.nummer}</span>
        </ScreenLink>
      ),
      required: true,
      title: true,
    },
    type: {
      id: 'type',
      header: text('requests.kind'),
      value: (row) => row.type,
      words: (row) => text(`enum.ExitOrderKind.${row.type}`),
      filter: true,
      brief: true,
    },
    datum: { id: 'datum', header: text('exitOrders.date'), value: (row) => row.datum, kind: 'date', brief: true },
    totaalBedrag: {
      id: 'totaalBedrag',
      header: text('exitOrders.total'),
      value: (row) => row.totaalBedrag,
      kind: 'money',
      brief: true,
    },
    reden: { id: 'reden', header: text('exitOrders.reason'), value: (row) => row.reden },
    prijsPerStuk: {
      id: 'prijsPerStuk',
      header: text('orders.unitPrice'),
      value: (row) => row.prijsPerStuk,
      kind: 'money',
    },
    aantal: { id: 'aantal', header: text('orders.quantity'), value: (row) => row.aantal, kind: 'number' },
  }
}

interface ColumnChoiceOf {
  readonly settings: Pick<Settings, 'column'>
  readonly text: Text
  readonly inProject: boolean
  readonly pricesVisible: boolean
}

/** The columns of the overview as the setting ExitOrders_Kolommen says (R-ENT-35, R-SET-33). */
export function exitOrderColumns(choice: ColumnChoiceOf): readonly Column[] {
  const { settings, text, inProject, pricesVisible } = choice
  const known = columnsByName(text)
  const forbidden = pricesVisible ? new Set<string>() : priceColumns
  const chosen = settingColumns(settings.column('ExitOrders_Kolommen'), known, forbidden)
  return [...chosen, ...(inProject ? [locationColumn<ExitOrder>(text)] : [])]
}

/** The columns of what went out. */
export function exitLineColumns(text: Text, pricesVisible: boolean): readonly TableColumn<ExitOrderLine>[] {
  const prices: readonly TableColumn<ExitOrderLine>[] = [
    { id: 'prijsPerStuk', header: text('orders.unitPrice'), value: (line) => line.prijsPerStuk, kind: 'money' },
    { id: 'bedrag', header: text('orders.amount'), value: (line) => line.bedrag, kind: 'money' },
  ]
  return [
    {
      id: 'omschrijving',
      header: text('orders.item'),
      value: (line) => line.omschrijving,
      cell: (line) => <LineItem line={line} />,
      required: true,
      title: true,
    },
    { id: 'materieelSoort', header: text('orders.itemNumber'), value: (line) => line.materieelSoort, hidden: true },
    {
      id: 'materieelNummer',
      header: text('orders.piece'),
      value: (line) => line.materieelNummer,
      cell: (line) => <PieceLink itemNo={line.materieelSoort} pieceNo={line.materieelNummer} />,
    },
    { id: 'aantal', header: text('orders.quantity'), value: (line) => line.aantal, kind: 'number' },
    { id: 'eenheid', header: text('orders.unit'), value: (line) => line.eenheid, hidden: true },
    ...(pricesVisible ? prices : []),
  ]
}
