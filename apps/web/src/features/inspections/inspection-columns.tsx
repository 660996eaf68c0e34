import type { Document } from '@portal/contract/documents.ts'
import type { Inspection } from '@portal/contract/inspections.ts'
import type { InspectionResult } from '@portal/domain/inspections/inspection-display.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import { Link } from '@tanstack/react-router'
import type { Text } from '../../lib/text.ts'
import { DocumentKindIcon } from '../../shared/documents/DocumentKindIcon.tsx'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Inspections.module.css'
import { NextInspection } from './NextInspection.tsx'

type Column = TableColumn<Inspection>

interface ColumnParts {
  readonly text: Text
  readonly settings: Pick<Settings, 'column'>
  readonly open: (document: Document) => void
}

const resultKinds: Readonly<Record<InspectionResult, ChipKind>> = {
  Approved: 'success',
  Disapproved: 'danger',
  Exit_Order: 'danger',
}

function resultWords(row: Inspection, text: Text): string {
  return row.resultaat === null ? text('value.unknown') : text(`enum.InspectionResult.${row.resultaat}`)
}

function ResultChip({ row, text }: { readonly row: Inspection; readonly text: Text }) {
  const kind = row.resultaat === null ? 'neutral' : resultKinds[row.resultaat]
  return <StatusChip kind={kind}>{resultWords(row, text)}</StatusChip>
}

/** A code that is a word reads as one; others, as NEN3140, stay as the back office writes them. */
const codeWord = (code: string): string =>
  /^[A-Z]{5,}$/.test(code) ? code.charAt(0) + code.slice(1).toLowerCase() : code

/** The columns that the setting Keuringen_Kolommen knows (R-ENT-37). */
function columnsByName(text: Text): Readonly<Record<string, Column>> {
  return {
    type: field('type', text('inspections.type'), { words: (row) => codeWord(row.type), filter: true }),
    omschrijving: field('omschrijving', text('inspections.description')),
    volgendeDatum: field('volgendeDatum', text('inspections.nextDate'), {
      kind: 'date',
      cell: (row) =>
        row.volgendeDatum === null ? <small>{text('value.none')}</small> : <NextInspection inspection={row} />,
      brief: (row) => row.volgendeDatum !== null && <NextInspection inspection={row} short />,
    }),
    datum: field('datum', text('inspections.date'), { kind: 'date' }),
    resultaat: field('resultaat', text('inspections.result'), {
      words: (row) => resultWords(row, text),
      cell: (row) => <ResultChip row={row} text={text} />,
      brief: (row) => row.volgendeDatum === null && <ResultChip row={row} text={text} />,
      filter: true,
    }),
  }
}

function documentColumn({ text, open }: ColumnParts): Column {
  return column('documenten', text('inspections.certificate'), {
    value: (row) => row.documenten.length,
    words: (row) => row.documenten.map(({ naam }) => naam).join(', '),
    cell: (row) =>
      row.documenten.length === 0 ? null : (
        <span className={classes.documents}>
          {row.documenten.map((document) => (
            <IconButton
              key={document.documentNummer}
              label={document.naam}
              icon={<DocumentKindIcon mimeType={document.mimeType} />}
              onClick={() => open(document)}
            />
          ))}
        </span>
      ),
    sortable: false,
    control: true,
  })
}

/** The piece first, then what the setting says, then the certificate; the rest is there for who chooses it. */
export function inspectionColumns(parts: ColumnParts): readonly Column[] {
  const { text, settings } = parts
  const known = columnsByName(text)
  const chosen = settingColumns(settings.column('Keuringen_Kolommen'), known)
  return [
    column('materieel', text('inspections.piece'), {
      value: (row) => row.materieelOmschrijving,
      cell: (row) => (
        <Link
          to="/materieelvoorraad/details/$id/$number"
          params={{ id: row.materieelSoort, number: row.materieelNummer }}
        >
          {row.materieelOmschrijving}
        </Link>
      ),
      required: true,
      title: true,
    }),
    field('materieelNummer', text('inspections.pieceNumber'), { kind: 'code', brief: true }),
    ...chosen,
    documentColumn(parts),
    field('keuringsNummer', text('inspections.number'), { kind: 'code', hidden: true }),
    field('waarschuwing', text('inspections.warning'), {
      words: (row) => (row.waarschuwing === null ? '' : text(`inspection.word.${row.waarschuwing}`)),
      filter: true,
      hidden: true,
    }),
  ]
}
