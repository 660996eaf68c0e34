interface Identified {
  readonly id: string
}

/** What somebody changed on one line and is not known to be saved. */
export interface LineEdit<Line> {
  readonly edit: Partial<Line>
  /** The line as the person knew it: of each changed field the value on which it was changed. */
  readonly known: Line
  /** Edits that were sent without an answer: the list may have them by now. */
  readonly sent: readonly Partial<Line>[]
}

/** Edits by the id of their line. */
export type LineEdits<Line> = Readonly<Record<string, LineEdit<Line>>>

function pick<Line>(line: Line, fields: readonly (keyof Line)[]): Partial<Line> {
  // A part of the line, by fields of the line.
  return Object.fromEntries(fields.map((field) => [field, line[field]])) as Partial<Line>
}

function fieldsOf<Line>(edit: Partial<Line>): readonly (keyof Line)[] {
  // The fields of an edit are fields of the line.
  return Object.keys(edit) as (keyof Line)[]
}

/** The lines with the edits over them; edits of lines that are gone count for nothing. */
export function withEdits<Line extends Identified>(lines: readonly Line[], edits: LineEdits<Line>): readonly Line[] {
  return lines.map((line) => (edits[line.id] === undefined ? line : { ...line, ...edits[line.id]?.edit }))
}

/** One more change; a field that was not changed before is changed on top of what the person saw in the line. */
export function addEdit<Line extends Identified>(
  edits: LineEdits<Line>,
  seen: Line,
  edit: Partial<Line>,
): LineEdits<Line> {
  const before = edits[seen.id] ?? { edit: {}, known: seen, sent: [] }
  const first = fieldsOf(edit).filter((field) => !(field in before.edit))
  const known = { ...before.known, ...pick(seen, first) }
  return { ...edits, [seen.id]: { ...before, known, edit: { ...before.edit, ...edit } } }
}

/** Notes that these lines are on their way as edited. */
export function noteSent<Line extends Identified>(edits: LineEdits<Line>, lines: readonly Line[]): LineEdits<Line> {
  const ids = new Set(lines.map(({ id }) => id))
  return mapEdits(edits, (id, one) =>
    ids.has(id) && !one.sent.includes(one.edit) ? { ...one, sent: [...one.sent, one.edit] } : one,
  )
}

/** The portal keeps a text without the spaces around it. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other
}

/** The lines that changed in an edited field, or went, since the person knew them: saving would undo what others did. */
export function clashing<Line extends Identified>(edits: LineEdits<Line>, lines: readonly Line[]): ReadonlySet<string> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const clashes = ([id, { edit, known, sent }]: [string, LineEdit<Line>]) => {
    const line = byId.get(id)
    if (line === undefined) return true
    const ours = [known, edit, ...sent]
    return fieldsOf(edit).some((field) => !ours.some((one) => field in one && isSame(one[field], line[field])))
  }
  return new Set(
    Object.entries(edits)
      .filter(clashes)
      .map(([id]) => id),
  )
}

/** The edits that are left after a save: those made while it ran, on top of what was saved. */
export function editsLeft<Line extends Identified>(edits: LineEdits<Line>, saved: readonly Line[]): LineEdits<Line> {
  const byId = new Map(saved.map((line) => [line.id, line]))
  return mapEdits(edits, (id, one) => {
    const line = byId.get(id)
    if (line === undefined) return one
    const left = fieldsOf(one.edit).filter((field) => one.edit[field] !== line[field])
    return left.length === 0 ? null : { edit: pick({ ...line, ...one.edit }, left), known: line, sent: [] }
  })
}

/** The edits as made on top of these lines; those of lines that are gone fall away. */
export function onTopOf<Line extends Identified>(edits: LineEdits<Line>, lines: readonly Line[]): LineEdits<Line> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return mapEdits(edits, (id, { edit }) => {
    const line = byId.get(id)
    return line === undefined ? null : { edit, known: line, sent: [] }
  })
}

/** The edits without those of these lines. */
export function without<Line>(edits: LineEdits<Line>, ids: ReadonlySet<string>): LineEdits<Line> {
  return mapEdits(edits, (id, one) => (ids.has(id) ? null : one))
}

function mapEdits<Line>(
  edits: LineEdits<Line>,
  change: (id: string, one: LineEdit<Line>) => LineEdit<Line> | null,
): LineEdits<Line> {
  const changed = Object.entries(edits).map(([id, one]) => [id, change(id, one)] as const)
  // Those that are null were taken out.
  return Object.fromEntries(changed.filter(([, one]) => one !== null)) as LineEdits<Line>
}
