import type { MailRow } from '@portal/contract/mails.ts'
import type { Text } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Mails.module.css'
import { mailKind, mailStatusKinds } from './mail-view.ts'

/** The columns of the mails; they are narrowed and put in order by the server, so no column sorts. */
export function mailColumns(text: Text): readonly TableColumn<MailRow>[] {
  const columns: readonly TableColumn<MailRow>[] = [
    field('onderwerp', text('mails.column.subject'), {
      cell: (row) => (
        <strong className={classes.subject} translate="no">
          {row.onderwerp}
        </strong>
      ),
      required: true,
      title: true,
    }),
    field('soort', text('mails.column.kind'), { words: (row) => mailKind(row, text) }),
    field('status', text('mails.column.status'), {
      words: (row) => text(`mails.status.${row.status}`),
      cell: (row) => <StatusChip kind={mailStatusKinds[row.status]}>{text(`mails.status.${row.status}`)}</StatusChip>,
      required: true,
    }),
    field('ontvanger', text('mails.column.recipient')),
    field('moment', text('mails.column.moment'), { kind: 'moment' }),
    field('pogingen', text('mails.column.attempts'), { kind: 'number' }),
    field('melding', text('mails.column.message'), { hidden: true }),
  ]
  return columns.map((column) => ({ ...column, sortable: false }))
}
