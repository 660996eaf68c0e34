import type { OutboxRow } from '@portal/contract/outbox.ts'
import type { ReactNode } from 'react'
import type { Text } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Outbox.module.css'
import { statusKinds } from './outbox-view.ts'

/** The columns of the outbox; it is narrowed and put in order by the server, so no column sorts. */
export function outboxColumns(text: Text): readonly TableColumn<OutboxRow>[] {
  const columns: readonly TableColumn<OutboxRow>[] = [
    field('onderwerp', text('outbox.column.subject'), {
      cell: (row) => (
        <strong className={isNumber(row.onderwerp) ? classes.number : classes.subject} translate="no">
          {row.onderwerp || row.id.slice(0, 8)}
        </strong>
      ),
      required: true,
      title: true,
    }),
    field('soort', text('outbox.column.kind'), { words: (row) => text(`outbox.kind.${row.soort}`) }),
    field('status', text('outbox.column.status'), {
      words: (row) => text(`outbox.status.${row.status}`),
      cell: (row) => <StatusChip kind={statusKinds[row.status]}>{text(`outbox.status.${row.status}`)}</StatusChip>,
      required: true,
    }),
    { id: 'volgorde', header: text('outbox.column.order'), value: (row) => shortSeries(row.volgorde) },
    field('moment', text('outbox.column.moment'), { kind: 'moment' }),
    { id: 'door', header: text('outbox.column.by'), value: (row) => row.aangemaaktDoor },
    field('pogingen', text('outbox.column.attempts'), { kind: 'number' }),
    column('nummer', text('outbox.column.number'), {
      value: (row) => row.backofficeNummer,
      cell: (row) =>
        row.backofficeNummer === null ? null : <span className={classes.number}>{row.backofficeNummer}</span>,
    }),
    field('code', text('outbox.code'), {
      cell: (row) => (row.code === null ? null : <span translate="no">{breakable(row.code)}</span>),
    }),
    column('volgende', text('outbox.column.next'), {
      value: (row) => row.volgendePoging,
      kind: 'moment',
      hidden: true,
    }),
  ]
  return columns.map((column) => ({ ...column, sortable: false }))
}

const unbroken = 16

/** Such as `Application_DialogException`, which may go on in a next line after its first word. */
function breakable(code: string): ReactNode {
  const [family, ...names] = code.split('_')
  return names.length === 0 || code.length <= unbroken ? code : [`${family}_`, <wbr key="wbr" />, names.join('_')]
}

/** A number reads as one word, such as P-100001; a description may be long. */
const isNumber = (subject: string): boolean => /^[\w-]{1,20}$/.test(subject)

/** A series of its own is known by an id, of which the beginning is enough to recognise. */
export function shortSeries(series: string): string {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(series) ? series.slice(0, 8) : series
}
