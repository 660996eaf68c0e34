import type { LineChoice, ReadLine } from '@portal/contract/search.ts'
import { readDraft, writeDraft } from '../../lib/drafts.ts'

/** What somebody is pasting at a location; the browser keeps it, so that nothing is lost on a reload. */
export interface QuickDraft {
  readonly text: string
  /** The text that was read last; the lines on screen are of it. */
  readonly read: string
  /** What an unclear line means, by the line as it was written; null for none of what was offered. */
  readonly chosen: Readonly<Record<string, LineChoice | null>>
}

export const emptyQuickDraft: QuickDraft = { text: '', read: '', chosen: {} }
const nameAt = (locationNo: string): string => `snel-bestellen.${locationNo}`

export function readQuickDraft(userName: string, locationNo: string): QuickDraft {
  return { ...emptyQuickDraft, ...readDraft<Partial<QuickDraft>>(userName, nameAt(locationNo)) }
}

export function writeQuickDraft(userName: string, locationNo: string, draft: QuickDraft): void {
  writeDraft(userName, nameAt(locationNo), draft)
}

/** A line with the thing that it means. */
export interface ClearLine {
  readonly line: ReadLine
  readonly thing: LineChoice
}

export interface SortedLines {
  readonly clear: readonly ClearLine[]
  /** To be asked, one after the other. */
  readonly unclear: readonly ReadLine[]
  readonly wrong: readonly (ReadLine & { readonly why: NonNullable<ReadLine['reden']> | 'geen_van_deze' })[]
}

/** What was read, by what somebody chose meanwhile. */
export function sortLines(lines: readonly ReadLine[], chosen: QuickDraft['chosen']): SortedLines {
  const clear: ClearLine[] = []
  const unclear: ReadLine[] = []
  const wrong: SortedLines['wrong'][number][] = []
  for (const line of lines) {
    const choice = chosen[line.geschreven]
    const thing = line.stand === 'gevonden' ? line.keuzes[0] : choice
    if (line.stand === 'fout') wrong.push({ ...line, why: line.reden ?? 'niet_gevonden' })
    else if (thing) clear.push({ line, thing })
    else if (choice === null) wrong.push({ ...line, why: 'geen_van_deze' })
    else unclear.push(line)
  }
  return { clear, unclear, wrong }
}

/** The items and sets of the clear lines, as a list takes them. */
export function thingsOf(clear: readonly ClearLine[]) {
  return {
    bestelListItems: clear.flatMap(({ line: { aantal }, thing: { kind, materieelSoort } }) =>
      kind === 'Set' ? [] : [{ type: kind, materieelSoort, aantal }],
    ),
    sets: clear.flatMap(({ line: { aantal }, thing: { kind, materieelSoort } }) =>
      kind === 'Set' ? [{ setNummer: materieelSoort, aantal, setItems: [], heel: true }] : [],
    ),
  }
}

/** The text without the lines that are on the list now. */
export function textAfter(text: string, clear: readonly ClearLine[]): string {
  const gone = new Set(clear.map(({ line }) => line.regel))
  return text
    .split(/\r\n|\r|\n/)
    .filter((written, at) => !gone.has(at) && written.trim() !== '')
    .join('\n')
}
