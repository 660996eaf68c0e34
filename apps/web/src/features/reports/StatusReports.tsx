import { reports } from '@portal/contract/reports.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { standingWords } from '../../shared/records/RequestChips.tsx'
import { field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { Report } from './Report.tsx'
import { filteredList, orderPaths } from './report-links.ts'
import { useReportPlace } from './use-report-place.ts'

interface Counted {
  readonly aantal: number
}

/** How many there are, the figure that leads to the list. */
export function countColumn<Row extends Counted>(text: Text): TableColumn<Row> {
  return field('aantal', text('reports.count'), { kind: 'number' })
}

/** Requests by status, each with its list (R-SCR-REP-01). */
export function RequestsReport({ location }: { readonly location: Location }) {
  const text = useText()
  const query = useCall(reports.getRequestsByStatus, useReportPlace(location))
  return (
    <Report
      title={text('enum.ReportKind.requests by status')}
      query={query}
      rowsOf={({ items }) => items}
      empty={text('reports.noRequests')}
      columns={[
        { id: 'stand', header: text('reports.status'), value: ({ stand }) => standingWords(stand, text) },
        countColumn(text),
      ]}
      rowKey={({ stand }) => stand}
      size={({ aantal }) => aantal}
      linkOf={({ stand }) => filteredList('/aanvragen', { status: [stand] })}
      age={<AreaAge of="AanvragenEnOrdersSync" />}
    />
  )
}

/** Orders by status in each of their lists (R-SCR-REP-02). */
export function OrdersReport({ location }: { readonly location: Location }) {
  const text = useText()
  const canOpen = useScreens()
  const query = useCall(reports.getOrdersByStatus, useReportPlace(location))
  return (
    <Report
      title={text('enum.ReportKind.orders by status')}
      query={query}
      rowsOf={({ items }) => items.filter(({ overzicht }) => canOpen(orderPaths[overzicht]))}
      empty={text('reports.noOrders')}
      columns={[
        { id: 'status', header: text('reports.status'), value: ({ status }) => text(`enum.OrderStatus.${status}`) },
        countColumn(text),
      ]}
      rowKey={({ overzicht, status }) => `${overzicht} ${status}`}
      size={({ aantal }) => aantal}
      groupOf={({ overzicht }) => text(`page.${orderPaths[overzicht]}`)}
      linkOf={({ overzicht, status }) => filteredList(orderPaths[overzicht], { status: [status] })}
      age={<AreaAge of="AanvragenEnOrdersSync" />}
    />
  )
}
