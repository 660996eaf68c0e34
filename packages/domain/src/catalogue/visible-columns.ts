export interface ColumnChoice {
  readonly column: string
  readonly visible: boolean
  readonly required: boolean
  readonly order: number
}

/**
 * The columns of a table and its export, in their order (R-SET-33): a required column always shows, whatever the setting
 * says, and a column that this visitor may not see never does.
 */
export function visibleColumns(choices: readonly ColumnChoice[], forbidden: ReadonlySet<string> = new Set()): string[] {
  const shown = choices.filter(({ column, visible, required }) => (visible || required) && !forbidden.has(column))
  return [...new Set(shown.sort((a, b) => a.order - b.order).map(({ column }) => column))]
}
