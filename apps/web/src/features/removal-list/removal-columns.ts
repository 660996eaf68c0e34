import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import type { Text } from '../../lib/text.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Column = TableColumn<RemovalListItem>

/** The columns of an export: those of the setting, with what a reader on paper needs to find the thing. */
export function removalColumns(fields: readonly string[], text: Text): readonly Column[] {
  const byField: Readonly<Record<string, Column>> = {
    materieelSoort: {
      id: 'materieelSoort',
      header: text('column.materieelSoort'),
      value: (line) => line.materieelSoort,
    },
    materieelNummer: {
      id: 'materieelNummer',
      header: text('column.materieelNummer'),
      value: (line) => line.materieelNummer,
    },
    retourAantal: {
      id: 'retourAantal',
      header: text('column.retourAantal'),
      value: (line) => line.retourAantal,
      kind: 'number',
    },
    opmerking: { id: 'opmerking', header: text('column.opmerking'), value: (line) => line.opmerking },
    gewichtPerStuk: {
      id: 'gewichtPerStuk',
      header: text('column.gewichtPerStuk'),
      value: (line) => line.gewichtPerStuk,
      kind: 'weight',
    },
  }
  const chosen = fields.flatMap((field) => byField[field] ?? [])
  return [
    { id: 'locatie', header: text('nav.location'), value: (line) => line.materieelLocatie },
    { id: 'omschrijving', header: text('column.omschrijving'), value: (line) => line.omschrijving },
    ...chosen,
    { id: 'eenheid', header: text('column.eenheid'), value: (line) => line.eenheid },
  ]
}
