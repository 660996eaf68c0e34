import type { MailRow } from '@portal/contract/mails.ts'
import type { Text } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Mails.module.css'
import { mailKind, mailStatusKinds } from './mail-view.ts'

/** The columns of the mails; they are narrowed and put in order by the server, so no column sorts. */
export function mailColumns(text: Text): readonly TableColumn<MailRow>[] {
  const columns: readonly TableColumn<MailRow>[] = [
    {
      id: 'onderwerp',
      header: text('mails.column.subject'),
      value: (row) => row.onderwerp,
      cell: (row) => (
        <strong className={classes.subject} translate="no">
          {row.onderwerp}
        </strong>
      ),
      required: true,
      title: true,
    },
    { id: 'soort', header: text('mails.column.kind'), value: (row) => row.soort, words: (row) => mailKind(row, text) },
    {
      id: 'status',
      header: text('mails.column.status'),
      value: (row) => row.status,
      words: (row) => text(`mails.status.${row.status}`),
      cell: (row) => <StatusChip kind={mailStatusKinds[row.status]}>{text(`mails.status.${row.status}`)}</StatusChip>,
      required: true,
    },
    { id: 'ontvanger', header: text('mails.column.recipient'), value: (row) => row.ontvanger },
    { id: 'moment', header: text('mails.column.moment'), value: (row) => row.moment, kind: 'moment' },
    { id: 'pogingen', header: text('mails.column.attempts'), value: (row) => row.pogingen, kind: 'number' },
    { id: 'melding', header: text('mails.column.message'), value: (row) => row.melding, hidden: true },
  ]
  return columns.map((column) => ({ ...column, sortable: false }))
}
