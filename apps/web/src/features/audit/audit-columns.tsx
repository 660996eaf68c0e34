import type { AuditRow } from '@portal/contract/audit.ts'
import type { Text } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Audit.module.css'
import { auditAccount, auditAction, auditPerson, isRefused } from './audit-words.ts'

const actionWords = (row: AuditRow, text: Text) =>
  isRefused(row) ? `${auditAction(row.handeling, text)} (${text('audit.refused')})` : auditAction(row.handeling, text)

/** The columns of the audit; they are narrowed and put in order by the server, so no column sorts. */
export function auditColumns(text: Text): readonly TableColumn<AuditRow>[] {
  const columns: readonly TableColumn<AuditRow>[] = [
    field('handeling', text('audit.column.action'), {
      words: (row) => actionWords(row, text),
      cell: (row) => (
        <Row as="span" inline gap={2} align="center" wrap>
          <strong>{auditAction(row.handeling, text)}</strong>
          {isRefused(row) && <StatusChip kind="danger">{text('audit.refused')}</StatusChip>}
        </Row>
      ),
      required: true,
      title: true,
    }),
    column('door', text('audit.column.by'), {
      value: (row) => auditPerson(row, text),
      cell: (row) => <span translate={auditAccount(row) === '' ? undefined : 'no'}>{auditPerson(row, text)}</span>,
      required: true,
    }),
    field('moment', text('audit.column.moment'), { kind: 'moment', required: true }),
    field('onderwerp', text('audit.column.subject'), {
      cell: (row) => (
        <span className={classes.subject} translate="no">
          {row.onderwerp}
        </span>
      ),
    }),
    field('locatieNo', text('audit.column.location')),
    { id: 'naam', header: text('audit.column.call'), value: (row) => row.handeling, hidden: true },
    field('verzoek', text('audit.column.reference'), { hidden: true }),
  ]
  return columns.map((column) => ({ ...column, sortable: false }))
}
