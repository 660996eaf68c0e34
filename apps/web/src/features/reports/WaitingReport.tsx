import type { WaitingItem } from '@portal/contract/reports.ts'
import { sumAmounts, type WaitingSpan, waitingDays, waitingSpans } from '@portal/domain/reports/waiting-equipment.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '../../lib/text.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { column } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { Report } from './Report.tsx'
import classes from './Reports.module.css'
import { filteredList } from './report-links.ts'
import { reportsForm } from './reports-view.ts'
import { countColumn } from './StatusReports.tsx'
import { useWaiting, WaitingSum } from './WaitingPanel.tsx'
import { WaitingTable } from './WaitingTable.tsx'

interface WaitingReportProps {
  readonly location: Location
  readonly days: number
  readonly onDays: (days: number) => void
}

/** What stands for rent and no order touched, by how long, and row by row with the way to the removal list. */
export function WaitingReport({ location, days, onDays }: WaitingReportProps) {
  const text = useText()
  const query = useWaiting(location, days)
  return (
    <Stack gap={4} shrinks className={classes.waiting}>
      <div className={classes.choice}>
        <SelectField
          label={text('reports.waitDays')}
          required
          value={String(days)}
          choices={waitingDays.map((one) => ({
            value: String(one),
            label: text('reports.daysOrMore', { count: one }),
          }))}
          onChange={({ currentTarget }) => onDays(Number(currentTarget.value))}
        />
      </div>
      <StateView
        query={query}
        skeleton="table"
        failure="reports.failed"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={text('reports.noWaiting', { count: days })}>{text('reports.noWaitingText')}</EmptyState>
        }
      >
        {(found) => (
          <>
            <WaitingSum found={found} />
            <SpansReport query={query} days={days} />
            <WaitingTable location={location} rows={found.items} pricesVisible={found.toonPrijs} />
          </>
        )}
      </StateView>
      <AreaAge of="VoorraadSync" />
    </Stack>
  )
}

interface SpanRow {
  readonly wacht: WaitingSpan
  readonly aantal: number
  readonly rent: number
}

interface Found {
  readonly items: readonly WaitingItem[]
  readonly toonPrijs: boolean
}

function spanRows({ items }: Found): readonly SpanRow[] {
  return waitingSpans
    .map((wacht) => {
      const same = items.filter((one) => one.wacht === wacht)
      return { wacht, aantal: same.length, rent: sumAmounts(same.map(({ huurPerWeek }) => huurPerWeek)) }
    })
    .filter(({ aantal }) => aantal > 0)
}

/** How long things wait; each figure narrows the table below to its rows. */
function SpansReport({ query, days }: { readonly query: UseQueryResult<Found>; readonly days: number }) {
  const text = useText()
  const pricesVisible = query.data?.toonPrijs === true
  const rent: TableColumn<SpanRow> = column('huur', text('reports.rentPerWeek'), {
    value: (row) => row.rent,
    kind: 'money',
  })
  return (
    <Report
      title={text('reports.howLong')}
      query={query}
      rowsOf={spanRows}
      empty=""
      columns={[
        { id: 'wacht', header: text('reports.waits'), value: ({ wacht }) => text(`reports.span.${wacht}`) },
        countColumn(text),
        ...(pricesVisible ? [rent] : []),
      ]}
      rowKey={({ wacht }) => wacht}
      size={(row) => (pricesVisible ? row.rent : row.aantal)}
      linkOf={({ wacht }, column) => {
        if (column !== 'aantal') return null
        const { to, search } = filteredList('/rapportages', { wacht: [wacht] })
        return { to, search: { ...search, ...reportsForm.write({ show: 'wachten', days }) } }
      }}
    />
  )
}
