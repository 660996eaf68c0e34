import type { ServiceCheck } from '@portal/contract/service-check.ts'
import type { Text } from '../../lib/text.ts'
import { FailureText } from '../../shared/administration/FailureText.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './ServiceCheck.module.css'

type Column = TableColumn<ServiceCheck>

/** Whether a service is not as the portal needs it. */
export function isWrong({ published, error, fieldsIncorrect, missingFields }: ServiceCheck): boolean {
  return published === false || error !== null || fieldsIncorrect.length + missingFields.length > 0
}

/** Whether nothing could be asked about a service, so that nothing is known of it. */
export function isUnread({ published, error }: ServiceCheck): boolean {
  return published === null && error !== null
}

function FieldList({ fields, isBad = false }: { readonly fields: readonly string[]; readonly isBad?: boolean }) {
  if (fields.length === 0) return null
  return (
    <ul className={classes.fields} data-bad={isBad || undefined} translate="no">
      {fields.map((field) => (
        <li key={field}>{field}</li>
      ))}
    </ul>
  )
}

/** Many names, folded away behind their number. */
function foldedColumn(id: 'publishedFields' | 'expectedFields', header: string, text: Text): Column {
  return {
    id,
    header,
    value: (row) => row[id].join(', '),
    cell: (row) =>
      row[id].length === 0 ? null : (
        <details className={classes.details}>
          <summary>{text('serviceCheck.fieldCount', { count: row[id].length })}</summary>
          <FieldList fields={row[id]} />
        </details>
      ),
    sortable: false,
  }
}

function publishedText({ published }: ServiceCheck, text: Text): string {
  if (published === null) return text('serviceCheck.unknown')
  return text(published ? 'serviceCheck.published' : 'serviceCheck.notPublished')
}

function incorrectTexts(row: ServiceCheck, text: Text): readonly string[] {
  return row.fieldsIncorrect.map((field) => text('serviceCheck.instead', field))
}

/** The columns of the specification (R-SCR-ADMIN-06 to R-SCR-ADMIN-12). */
export function checkColumns(text: Text): readonly Column[] {
  return [
    field('service', text('sync.service'), {
      cell: (row) => (
        <StatusChip kind={isWrong(row) ? 'danger' : 'success'}>
          <span translate="no">{row.service}</span>
        </StatusChip>
      ),
      required: true,
      title: true,
    }),
    column('objectId', text('enum.WebServiceCheckColumn.object id'), { value: (row) => String(row.objectId) }),
    column('published', text('enum.WebServiceCheckColumn.web service published'), {
      value: (row) => publishedText(row, text),
      filter: true,
    }),
    field('error', text('enum.WebServiceCheckColumn.error message'), {
      cell: (row) => (row.error === null ? null : <FailureText noted={row.error} />),
    }),
    column('missing', text('enum.WebServiceCheckColumn.missing field'), {
      value: (row) => row.missingFields.join(', '),
      cell: (row) => <FieldList fields={row.missingFields} isBad />,
    }),
    column('incorrect', text('enum.WebServiceCheckColumn.fields incorrect'), {
      value: (row) => incorrectTexts(row, text).join(', '),
      cell: (row) => <FieldList fields={incorrectTexts(row, text)} isBad />,
    }),
    foldedColumn('publishedFields', text('enum.WebServiceCheckColumn.published fields'), text),
    foldedColumn('expectedFields', text('enum.WebServiceCheckColumn.expected fields'), text),
  ]
}
