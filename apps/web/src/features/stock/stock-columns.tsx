import { weekRentOf } from '@portal/domain/agenda/site-figures.ts'
import { visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Text } from '../../lib/text.ts'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { ExpectedBack, StockAmount, StockBrief, StockInspection, StockName, StockNumber } from './StockCells.tsx'
import { isPiece, type StockRow } from './stock-row.ts'

type Column = TableColumn<StockRow>

export interface ColumnParts {
  readonly settings: Pick<Settings, 'column' | 'string' | 'int'>
  readonly text: Text
  readonly pricesVisible: boolean
  /** The columns of what goes back; null for who may not return anything. */
  readonly returning: readonly Column[] | null
}

/** Fourteen columns are wider than a screen, so that some stand in the cell of another. */
function insideOf(column: string): Pick<Column, 'hidden' | 'inside'> {
  return { hidden: true, inside: column }
}

/** The setting of who sees the available quantity can hide its column altogether (R-PRICE-05). */
function forbiddenColumns({ settings, returning }: ColumnParts): ReadonlySet<string> {
  const forbidden = new Set<string>()
  if (settings.string('Voorraad_BeschikbaarAantal') === 'none') forbidden.add('beschikbaar')
  if (returning === null) forbidden.add('retourAantal')
  return forbidden
}

function facts({ text }: ColumnParts): Readonly<Record<string, readonly Column[]>> {
  return {
    materieelNummer: [
      column('materieelNummer', text('stock.number'), {
        value: (row) => row.materieelNummer || row.materieelSoort,
        cell: (row) => <StockNumber row={row} />,
        brief: (row) => <StockBrief row={row} />,
        required: true,
      }),
      field('materieelSoort', text('stock.kindNumber'), { hidden: true }),
      field('serienummer', text('stock.serial'), { hidden: true }),
    ],
    type: [
      field('type', text('stock.type'), {
        words: (row) => text(`enum.ItemKind.${row.type}`),
        filter: true,
        ...insideOf('materieelNummer'),
      }),
    ],
    omschrijving: [
      field('omschrijving', text('stock.description'), { cell: (row) => <StockName row={row} />, title: true }),
    ],
    eenheid: [field('eenheid', text('stock.unit'), { filter: true, ...insideOf('huidig') })],
    bulk: [field('bulk', text('stock.bulk'), { kind: 'yesNo', filter: true, ...insideOf('omschrijving') })],
    external: [field('external', text('stock.external'), { kind: 'yesNo', filter: true, ...insideOf('omschrijving') })],
  }
}

/** @param both whether what is available stands below what is here, in its cell */
function quantities({ text }: ColumnParts, both: boolean): Readonly<Record<string, readonly Column[]>> {
  const amount = (id: string, header: string, value: (row: StockRow) => number | null): Column => ({
    id,
    header,
    value,
    kind: 'number',
    hidden: true,
  })
  return {
    beschikbaar: [
      {
        id: 'beschikbaar',
        header: text('stock.available'),
        // How many there are of its kind says nothing of one piece.
        value: (row) => (isPiece(row) ? null : row.beschikbaar),
        kind: 'number',
        ...(both && insideOf('huidig')),
      },
    ],
    huidig: [
      field('huidig', text('stock.current'), {
        kind: 'number',
        cell: (row) => !isPiece(row) && <StockAmount row={row} withAvailable={both} />,
      }),
      amount('inAanvoer', text('stock.onOrder'), (row) => row.inAanvoer),
      amount('inAfvoer', text('stock.onRemoval'), (row) => row.inAfvoer),
    ],
  }
}

function dates({ text }: ColumnParts): Readonly<Record<string, readonly Column[]>> {
  const sign = (row: StockRow) => (row.goedgekeurd ? row.keuringsWaarschuwing : 'notPassed')
  return {
    keuringsNummer: [field('keuringsNummer', text('stock.inspectionNumber'), { ...insideOf('keuringsDatum') })],
    keuringsDatum: [
      field('keuringsDatum', text('stock.inspection'), {
        kind: 'date',
        cell: (row) => (row.keuringsDatum === null && row.goedgekeurd ? null : <StockInspection row={row} />),
      }),
      column('keuringsWaarschuwing', text('stock.warning'), {
        value: sign,
        words: (row) => {
          const word = sign(row)
          return word === null ? '' : text(`inspection.word.${word}`)
        },
        filter: true,
        ...insideOf('keuringsDatum'),
      }),
    ],
    saleType: [
      field('saleType', text('stock.saleType'), {
        words: (row) => text(`enum.PriceType.${row.saleType}`),
        filter: true,
        ...insideOf('materieelNummer'),
      }),
    ],
    beschikbaarVanaf: [field('beschikbaarVanaf', text('stock.availableFrom'), { kind: 'date' })],
    verwachteRetourDatum: [
      field('verwachteRetourDatum', text('stock.expectedBack'), {
        kind: 'date',
        cell: (row) => (row.verwachteRetourDatum === null ? null : <ExpectedBack row={row} />),
      }),
    ],
  }
}

/** Rent for who may see prices (R-PRICE-01 to R-PRICE-04): of all that stands of a row, and of one when asked for. */
function prices({ text, pricesVisible, settings }: ColumnParts): readonly Column[] {
  if (!pricesVisible) return []
  const daysInWeek = settings.int('MaterieelPrijs_DaysInWeek')
  return [
    column('huurPerWeek', text('stock.rentOfRow'), {
      value: (row) => {
        const rent = weekRentOf(row, daysInWeek)
        return rent > 0 ? rent : null
      },
      kind: 'money',
    }),
    column('huurPrijsWeek', text('stock.rentPerWeek'), {
      value: (row) => (row.toonPrijs && row.huurPrijsWeek > 0 ? row.huurPrijsWeek : null),
      kind: 'money',
      hidden: true,
    }),
  ]
}

function weight({ text }: ColumnParts): Column {
  return column('gewichtPerStuk', text('stock.weightEach'), {
    value: (row) => (row.gewichtPerStuk > 0 ? row.gewichtPerStuk : null),
    kind: 'weight',
    hidden: true,
  })
}

/** The columns of the stock as the setting Voorraad_Kolommen says (R-ENT-39, R-SET-33). */
export function stockColumns(parts: ColumnParts): readonly Column[] {
  const { returning } = parts
  const shown = visibleColumns(parts.settings.column('Voorraad_Kolommen'), forbiddenColumns(parts))
  const known: Readonly<Record<string, readonly Column[]>> = {
    ...facts(parts),
    ...quantities(parts, shown.includes('huidig') && shown.includes('beschikbaar')),
    ...dates(parts),
    retourAantal: returning ?? [],
  }
  const columns = settingColumns(parts.settings.column('Voorraad_Kolommen'), known, forbiddenColumns(parts))
  // What one works with stays last.
  const controls = columns.filter(({ control }) => control === true)
  return [...columns.filter(({ control }) => control !== true), ...prices(parts), weight(parts), ...controls]
}
