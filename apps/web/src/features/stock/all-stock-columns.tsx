import type { StockAtLocation } from '@portal/contract/stock.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { InspectionDate } from '../../shared/records/InspectionDate.tsx'
import { Row } from '../../ui/Layout.tsx'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Stock.module.css'

type Column = TableColumn<StockAtLocation>

function itemColumns(text: Text): readonly Column[] {
  return [
    {
      id: 'omschrijving',
      header: text('stock.description'),
      value: (row) => row.omschrijving,
      cell: (row) => (
        <Row as="span" gap={2} align="center" className={classes.name}>
          <ItemPicture item={row} size="small" />
          <span>
            {row.omschrijving}
            <small>{`${row.materieelSoort} · ${text(`enum.PriceType.${row.saleType}`)}`}</small>
          </span>
        </Row>
      ),
      required: true,
      title: true,
    },
    { id: 'materieelSoort', header: text('stock.kindNumber'), value: (row) => row.materieelSoort, hidden: true },
    {
      id: 'locatieOmschrijving',
      header: text('stock.location'),
      value: (row) => `${row.materieellocatie} ${row.locatieOmschrijving}`,
      cell: (row) => (
        <span className={classes.where}>
          <span translate="no">{row.materieellocatie}</span> {row.locatieOmschrijving}
        </span>
      ),
      brief: (row) => `${row.materieellocatie} ${row.locatieOmschrijving}`,
      filter: true,
    },
    {
      id: 'type',
      header: text('stock.type'),
      value: (row) => row.type,
      words: (row) => text(`enum.ItemKind.${row.type}`),
      filter: true,
      hidden: true,
    },
  ]
}

function amountColumns(text: Text, format: Format): readonly Column[] {
  return [
    {
      id: 'huidig',
      header: text('stock.current'),
      value: (row) => row.huidig,
      kind: 'number',
      cell: (row) => format.amount(row.huidig, row.eenheid, 2),
      brief: (row) => format.amount(row.huidig, row.eenheid, 2),
    },
    { id: 'eenheid', header: text('stock.unit'), value: (row) => row.eenheid, hidden: true, inside: 'huidig' },
    { id: 'stuks', header: text('stock.numbered'), value: (row) => row.stuks, kind: 'number', hidden: true },
    { id: 'inAanvoer', header: text('stock.onOrder'), value: (row) => row.inAanvoer, kind: 'number' },
    { id: 'inAfvoer', header: text('stock.onRemoval'), value: (row) => row.inAfvoer, kind: 'number' },
  ]
}

/** One kind of equipment at one location, with the first inspection of its pieces. */
export function allStockColumns(text: Text, format: Format): readonly Column[] {
  return [
    ...itemColumns(text),
    ...amountColumns(text, format),
    {
      id: 'keuringsDatum',
      header: text('stock.firstInspection'),
      value: (row) => row.keuringsDatum,
      kind: 'date',
      cell: (row) =>
        row.keuringsDatum === null ? null : (
          <InspectionDate date={row.keuringsDatum} warning={row.keuringsWaarschuwing} />
        ),
    },
    {
      id: 'saleType',
      header: text('stock.saleType'),
      value: (row) => row.saleType,
      words: (row) => text(`enum.PriceType.${row.saleType}`),
      filter: true,
      hidden: true,
      inside: 'omschrijving',
    },
    {
      id: 'verwachteRetourDatum',
      header: text('stock.expectedBack'),
      value: (row) => row.verwachteRetourDatum,
      kind: 'date',
    },
  ]
}
