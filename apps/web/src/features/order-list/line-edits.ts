import type { OrderListItem } from '@portal/contract/order-list.ts'
import { refuseTooLong } from './refuse-remark.ts'

/** What somebody changed on a line and is not known to be saved. */
export interface LineEdit {
  readonly aantal?: number
  readonly comment?: string
}

export type LineEdits = Readonly<Record<string, LineEdit>>

export interface SavedLine {
  readonly id: string
  readonly aantal: number
  readonly comment: string
}

/** The lines with the edits over them; edits of lines that are gone count for nothing. */
export function withEdits(lines: readonly OrderListItem[], edits: LineEdits): readonly OrderListItem[] {
  return lines.map((line) => (edits[line.id] === undefined ? line : { ...line, ...edits[line.id] }))
}

/** The edited lines as a save sends them; a line whose remark is too long waits until it fits. */
export function linesToSave(lines: readonly OrderListItem[], edits: LineEdits): readonly SavedLine[] {
  return withEdits(lines, edits)
    .filter((line) => edits[line.id] !== undefined && refuseTooLong(line.comment) === null)
    .map(({ id, aantal, comment }) => ({ id, aantal, comment }))
}

/** The edits that are left after a save: those made while it ran. */
export function editsLeft(edits: LineEdits, saved: readonly SavedLine[]): LineEdits {
  const byId = new Map(saved.map((line) => [line.id, line]))
  return Object.fromEntries(
    Object.entries(edits).filter(([id, edit]) => {
      const line = byId.get(id)
      if (line === undefined) return true
      return (edit.aantal ?? line.aantal) !== line.aantal || (edit.comment ?? line.comment) !== line.comment
    }),
  )
}
