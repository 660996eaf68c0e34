import type { SetOfLine } from './list-line.ts'

/** Lines that stand together: those of one set, or one line by itself with what came with it. */
export interface LineGroup<Line> {
  /** Empty for lines by themselves. */
  readonly setNummer: string
  readonly lines: readonly Line[]
}

/** The lines in groups, each at the place of its first line; what is between two lines of a set comes after the set. */
export function groupBySet<Line extends Pick<SetOfLine, 'setNummer'>>(
  lines: readonly Line[],
): readonly LineGroup<Line>[] {
  const groups: { setNummer: string; lines: Line[] }[] = []
  for (const line of lines) {
    const { setNummer } = line
    const open = setNummer === '' ? groups.at(-1) : groups.find((group) => group.setNummer === setNummer)
    if (open !== undefined && open.setNummer === setNummer) open.lines.push(line)
    else groups.push({ setNummer, lines: [line] })
  }
  return groups
}
