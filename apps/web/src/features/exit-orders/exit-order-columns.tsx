import type { ExitOrder, ExitOrderLine } from '@portal/contract/exit-orders.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Text } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { LineItem } from '../../shared/records/LineItem.tsx'
import { locationColumn } from '../../shared/records/location-column.ts'
import { PieceLink } from '../../shared/records/PieceLink.tsx'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import { field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Column = TableColumn<ExitOrder>

/** Columns that stay away from who may not see prices. */
const priceColumns: ReadonlySet<string> = new Set(['totaalBedrag', 'prijsPerStuk'])

function columnsByName(text: Text): Readonly<Record<string, Column>> {
  return {
    nummer: field('nummer', text('exitOrders.number'), {
      cell: (row) => (
        <ScreenLink to={`/exitorders/${encodeURIComponent(row.nummer)}`}>
          <span translate="no">{row.nummer}</span>
        </ScreenLink>
      ),
      required: true,
      title: true,
    }),
    type: field('type', text('requests.kind'), {
      words: (row) => text(`enum.ExitOrderKind.${row.type}`),
      filter: true,
      brief: true,
    }),
    datum: field('datum', text('exitOrders.date'), { kind: 'date', brief: true }),
    totaalBedrag: field('totaalBedrag', text('exitOrders.total'), { kind: 'money', brief: true }),
    reden: field('reden', text('exitOrders.reason')),
    prijsPerStuk: field('prijsPerStuk', text('orders.unitPrice'), { kind: 'money' }),
    aantal: field('aantal', text('orders.quantity'), { kind: 'number' }),
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
    field('prijsPerStuk', text('orders.unitPrice'), { kind: 'money' }),
    field('bedrag', text('orders.amount'), { kind: 'money' }),
  ]
  return [
    field('omschrijving', text('orders.item'), {
      cell: (line) => <LineItem line={line} />,
      required: true,
      title: true,
    }),
    field('materieelSoort', text('orders.itemNumber'), { hidden: true }),
    field('materieelNummer', text('orders.piece'), {
      cell: (line) => <PieceLink itemNo={line.materieelSoort} pieceNo={line.materieelNummer} />,
    }),
    field('aantal', text('orders.quantity'), { kind: 'number' }),
    field('eenheid', text('orders.unit'), { hidden: true }),
    ...(pricesVisible ? prices : []),
  ]
}
