import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { cellText, isFigure, type TableColumn } from '../../ui/table/table-column.ts'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import classes from './Reports.module.css'
import type { FigureLink } from './report-links.ts'

/** How rows become bars. */
export interface Bars<Row> {
  /** The first names the row, the others are its figures. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string
  /** How long its bar is beside the others; below 0 it has none. */
  readonly size: (row: Row) => number
  readonly tone?: (row: Row) => ChipKind
  /** Where the figure of a column leads; null for one that no list has. */
  readonly linkOf?: (row: Row, column: string) => FigureLink | null
  /** The heading that a row stands under. */
  readonly groupOf?: (row: Row) => string
}

interface BarTableProps<Row> extends Bars<Row> {
  readonly label: string
  readonly rows: readonly Row[]
}

/** Rows under one heading each, in the order they came. */
function groupRows<Row>(rows: readonly Row[], groupOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row])
  return groups
}

/** Beside a name a phone has room for so many figures; more stand below it. */
const mostBeside = 2

/** A bar chart that is a table: each bar stands below its name, and its figures beside it. */
export function BarTable<Row>(props: BarTableProps<Row>) {
  const { label, columns, rows, groupOf = () => '' } = props
  const most = Math.max(...rows.map(props.size), 0)
  const isStacked = useNarrowScreen() && columns.length - 1 > mostBeside
  const headed = isStacked ? columns.slice(1) : columns
  return (
    <table className={classes.bars} aria-label={label} data-stacked={isStacked || undefined}>
      <thead>
        <tr>
          {headed.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {[...groupRows(rows, groupOf)].map(([group, ofGroup]) => (
        <tbody key={group}>
          {group !== '' && (
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={headed.length}>
                {group}
              </th>
            </tr>
          )}
          {ofGroup.map((row) => (
            <BarRow key={props.rowKey(row)} {...props} row={row} most={most} isStacked={isStacked} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type BarRowProps<Row> = Bars<Row> & { readonly row: Row; readonly most: number; readonly isStacked: boolean }

function BarRow<Row>({ row, most, isStacked, columns, size, tone, linkOf }: BarRowProps<Row>) {
  const text = useText()
  const format = useFormat()
  const texts = { format, yes: text('value.yes'), no: text('value.no') }
  const [name, ...figures] = columns
  if (name === undefined) return null
  const share = most === 0 ? 0 : Math.max(size(row), 0) / most
  // A custom property is no known style.
  const width = { '--share': share } as CSSProperties
  const heading = (
    <th scope={isStacked ? 'rowgroup' : 'row'} colSpan={isStacked ? figures.length : undefined}>
      {name.cell?.(row) ?? cellText(name, row, texts)}
      <span className={classes.bar} data-kind={tone?.(row)} data-none={share === 0 || undefined} style={width} />
    </th>
  )
  const cells = figures.map((column) => {
    const words = cellText(column, row, texts)
    const link = linkOf?.(row, column.id) ?? null
    return (
      <td key={column.id} data-figure={isFigure(column) || undefined}>
        {link === null ? (
          words
        ) : (
          <Link
            // Offered where useScreens found it in the route table.
            to={link.to as '/'}
            search={link.search as never}
            aria-label={`${cellText(name, row, texts)}: ${words} ${column.header}`}
          >
            {words}
          </Link>
        )}
      </td>
    )
  })
  return isStacked ? (
    <>
      <tr className={classes.name}>{heading}</tr>
      <tr>{cells}</tr>
    </>
  ) : (
    <tr>
      {heading}
      {cells}
    </tr>
  )
}
