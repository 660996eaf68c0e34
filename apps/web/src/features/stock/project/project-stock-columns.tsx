import type { ProjectItem, StockOfProject } from '@portal/contract/stock.ts'
import type { Format } from '../../../lib/format.ts'
import type { Text } from '../../../lib/text.ts'
import { ItemPicture } from '../../../shared/items/ItemPicture.tsx'
import { InspectionDate } from '../../../shared/records/InspectionDate.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { column, field } from '../../../ui/table/field-column.ts'
import type { TableColumn } from '../../../ui/table/table-column.ts'
import classes from '../Stock.module.css'

type Named = Pick<ProjectItem, 'materieelSoort' | 'omschrijving' | 'afbeelding' | 'saleType'>
type Amounts = Pick<ProjectItem, 'huidig' | 'eenheid' | 'inAanvoer' | 'inAfvoer' | 'bewakingspost'>

function nameColumn<Row extends Named>(text: Text, numberOf: (row: Row) => string): TableColumn<Row> {
  return field('omschrijving', text('stock.description'), {
    cell: (row) => (
      <Row as="span" gap={2} align="center" className={classes.name}>
        <ItemPicture item={row} size="small" />
        <span>
          {row.omschrijving}
          <small>{`${numberOf(row)} · ${text(`enum.PriceType.${row.saleType}`)}`}</small>
        </span>
      </Row>
    ),
    required: true,
    title: true,
  })
}

function postColumn<Row extends Amounts>(text: Text): TableColumn<Row> {
  return field('bewakingspost', text('projects.costPost'), {
    words: (row) => row.bewakingspost || text('projects.noPost'),
    filter: true,
  })
}

function amountColumns<Row extends Amounts>(text: Text, format: Format): readonly TableColumn<Row>[] {
  return [
    field('huidig', text('stock.current'), {
      kind: 'number',
      cell: (row) => format.amount(row.huidig, row.eenheid, 2),
    }),
    field('inAanvoer', text('stock.onOrder'), { kind: 'number' }),
    field('inAfvoer', text('stock.onRemoval'), { kind: 'number' }),
  ]
}

/** A piece or a counted item of a project, with its post and where it stands. */
export function projectStockColumns(
  text: Text,
  format: Format,
  pricesVisible: boolean,
): readonly TableColumn<ProjectItem>[] {
  const rent: TableColumn<ProjectItem> = column('huurPrijsWeek', text('stock.rentPerWeek'), {
    value: (row) => (row.toonPrijs && row.saleType === 'Verhuur' ? row.huurPrijsWeek : null),
    kind: 'money',
  })
  return [
    nameColumn<ProjectItem>(text, (row) => row.materieelNummer || row.materieelSoort),
    field('materieelNummer', text('stock.number'), { hidden: true }),
    field('materieelSoort', text('stock.kindNumber'), { hidden: true }),
    postColumn<ProjectItem>(text),
    column('locatieOmschrijving', text('stock.location'), {
      value: (row) => `${row.materieellocatie} ${row.locatieOmschrijving}`,
      filter: true,
    }),
    ...amountColumns<ProjectItem>(text, format),
    field('keuringsDatum', text('stock.inspection'), {
      kind: 'date',
      cell: (row) => (
        <InspectionDate date={row.keuringsDatum} warning={row.keuringsWaarschuwing} passed={row.goedgekeurd} />
      ),
    }),
    field('verwachteRetourDatum', text('stock.expectedBack'), { kind: 'date', hidden: true }),
    ...(pricesVisible ? [rent] : []),
  ]
}

/** One kind of equipment on one post of one project. */
export function allProjectStockColumns(text: Text, format: Format): readonly TableColumn<StockOfProject>[] {
  return [
    nameColumn<StockOfProject>(text, (row) => row.materieelSoort),
    field('materieelSoort', text('stock.kindNumber'), { hidden: true }),
    field('projectNummer', text('projects.project'), {
      words: (row) => row.projectNummer || text('projects.noProject'),
      filter: true,
    }),
    postColumn<StockOfProject>(text),
    field('aantalLocaties', text('projects.locations'), { kind: 'number' }),
    ...amountColumns<StockOfProject>(text, format),
    field('stuks', text('stock.numbered'), { kind: 'number', hidden: true }),
  ]
}
