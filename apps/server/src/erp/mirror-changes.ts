/** `changes` reads what is new since the last run; `compare` checks every key, and is how deleted rows are noticed. */
export type SyncMode = 'changes' | 'compare'

/** Key columns of a row that changed, column → value. */
export type TouchedKey = Readonly<Record<string, string>>

/** What a read did to the mirror. */
export interface MirrorChanges {
  readonly read: number
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly touched: readonly TouchedKey[]
}

export const noChanges: MirrorChanges = { read: 0, added: 0, changed: 0, gone: 0, touched: [] }

export function addChanges(a: MirrorChanges, b: MirrorChanges): MirrorChanges {
  return {
    read: a.read + b.read,
    added: a.added + b.added,
    changed: a.changed + b.changed,
    gone: a.gone + b.gone,
    touched: [...a.touched, ...b.touched],
  }
}
