import type { ListLine } from './list-line.ts'
import type { AdditionPlan } from './plan-additions.ts'

interface LineUpdate {
  readonly id: string
  readonly aantal: number
  /** Left as it is when not given. */
  readonly setAantal?: number | undefined
}

/** The lines of a list after some of them got other quantities. */
export function afterUpdates(lines: readonly ListLine[], updates: readonly LineUpdate[]): readonly ListLine[] {
  const wanted = new Map(updates.map((update) => [update.id, update]))
  return lines.map((line) => {
    const update = wanted.get(line.id)
    if (update === undefined) return line
    return { ...line, aantal: update.aantal, setAantal: update.setAantal ?? line.setAantal }
  })
}

/** The lines of a list after an addition was written: what is new stands below what was there. */
export function afterAddition(lines: readonly ListLine[], { inserts, updates }: AdditionPlan): readonly ListLine[] {
  return [...afterUpdates(lines, updates), ...inserts]
}

/** The lines of a list after one was removed, or the whole set it is in: what came with a line goes with it (R-LIST-01). */
export function afterRemoval(
  lines: readonly ListLine[],
  removed: { readonly id: string; readonly wholeSet: boolean },
): readonly ListLine[] {
  const { setNummer } = lines.find(({ id }) => id === removed.id) ?? { setNummer: '' }
  const gone = new Set([removed.id])
  if (removed.wholeSet && setNummer !== '')
    for (const line of lines) if (line.setNummer === setNummer) gone.add(line.id)
  for (let known = 0; known < gone.size; ) {
    known = gone.size
    for (const { id, parentId } of lines) if (parentId !== null && gone.has(parentId)) gone.add(id)
  }
  return lines.filter(({ id }) => !gone.has(id))
}
