import type { ProjectItem, StockOfProject } from '@portal/contract/stock.ts'
import type { Format } from '../../../lib/format.ts'
import type { Text } from '../../../lib/text.ts'
import { ItemPicture } from '../../../shared/items/ItemPicture.tsx'
import { InspectionDate } from '../../../shared/records/InspectionDate.tsx'
import { Row } from '../../../ui/Layout.tsx'
import type { TableColumn } from '../../../ui/table/table-column.ts'
import classes from '../Stock.module.css'

type Named = Pick<ProjectItem, 'materieelSoort' | 'omschrijving' | 'afbeelding' | 'saleType'>
type Amounts = Pick<ProjectItem, 'huidig' | 'eenheid' | 'inAanvoer' | 'inAfvoer' | 'bewakingspost'>

function nameColumn<Row extends Named>(text: Text, numberOf: (row: Row) => string): TableColumn<Row> {
  return {
    id: 'omschrijving',
    header: text('stock.description'),
    value: (row) => row.omschrijving,
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
  }
}

function postColumn<Row extends Amounts>(text: Text): TableColumn<Row> {
  return {
    id: 'bewakingspost',
    header: text('projects.costPost'),
    value: (row) => row.bewakingspost,
    words: (row) => row.bewakingspost || text('projects.noPost'),
    filter: true,
  }
}

function amountColumns<Row extends Amounts>(text: Text, format: Format): readonly TableColumn<Row>[] {
  return [
    {
      id: 'huidig',
      header: text('stock.current'),
      value: (row) => row.huidig,
      kind: 'number',
      cell: (row) => format.amount(row.huidig, row.eenheid, 2),
    },
    { id: 'inAanvoer', header: text('stock.onOrder'), value: (row) => row.inAanvoer, kind: 'number' },
    { id: 'inAfvoer', header: text('stock.onRemoval'), value: (row) => row.inAfvoer, kind: 'number' },
  ]
}

/** A piece or a counted item of a project, with its post and where it stands. */
export function projectStockColumns(
  text: Text,
  format: Format,
  pricesVisible: boolean,
): readonly TableColumn<ProjectItem>[] {
  const rent: TableColumn<ProjectItem> = {
    id: 'huurPrijsWeek',
    header: text('stock.rentPerWeek'),
    value: (row) => (row.toonPrijs && row.saleType === 'Verhuur' ? row.huurPrijsWeek : null),
    kind: 'money',
  }
  return [
    nameColumn<ProjectItem>(text, (row) => row.materieelNummer || row.materieelSoort),
    { id: 'materieelNummer', header: text('stock.number'), value: (row) => row.materieelNummer, hidden: true },
    { id: 'materieelSoort', header: text('stock.kindNumber'), value: (row) => row.materieelSoort, hidden: true },
    postColumn<ProjectItem>(text),
    {
      id: 'locatieOmschrijving',
      header: text('stock.location'),
      value: (row) => `${row.materieellocatie} ${row.locatieOmschrijving}`,
      filter: true,
    },
    ...amountColumns<ProjectItem>(text, format),
    {
      id: 'keuringsDatum',
      header: text('stock.inspection'),
      value: (row) => row.keuringsDatum,
      kind: 'date',
      cell: (row) => (
        <InspectionDate date={row.keuringsDatum} warning={row.keuringsWaarschuwing} passed={row.goedgekeurd} />
      ),
    },
    {
      id: 'verwachteRetourDatum',
      header: text('stock.expectedBack'),
      value: (row) => row.verwachteRetourDatum,
      kind: 'date',
      hidden: true,
    },
    ...(pricesVisible ? [rent] : []),
  ]
}

/** One kind of equipment on one post of one project. */
export function allProjectStockColumns(text: Text, format: Format): readonly TableColumn<StockOfProject>[] {
  return [
    nameColumn<StockOfProject>(text, (row) => row.materieelSoort),
    { id: 'materieelSoort', header: text('stock.kindNumber'), value: (row) => row.materieelSoort, hidden: true },
    {
      id: 'projectNummer',
      header: text('projects.project'),
      value: (row) => row.projectNummer,
      words: (row) => row.projectNummer || text('projects.noProject'),
      filter: true,
    },
    postColumn<StockOfProject>(text),
    {
      id: 'aantalLocaties',
      header: text('projects.locations'),
      value: (row) => row.aantalLocaties,
      kind: 'number',
    },
    ...amountColumns<StockOfProject>(text, format),
    { id: 'stuks', header: text('stock.numbered'), value: (row) => row.stuks, kind: 'number', hidden: true },
  ]
}
