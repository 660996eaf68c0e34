import type { StockAtLocation } from '@portal/contract/stock.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { InspectionDate } from '../../shared/records/InspectionDate.tsx'
import { Row } from '../../ui/Layout.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Stock.module.css'

type Column = TableColumn<StockAtLocation>

function itemColumns(text: Text): readonly Column[] {
  return [
    field('omschrijving', text('stock.description'), {
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
    }),
    field('materieelSoort', text('stock.kindNumber'), { hidden: true }),
    column('locatieOmschrijving', text('stock.location'), {
      value: (row) => `${row.materieellocatie} ${row.locatieOmschrijving}`,
      cell: (row) => (
        <span className={classes.where}>
          <span translate="no">{row.materieellocatie}</span> {row.locatieOmschrijving}
        </span>
      ),
      brief: (row) => `${row.materieellocatie} ${row.locatieOmschrijving}`,
      filter: true,
    }),
    field('type', text('stock.type'), {
      words: (row) => text(`enum.ItemKind.${row.type}`),
      filter: true,
      hidden: true,
    }),
  ]
}

function amountColumns(text: Text, format: Format): readonly Column[] {
  return [
    field('huidig', text('stock.current'), {
      kind: 'number',
      cell: (row) => format.amount(row.huidig, row.eenheid, 2),
      brief: (row) => format.amount(row.huidig, row.eenheid, 2),
    }),
    field('eenheid', text('stock.unit'), { hidden: true, inside: 'huidig' }),
    field('stuks', text('stock.numbered'), { kind: 'number', hidden: true }),
    field('inAanvoer', text('stock.onOrder'), { kind: 'number' }),
    field('inAfvoer', text('stock.onRemoval'), { kind: 'number' }),
  ]
}

/** One kind of equipment at one location, with the first inspection of its pieces. */
export function allStockColumns(text: Text, format: Format): readonly Column[] {
  return [
    ...itemColumns(text),
    ...amountColumns(text, format),
    field('keuringsDatum', text('stock.firstInspection'), {
      kind: 'date',
      cell: (row) =>
        row.keuringsDatum === null ? null : (
          <InspectionDate date={row.keuringsDatum} warning={row.keuringsWaarschuwing} />
        ),
    }),
    field('saleType', text('stock.saleType'), {
      words: (row) => text(`enum.PriceType.${row.saleType}`),
      filter: true,
      hidden: true,
      inside: 'omschrijving',
    }),
    field('verwachteRetourDatum', text('stock.expectedBack'), { kind: 'date' }),
  ]
}
