import type { WalkReportRow } from '@portal/contract/site-walks.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import { thingKey } from '@portal/domain/site-walks/sighting.ts'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import type { Report } from './AskedRows.tsx'
import { WalkStand } from './ReportRow.tsx'

function columnsOf(text: Text): readonly TableColumn<WalkReportRow>[] {
  return [
    field('omschrijving', text('siteWalks.name'), { required: true, title: true }),
    column('nummer', text('siteWalks.number'), {
      value: (row) => row.materieelNummer || row.code || row.materieelSoort,
    }),
    column('stand', text('siteWalks.outcome'), {
      value: (row) => text(`siteWalks.stand.${row.stand}`),
      cell: (row) => <WalkStand row={row} />,
    }),
    field('verwacht', text('siteWalks.expected'), { kind: 'number' }),
    field('gezien', text('siteWalks.seen'), { kind: 'number' }),
    field('door', text('siteWalks.seenBy')),
    field('keuringsDatum', text('siteWalks.inspectedUntil'), { kind: 'date' }),
    // What is neither late nor still has nothing to say there.
    column('dagenTeLaat', text('siteWalks.lateDays'), { kind: 'number', value: (row) => row.dagenTeLaat || null }),
    column('dagenStil', text('siteWalks.stillDays'), { kind: 'number', value: (row) => row.dagenStil || null }),
    column('besluit', text('siteWalks.decided'), {
      value: (row) => (row.besluit === null ? '' : text(`siteWalks.decision.${row.besluit}`)),
    }),
  ]
}

/** Every thing of a walk, to search, sort and export under the name of its site and day. */
export function ReportTable({ report }: { readonly report: Report }) {
  const text = useText()
  const format = useFormat()
  const day = format.typedDate(calendarDateOf(report.afgesloten))
  const columns = useMemo(() => columnsOf(text), [text])
  return (
    <Stack as="section" gap={2} shrinks>
      <h2>{text('siteWalks.all')}</h2>
      <DataTable
        label={[text('page./locatie/ronde/{ronde}'), report.materieellocatie, day].join(' ')}
        columns={columns}
        rows={report.items}
        rowKey={thingKey}
        empty={<EmptyState title={text('siteWalks.nothing')} />}
      />
    </Stack>
  )
}
