import type { TableParts } from './table-parts.ts'
import { withRow } from './table-parts.ts'

export interface CardParts<Row> extends TableParts<Row> {
  /** Keys of the cards that show all they have. They stay so when they scroll out of view and back. */
  readonly unfolded: ReadonlySet<string>
  readonly onUnfold: (unfolded: ReadonlySet<string>) => void
}

/** Whether the card of a row shows all it has, and how to change that. */
export function unfolding<Row>({ unfolded, onUnfold, rowKey }: CardParts<Row>, row: Row) {
  const key = rowKey(row)
  return {
    unfolded: unfolded.has(key),
    onUnfold: (wanted: boolean) => onUnfold(withRow(unfolded, key, wanted)),
  }
}
