import type { StockHistoryEntry } from '@portal/contract/stock.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Text } from '../../lib/text.ts'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Column = TableColumn<StockHistoryEntry>

function columnsByName(text: Text): Readonly<Record<string, Column>> {
  return {
    salesType: {
      id: 'salesType',
      header: text('stock.saleType'),
      value: (row) => row.salesType,
      words: (row) => text(`enum.PriceType.${row.salesType}`),
      filter: true,
    },
    bulk: { id: 'bulk', header: text('stock.bulk'), value: (row) => row.bulk, kind: 'yesNo' },
    external: { id: 'external', header: text('stock.external'), value: (row) => row.external, kind: 'yesNo' },
    removedDate: {
      id: 'removedDate',
      header: text('stock.removedDate'),
      value: (row) => row.removedDate,
      kind: 'date',
    },
    deliveredOrderNumber: {
      id: 'deliveredOrderNumber',
      header: text('stock.deliveredOrder'),
      value: (row) => row.deliveredOrderNumber,
      brief: true,
    },
    removedOrderNumber: {
      id: 'removedOrderNumber',
      header: text('stock.removedOrder'),
      value: (row) => row.removedOrderNumber,
      brief: true,
    },
    fromLocationNumber: {
      id: 'fromLocationNumber',
      header: text('stock.from'),
      value: (row) => row.fromLocationNumber,
      brief: true,
    },
    toLocationNumber: {
      id: 'toLocationNumber',
      header: text('stock.to'),
      value: (row) => row.toLocationNumber,
      brief: true,
    },
  }
}

/** The columns of the history as the setting Voorraadverloop_Kolommen says (R-ENT-38), after what every entry is about. */
export function historyColumns(settings: Pick<Settings, 'column'>, text: Text): readonly Column[] {
  const known = columnsByName(text)
  const chosen = settingColumns(settings.column('Voorraadverloop_Kolommen'), known)
  return [
    { id: 'datum', header: text('stock.date'), value: (row) => row.datum, kind: 'date', required: true, title: true },
    {
      id: 'aantal',
      header: text('stock.quantity'),
      value: (row) => row.aantal,
      kind: 'number',
      required: true,
      brief: true,
    },
    {
      id: 'materieelNummer',
      header: text('stock.number'),
      value: (row) => row.materieelNummer || row.materieelSoort,
      filter: true,
    },
    { id: 'omschrijving', header: text('stock.description'), value: (row) => row.omschrijving, hidden: true },
    { id: 'materieellocatie', header: text('stock.location'), value: (row) => row.materieellocatie, hidden: true },
    ...chosen,
  ]
}
