import type { CellValue, TableColumn } from './table-column.ts'

/** The column of a field of a row that shows its value as it is. */
export function field<Id extends string, Row extends Readonly<Record<Id, CellValue>>>(
  id: Id,
  header: string,
  rest: Partial<Omit<TableColumn<Row>, 'id' | 'header' | 'value'>> = {},
): TableColumn<Row> {
  return { id, header, value: (row) => row[id], ...rest }
}

/** A column that works its value out of a row. */
export function column<Row>(
  id: string,
  header: string,
  rest: Omit<TableColumn<Row>, 'id' | 'header'>,
): TableColumn<Row> {
  return { id, header, ...rest }
}

/** A column of what can be done with a row, which says nothing that could be sorted or exported. */
export function actionColumn<Row>(
  id: string,
  header: string,
  rest: Pick<TableColumn<Row>, 'cell' | 'required'>,
): TableColumn<Row> {
  return { id, header, value: () => null, sortable: false, exported: false, control: true, ...rest }
}
