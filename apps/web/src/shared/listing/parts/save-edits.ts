import { CallError } from '../../../lib/call-error.ts'
import { untilRead } from '../../../lib/read-changed.ts'
import type { Store } from '../../../lib/store.ts'
import { clashing, editsLeft, type LineEdits, noteSent, onTopOf, withEdits, without } from './line-edits.ts'

/** Sent on top of an older list: the list changed, or a line of it is not there any more. Nothing was saved. */
const olderStatuses: readonly number[] = [404, 409]
/** How often a save follows a list that goes on changing before the person is asked. */
const mostReads = 3

/** A list of lines with one version, wherever its lines come from and go to. */
export interface VersionedList<Line extends { readonly id: string }> {
  /** What the screen shows now, without edits. */
  readonly lines: readonly Line[]
  /** Lines and version as they are known at this moment, also when the screen is gone. */
  readonly newest: () => { readonly lines: readonly Line[]; readonly versie: number }
  /** A line that does not fit is not saved until it does. */
  readonly fits: (line: Line) => boolean
  /** Saves lines on top of a version and gives the new one. */
  readonly send: (lines: readonly Line[], versie: number) => Promise<number>
  /** Which list of whom it is, for what is kept until there is a connection. */
  readonly kind: 'order' | 'removal'
  readonly place: { readonly gebruikerLogin: string; readonly materieellocatie: string }
  /** Puts lines and version where the screen reads them. */
  readonly keep: (lines: readonly Line[], versie: number) => void
  /** Reads the list now. */
  readonly read: () => Promise<unknown>
}

type Line = { readonly id: string }

/** Sends the edits that undo nothing of others, on top of the newest list; null when there is nothing to send. */
async function send<L extends Line>(list: VersionedList<L>, edits: Store<LineEdits<L>>, reads = 0) {
  const { lines, versie } = list.newest()
  const now = edits.get()
  const asked = clashing(now, lines)
  const sent = withEdits(lines, now).filter(
    (line) => now[line.id] !== undefined && !asked.has(line.id) && list.fits(line),
  )
  if (sent.length === 0) return null
  edits.set(noteSent(now, sent))
  try {
    return { sent, asked, version: await list.send(sent, versie) }
  } catch (error) {
    if (!(error instanceof CallError) || !olderStatuses.includes(error.status) || reads === mostReads) throw error
    await list.read()
    return send(list, edits, reads + 1)
  }
}

/**
 * Saves edits on top of what others changed meanwhile. True when some were saved; an edit of a field that has another
 * value by now, or of a line that is gone, is left for the person to decide on.
 */
export async function saveEdits<L extends Line>(
  list: VersionedList<L>,
  edits: Store<LineEdits<L>>,
): Promise<{ readonly saved: boolean; readonly conflict: boolean }> {
  const outcome = await send(list, edits)
  if (outcome !== null) {
    const { sent, asked, version } = outcome
    const byId = new Map(sent.map((line) => [line.id, line]))
    list.keep(
      list.newest().lines.map((line) => byId.get(line.id) ?? line),
      version,
    )
    edits.set((now) => editsLeft(now, sent))
    // The server may have changed more than was sent, e.g. what came along with a line: that is no change of others.
    await untilRead()
    const { lines, versie } = list.newest()
    if (versie === version) edits.set((now) => ({ ...now, ...onTopOf(without(now, asked), lines) }))
  }
  return { saved: outcome !== null, conflict: clashing(edits.get(), list.newest().lines).size > 0 }
}
