import type { Document } from '@portal/contract/documents.ts'
import { documentKindOf } from '@portal/domain/documents/document-kind.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { DocumentKindIcon } from '../../shared/documents/DocumentKindIcon.tsx'
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
    {
      id: 'naam',
      header: text('documents.name'),
      value: (row) => row.naam,
      cell: (row) => (
        <button type="button" className={classes.name} onClick={() => open(row)}>
          <DocumentKindIcon mimeType={row.mimeType} />
          <span>{row.naam}</span>
        </button>
      ),
      required: true,
      title: true,
    },
    {
      id: 'bron',
      header: text('documents.belongsTo'),
      value: (row) => row.bron,
      words: (row) => text(`documents.of.${row.bron}`),
      filter: true,
    },
    { id: 'bronNummer', header: text('documents.number'), value: (row) => row.bronNummer },
    {
      id: 'soort',
      header: text('documents.kind'),
      value: (row) => documentKindOf(row.mimeType),
      words: (row) => text(`documents.kind.${documentKindOf(row.mimeType)}`),
      filter: true,
    },
    { id: 'datum', header: text('documents.date'), value: (row) => row.datum, kind: 'date' },
    {
      id: 'grootte',
      header: text('documents.size'),
      value: (row) => row.grootte,
      kind: 'number',
      cell: (row) => format.fileSize(row.grootte),
    },
  ]
}
