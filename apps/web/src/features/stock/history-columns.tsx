import type { StockHistoryEntry } from '@portal/contract/stock.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Text } from '../../lib/text.ts'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Column = TableColumn<StockHistoryEntry>

function columnsByName(text: Text): Readonly<Record<string, Column>> {
  return {
    salesType: field('salesType', text('stock.saleType'), {
      words: (row) => text(`enum.PriceType.${row.salesType}`),
      filter: true,
    }),
    bulk: field('bulk', text('stock.bulk'), { kind: 'yesNo' }),
    external: field('external', text('stock.external'), { kind: 'yesNo' }),
    removedDate: field('removedDate', text('stock.removedDate'), { kind: 'date' }),
    deliveredOrderNumber: field('deliveredOrderNumber', text('stock.deliveredOrder'), { kind: 'code', brief: true }),
    removedOrderNumber: field('removedOrderNumber', text('stock.removedOrder'), { kind: 'code', brief: true }),
    fromLocationNumber: field('fromLocationNumber', text('stock.from'), { brief: true }),
    toLocationNumber: field('toLocationNumber', text('stock.to'), { brief: true }),
  }
}

/** The columns of the history as the setting Voorraadverloop_Kolommen says (R-ENT-38), after what every entry is about. */
export function historyColumns(settings: Pick<Settings, 'column'>, text: Text): readonly Column[] {
  const known = columnsByName(text)
  const chosen = settingColumns(settings.column('Voorraadverloop_Kolommen'), known)
  return [
    field('datum', text('stock.date'), { kind: 'date', required: true, title: true }),
    field('aantal', text('stock.quantity'), { kind: 'number', required: true, brief: true }),
    column('materieelNummer', text('stock.number'), {
      value: (row) => row.materieelNummer || row.materieelSoort,
      filter: true,
    }),
    field('omschrijving', text('stock.description'), { hidden: true }),
    field('materieellocatie', text('stock.location'), { hidden: true }),
    ...chosen,
  ]
}
