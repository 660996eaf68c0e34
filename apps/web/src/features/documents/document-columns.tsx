import type { Document } from '@portal/contract/documents.ts'
import { documentKindOf } from '@portal/domain/documents/document-kind.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { DocumentKindIcon } from '../../shared/documents/DocumentKindIcon.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './LocationDocuments.module.css'

interface ColumnParts {
  readonly text: Text
  readonly format: Format
  readonly open: (document: Document) => void
}

/** The columns of the documents of a location; the name opens the document. */
export function documentColumns({ text, format, open }: ColumnParts): readonly TableColumn<Document>[] {
  return [
    field('naam', text('documents.name'), {
      cell: (row) => (
        <button type="button" className={classes.name} onClick={() => open(row)}>
          <DocumentKindIcon mimeType={row.mimeType} />
          <span>{row.naam}</span>
        </button>
      ),
      required: true,
      title: true,
    }),
    field('bron', text('documents.belongsTo'), { words: (row) => text(`documents.of.${row.bron}`), filter: true }),
    field('bronNummer', text('documents.number'), { kind: 'code' }),
    column('soort', text('documents.kind'), {
      value: (row) => documentKindOf(row.mimeType),
      words: (row) => text(`documents.kind.${documentKindOf(row.mimeType)}`),
      filter: true,
      // The picture before the name says it.
      hidden: true,
    }),
    field('datum', text('documents.date'), { kind: 'date' }),
    field('grootte', text('documents.size'), {
      kind: 'number',
      cell: (row) => format.fileSize(row.grootte),
      hidden: true,
    }),
  ]
}
