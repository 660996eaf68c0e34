import type { OrderLine } from '@portal/contract/orders.ts'
import { totalWeight } from '@portal/domain/order-list/totals.ts'
import { useMemo } from 'react'
import { useText } from '../../lib/text.ts'
import { FavouriteButton } from '../../shared/items/FavouriteButton.tsx'
import { LineItem } from '../../shared/records/LineItem.tsx'
import { PieceLink } from '../../shared/records/PieceLink.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { actionColumn, column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

/** What is on an order, line by line, with how much of it was carried out. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const text = useText()
  const columns = useMemo<readonly TableColumn<OrderLine>[]>(
    () => [
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
      field('aantalGeboekt', text('orders.posted'), { kind: 'number' }),
      column('gewicht', text('orders.weight'), { value: (line) => totalWeight([line]), kind: 'weight' }),
      actionColumn('favoriet', text('nav.favourites'), {
        cell: (line) => <FavouriteButton item={{ ...line, kind: line.type, bestelbaar: true }} />,
      }),
    ],
    [text],
  )
  return (
    <DataTable
      label={text('orders.what')}
      columns={columns}
      rows={lines}
      rowKey={(line) => String(line.regelNummer)}
      state="own"
      empty={<p className="soft">{text('orders.noLines')}</p>}
      unpaged
    />
  )
}
