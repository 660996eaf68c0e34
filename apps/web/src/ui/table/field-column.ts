import type { CellValue, TableColumn } from './table-column.ts'

/** The column of a field of a row that shows its value as it is. */
export function field<Id extends string, Row extends Readonly<Record<Id, CellValue>>>(
  id: Id,
  header: string,
  rest: Partial<Omit<TableColumn<Row>, 'id' | 'header' | 'value'>> = {},
): TableColumn<Row> {
  return { id, header, value: (row) => row[id], ...rest }
}
