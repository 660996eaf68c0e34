import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import type { Text } from '../../lib/text.ts'
import { field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Column = TableColumn<RemovalListItem>

/** The columns of an export: those of the setting, with what a reader on paper needs to find the thing. */
export function removalColumns(fields: readonly string[], text: Text): readonly Column[] {
  const byField: Readonly<Record<string, Column>> = {
    materieelSoort: field('materieelSoort', text('column.materieelSoort')),
    materieelNummer: field('materieelNummer', text('column.materieelNummer'), { kind: 'code' }),
    retourAantal: field('retourAantal', text('column.retourAantal'), { kind: 'number' }),
    opmerking: field('opmerking', text('column.opmerking')),
    gewichtPerStuk: field('gewichtPerStuk', text('column.gewichtPerStuk'), { kind: 'weight' }),
  }
  const chosen = fields.flatMap((field) => byField[field] ?? [])
  return [
    { id: 'locatie', header: text('nav.location'), value: (line) => line.materieelLocatie },
    field('omschrijving', text('column.omschrijving')),
    ...chosen,
    field('eenheid', text('column.eenheid')),
  ]
}
