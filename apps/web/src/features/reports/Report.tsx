import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ExportMenu } from '../../ui/table/ExportMenu.tsx'
import { type Bars, BarTable } from './BarTable.tsx'
import classes from './Reports.module.css'

interface ReportProps<Data, Row> extends Bars<Row> {
  readonly title: string
  readonly hint?: string
  readonly query: UseQueryResult<Data>
  readonly rowsOf: (data: Data) => readonly Row[]
  /** Said where there is no row. */
  readonly empty: string
  /** What stands above the bars. */
  readonly sum?: (data: Data) => ReactNode
  /** How old the data are. */
  readonly age?: ReactNode
}

/** One report: bars with their figures, each a link to its rows, and the same as a file. */
export function Report<Data, Row>(props: ReportProps<Data, Row>) {
  const { title, hint, query, rowsOf, empty, sum, age, ...bars } = props
  const text = useText()
  const format = useFormat()
  const rows = query.data === undefined ? [] : rowsOf(query.data)
  const texts = { format, yes: text('value.yes'), no: text('value.no') }
  return (
    <Panel>
      <Row as="header" gap={3} align="start" justify="between" className={classes.head}>
        <div>
          <h2>{title}</h2>
          {hint && <p>{hint}</p>}
        </div>
        {rows.length > 0 && <ExportMenu file={{ name: title, columns: exported(bars), rows, texts }} />}
      </Row>
      <StateView query={query} skeleton="lines" failure="reports.failed">
        {(data) =>
          rows.length === 0 ? (
            <p className="soft">{empty}</p>
          ) : (
            <>
              {sum !== undefined && (
                <Row align="center" wrap className={classes.sum}>
                  {sum(data)}
                </Row>
              )}
              <BarTable {...bars} label={title} rows={rows} />
            </>
          )
        }
      </StateView>
      {age}
    </Panel>
  )
}

/** In a file the heading of a row is a column. */
function exported<Row>({ columns, groupOf }: Bars<Row>) {
  const first = columns[0]
  if (groupOf === undefined || first === undefined) return columns
  return [{ id: 'groep', header: '', value: groupOf }, ...columns]
}
