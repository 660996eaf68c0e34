import { type MirroredTable, sync } from '@portal/contract/sync.ts'
import { useMemo, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { nowMs } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { FailureText } from '../../shared/administration/FailureText.tsx'
import { tableName } from '../../shared/administration/task-texts.ts'
import { DataAge } from '../../ui/DataAge.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { startState } from '../../ui/table/table-state.ts'
import { AcceptVanished } from './AcceptVanished.tsx'
import { readEveryMs } from './PortalStanding.tsx'
import classes from './Sync.module.css'

type Exchange = (typeof sync.getExchange)['out']['_output']

function isStale({ updated, staleAfterSeconds }: MirroredTable): boolean {
  return updated === null || nowMs() - Date.parse(updated) > staleAfterSeconds * 1000
}

function tableColumns(text: Text): readonly TableColumn<MirroredTable>[] {
  return [
    column('table', text('sync.table'), {
      value: (row) => tableName(row.table, text),
      cell: (row) => <span className={classes.beginning}>{tableName(row.table, text)}</span>,
      required: true,
      title: true,
    }),
    field('updated', text('sync.updated'), {
      kind: 'moment',
      cell: (row) => (row.updated === null ? text('tasks.never') : <DataAge at={row.updated} stale={isStale(row)} />),
    }),
    field('error', text('enum.CronDashboardColumn.error info'), {
      cell: (row) =>
        row.error === null ? null : (
          <Stack gap={1} justify="start">
            <FailureText noted={row.error} />
            <AcceptVanished table={row} />
          </Stack>
        ),
    }),
    field('service', text('sync.service')),
    field('rows', text('sync.rows'), { kind: 'number' }),
  ]
}

/** What waits for the back office, and how old each table of the mirror is. */
export function ExchangePanel() {
  const text = useText()
  const query = useCall(sync.getExchange, {}, { everyMs: readEveryMs })
  return (
    <>
      <Panel title={text('sync.exchange')}>
        <StateView query={query} skeleton="details">
          {(exchange) => <Figures exchange={exchange} />}
        </StateView>
      </Panel>
      <Panel title={text('sync.ages')}>
        <p className="soft">{text('sync.agesHint')}</p>
        <StateView query={query} skeleton="rows">
          {({ tables }) => <Tables tables={tables} />}
        </StateView>
      </Panel>
    </>
  )
}

function Figures({ exchange: { outbox, mails } }: { readonly exchange: Exchange }) {
  const text = useText()
  const format = useFormat()
  return (
    <Stack as="dl" gap={3} className={classes.figures}>
      <div>
        <dt>{text('sync.waiting')}</dt>
        <dd>{format.number(outbox.waiting)}</dd>
      </div>
      <div data-alarm={outbox.parked > 0 || undefined}>
        <dt>{text('sync.parked')}</dt>
        <dd>{format.number(outbox.parked)}</dd>
      </div>
      <div>
        <dt>{text('sync.oldest')}</dt>
        <dd>{outbox.oldest === null ? text('sync.none') : format.moment(outbox.oldest)}</dd>
      </div>
      <div>
        <dt>{text('sync.mails')}</dt>
        <dd>{format.number(mails)}</dd>
      </div>
    </Stack>
  )
}

/** Tables that are too old or could not be read stand on top. */
function Tables({ tables }: { readonly tables: readonly MirroredTable[] }) {
  const text = useText()
  const [state, setState] = useState({ ...startState, pageSize: 50 as const })
  const columns = useMemo(() => tableColumns(text), [text])
  const rows = useMemo(() => {
    const isBad = (row: MirroredTable) => row.error !== null || isStale(row)
    return [...tables.filter(isBad), ...tables.filter((row) => !isBad(row))]
  }, [tables])
  return (
    <DataTable
      label={text('sync.ages')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.table}
      state={[state, (next) => setState({ ...next, pageSize: 50 })]}
      unpaged
      empty={<EmptyState title={text('sync.none')} />}
    />
  )
}
