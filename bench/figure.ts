/** One measurement beside its target. */
export interface Figure {
  readonly id: string
  readonly work: string
  readonly target: string
  readonly measured: string
  /** Whether the target is met; absent for a figure that is only shown. */
  readonly ok?: boolean
  readonly values: Readonly<Record<string, number>>
}

export function printTable(figures: readonly Figure[]): void {
  const rows = [
    ['', 'work', 'target', 'measured', ''],
    ...figures.map((one) => [
      one.id,
      one.work,
      one.target,
      one.measured,
      one.ok === undefined ? '' : one.ok ? 'met' : 'missed',
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
