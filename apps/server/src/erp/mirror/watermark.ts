/** The highest row version that was known when a run began. */
export interface KnownVersion {
  /** ISO instant. */
  readonly at: string
  readonly version: string
  /** It was the first read of all; nothing older is known to look back to. */
  readonly isFirst?: boolean
}

/**
 * A row may get its version and be committed much later, after rows with higher versions were read (failure mode 11).
 * So every run asks again for what was new in the last ten minutes.
 */
export const overlapMs = 10 * 60 * 1000

export type SyncStart =
  | { readonly how: 'everything' }
  /** Compare all keys once: the very first read had no overlap to catch what was committed late. */
  | { readonly how: 'secondLook' }
  | { readonly how: 'since'; readonly version: bigint }

function settledIndex(history: readonly KnownVersion[], now: Date): number {
  return history.findLastIndex((known) => Date.parse(known.at) <= now.getTime() - overlapMs)
}

/** Where a run begins, by what earlier runs knew (oldest first). */
export function startOf(history: readonly KnownVersion[], now: Date): SyncStart {
  const settled = history[settledIndex(history, now)]
  const start = settled ?? history[0]
  if (start === undefined) return { how: 'everything' }
  const isUnsettled = history.slice(0, settledIndex(history, now) + 1).some((known) => known.isFirst === true)
  if (isUnsettled) return { how: 'secondLook' }
  return { how: 'since', version: BigInt(start.version) }
}

/** The history after a run that knew `version` as the highest; entries that no run needs any more go. */
export function withKnown(
  history: readonly KnownVersion[],
  run: { readonly version: bigint; readonly at: Date; readonly now: Date },
): readonly KnownVersion[] {
  const last = history.at(-1)
  const highest = last !== undefined && BigInt(last.version) > run.version ? BigInt(last.version) : run.version
  const isFirst = history.length === 0
  const entry = { at: run.at.toISOString(), version: String(highest), ...(isFirst ? { isFirst } : {}) }
  const all = [...history, entry]
  return all.slice(Math.max(0, settledIndex(all, run.now)))
}

/**
 * After a comparison of all keys the first read needs no second look. Versions above the highest there is come from a
 * back office that was set back since; they would hide everything new.
 */
export function settleFirst(history: readonly KnownVersion[], highest: bigint): readonly KnownVersion[] {
  return history.flatMap(({ at, version }) => (BigInt(version) > highest ? [] : [{ at, version }]))
}
