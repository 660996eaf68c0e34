import type { AuditRow } from '@portal/contract/audit.ts'
import type { Text } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Audit.module.css'
import { auditAccount, auditAction, auditPerson, isRefused } from './audit-words.ts'

const actionWords = (row: AuditRow, text: Text) =>
  isRefused(row) ? `${auditAction(row.handeling, text)} (${text('audit.refused')})` : auditAction(row.handeling, text)

/** The columns of the audit; they are narrowed and put in order by the server, so no column sorts. */
export function auditColumns(text: Text): readonly TableColumn<AuditRow>[] {
  const columns: readonly TableColumn<AuditRow>[] = [
    {
      id: 'handeling',
      header: text('audit.column.action'),
      value: (row) => row.handeling,
      words: (row) => actionWords(row, text),
      cell: (row) => (
        <Row as="span" inline gap={2} align="center" wrap>
          <strong>{auditAction(row.handeling, text)}</strong>
          {isRefused(row) && <StatusChip kind="danger">{text('audit.refused')}</StatusChip>}
        </Row>
      ),
      required: true,
      title: true,
    },
    {
      id: 'door',
      header: text('audit.column.by'),
      value: (row) => auditPerson(row, text),
      cell: (row) => <span translate={auditAccount(row) === '' ? undefined : 'no'}>{auditPerson(row, text)}</span>,
      required: true,
    },
    { id: 'moment', header: text('audit.column.moment'), value: (row) => row.moment, kind: 'moment', required: true },
    {
      id: 'onderwerp',
      header: text('audit.column.subject'),
      value: (row) => row.onderwerp,
      cell: (row) => (
        <span className={classes.subject} translate="no">
          {row.onderwerp}
        </span>
      ),
    },
    { id: 'locatieNo', header: text('audit.column.location'), value: (row) => row.locatieNo },
    { id: 'naam', header: text('audit.column.call'), value: (row) => row.handeling, hidden: true },
    { id: 'verzoek', header: text('audit.column.reference'), value: (row) => row.verzoek, hidden: true },
  ]
  return columns.map((column) => ({ ...column, sortable: false }))
}
