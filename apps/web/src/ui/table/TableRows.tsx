import type { ReactNode, RefObject } from 'react'
import { memo } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import classes from '../DataTable.module.css'
import { EmptyState } from '../EmptyState.tsx'
import { TableBody, virtualAbove } from './TableBody.tsx'
import { TableCards } from './TableCards.tsx'
import { TableHead } from './TableHead.tsx'
import { manyColumns } from './table-column.ts'
import type { TableParts } from './table-parts.ts'
import type { TableState } from './table-state.ts'
import { startState } from './table-state.ts'

interface TableRowsProps<Row> {
  readonly parts: TableParts<Row>
  readonly state: TableState
  readonly onState: (state: TableState) => void
  /** How many rows stand on all pages together, and on earlier ones. */
  readonly total: number
  readonly first: number
  readonly box: RefObject<HTMLDivElement | null>
  readonly asCards: boolean
  /** Instead of rows; null where the table itself offers to look for less. */
  readonly empty: ReactNode
  /** Somebody is typing what the rows are narrowed by: they stay as they are until that is looked for. */
  readonly isWaiting: boolean
}

function PlainRows<Row>({ parts, state, onState, total, first, box, asCards, empty }: TableRowsProps<Row>) {
  const text = useText()
  if (parts.allRows.length === 0)
    return (
      empty ?? (
        <EmptyState
          title={text('table.noMatch')}
          action={
            <Button onClick={() => onState({ ...startState, columns: state.columns })}>
              {text('table.clearFilters')}
            </Button>
          }
        />
      )
    )
  if (asCards) return <TableCards {...parts} />
  return (
    <div ref={box} className={classes.scroll} data-virtual={parts.rows.length > virtualAbove || undefined}>
      <table
        aria-label={parts.label}
        aria-rowcount={total + 1}
        aria-colcount={parts.columns.length}
        data-many={parts.columns.length > manyColumns || undefined}
      >
        <TableHead {...parts} sort={state.sort} onSort={(sort) => onState({ ...state, sort, page: 1 })} />
        <TableBody {...parts} firstRow={first} />
      </table>
    </div>
  )
}

// A memo forgets that the part it keeps takes rows of any type.
export const TableRows = memo(PlainRows, (_, { isWaiting }) => isWaiting) as unknown as typeof PlainRows
