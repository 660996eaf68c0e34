import type { Text } from '../../lib/text.ts'
import { column } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

/** A place by its number and name; a place without a name has its number for one. */
export function placeName(number: string, name: string): string {
  return number === name ? number : `${number} ${name}`.trim()
}

interface AtLocation {
  readonly materieellocatie: string
  readonly locatieOmschrijving: string
}

/** Which location a row is of; for a list of a whole project. */
export function locationColumn<Row extends AtLocation>(text: Text): TableColumn<Row> {
  return column('materieellocatie', text('requests.location'), {
    value: (row) => placeName(row.materieellocatie, row.locatieOmschrijving),
    filter: true,
  })
}
