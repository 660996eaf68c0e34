import type { MirrorChanges } from '../../erp/mirror-changes.ts'
import type { MirrorName } from '../../erp/mirrors.ts'

/** What one run changed, table by table. */
export type ChangesByMirror = ReadonlyMap<MirrorName, MirrorChanges>

/** A table with what changed in it. */
export type ChangedMirror = readonly [MirrorName, MirrorChanges]

export function hasChanged({ added, changed, gone }: MirrorChanges): boolean {
  return added + changed + gone > 0
}

export function changedMirrors(changes: ChangesByMirror): readonly ChangedMirror[] {
  return [...changes].filter(([, one]) => hasChanged(one))
}
