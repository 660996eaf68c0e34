import { orderList } from '@portal/contract/order-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import type { LineOutcome } from '@portal/contract/values.ts'
import type { FieldChange } from '@portal/domain/saving/change-on-top.ts'
import { call } from '../../lib/call.ts'
import { notifyError } from '../../lib/notifications.ts'
import { KeptError, NotKeptError } from '../../lib/queue/kept-error.ts'
import type { Store } from '../../lib/store.ts'
import { editsLeft, type LineEdit, type LineEdits, withEdits } from './parts/line-edits.ts'
import type { VersionedList } from './parts/save-edits.ts'

type Line = { readonly id: string }

/** What was changed of a line, each field with what the person saw in it. */
function changeOf<L extends Line>({ edit, known }: LineEdit<L>): Readonly<Record<string, FieldChange>> {
  const fields = Object.entries(edit).filter(([field, wordt]) => known[field as keyof L] !== wordt)
  // The fields of a line that can be edited are numbers and texts.
  return Object.fromEntries(
    fields.map(([field, wordt]) => [field, { was: known[field as keyof L], wordt }]),
  ) as Readonly<Record<string, FieldChange>>
}

/**
 * Keeps edits in this browser, a line at a time, for when there is a connection. Whoever changed the line meanwhile is met
 * then. @returns true when there was one after all, and it was met at once
 */
export async function keepEdits<L extends Line>(list: VersionedList<L>, edits: Store<LineEdits<L>>): Promise<boolean> {
  const now = edits.get()
  const ready = withEdits(list.newest().lines, now).filter((line) => now[line.id] !== undefined && list.fits(line))
  let isMet = false
  for (const line of ready) {
    const edit = now[line.id]
    const change = edit === undefined ? {} : changeOf(edit)
    const outcome = Object.keys(change).length === 0 ? null : await sendChange(list, line, change).catch(whenKept)
    isMet ||= outcome !== null && outcome.uitkomst !== 'gewijzigd'
    // What was edited while it was kept is an edit of its own, on top of it.
    if (outcome?.uitkomst !== 'anders') edits.set((after) => editsLeft(after, [line]))
  }
  return isMet
}

type Change = Readonly<Record<string, FieldChange>>

/** Changes some fields of one line on top of whatever becomes of it until that is sent. */
function sendChange<L extends Line>({ kind, place }: VersionedList<L>, line: L, change: Change): Promise<LineOutcome> {
  const { gebruikerLogin, materieellocatie } = place
  if (kind === 'order') return call(orderList.changeLine, { gebruikerLogin, materieellocatie, id: line.id, ...change })
  // Lines of a project are of several locations.
  const { materieelLocatie = materieellocatie } = line as { readonly materieelLocatie?: string }
  return call(removalList.changeLine, { gebruikerLogin, materieellocatie: materieelLocatie, id: line.id, ...change })
}

function whenKept(error: unknown): null {
  if (error instanceof KeptError) return null
  if (error instanceof NotKeptError) notifyError(error)
  throw error
}
