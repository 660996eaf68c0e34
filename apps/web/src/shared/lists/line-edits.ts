interface Identified {
  readonly id: string
}

/** What somebody changed on lines and is not known to be saved, by the id of the line. */
export type LineEdits<Line> = Readonly<Record<string, Partial<Line>>>

/** The lines with the edits over them; edits of lines that are gone count for nothing. */
export function withEdits<Line extends Identified>(lines: readonly Line[], edits: LineEdits<Line>): readonly Line[] {
  return lines.map((line) => (edits[line.id] === undefined ? line : { ...line, ...edits[line.id] }))
}

/** The edits that are left after a save: those made while it ran. */
export function editsLeft<Line extends Identified>(edits: LineEdits<Line>, saved: readonly Line[]): LineEdits<Line> {
  const byId = new Map(saved.map((line) => [line.id, line]))
  const isLeft = ([id, edit]: [string, Partial<Line>]) => {
    const line = byId.get(id)
    // The fields of an edit are fields of the line.
    return line === undefined || (Object.keys(edit) as (keyof Line)[]).some((field) => edit[field] !== line[field])
  }
  return Object.fromEntries(Object.entries(edits).filter(isLeft))
}
