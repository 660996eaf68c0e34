import { pageSizes, setPreference } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import classes from '../DataTable.module.css'
import { Row } from '../Layout.tsx'
import { PageTurner } from '../PageTurner.tsx'
import type { TableState } from './table-state.ts'

interface TablePagerProps {
  readonly state: TableState
  readonly onState: (state: TableState) => void
  readonly page: number
  readonly pages: number
  readonly pageSize: number
  readonly first: number
  readonly total: number
  readonly paged: boolean
}

/** Row count, pages, and rows per page, which is remembered for every table (R-ENT-25). */
export function TablePager({ state, onState, page, pages, pageSize, first, total, paged }: TablePagerProps) {
  const text = useText()
  const choosePageSize = (wanted: string) => {
    const size = pageSizes.find((option) => option === Number(wanted))
    if (size === undefined) return
    setPreference('pageSize', size)
    onState({ ...state, pageSize: null, page: 1 })
  }
  return (
    <Row align="center" wrap className={classes.pager}>
      <span role="status">
        {pages > 1
          ? text('table.rowRange', { from: first + 1, to: Math.min(first + pageSize, total), count: total })
          : text('table.rowCount', { count: total })}
      </span>
      {paged && total > Math.min(...pageSizes) && (
        <label className={classes.pageSize} data-screen-only>
          {text('table.rowsPerPage')}
          <select value={pageSize} onChange={(event) => choosePageSize(event.currentTarget.value)}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <PageTurner page={page} pages={pages} onPage={(to) => onState({ ...state, page: to })} />
    </Row>
  )
}
