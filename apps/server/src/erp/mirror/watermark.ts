/** The highest row version that a run saw. */
export interface KnownVersion {
  /** ISO instant of the end of that run: by then the version was there. */
  readonly at: string
  /** ISO instant of its beginning: all that was committed by then it read. An earlier version of the portal kept one only. */
  readonly began?: string
  readonly version: string
  /** It was the first read of all; nothing older is known to look back to. */
  readonly isFirst?: boolean
}

/**
 * A row may get its version and be committed up to so much later, after rows with higher versions were read, or while a
 * run is past its page (failure mode 11). So a version counts only once another run began so long after it was read.
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

const beginOf = ({ at, began = at }: KnownVersion): Date => new Date(began)

/** Where a run begins, by what earlier runs knew (oldest first). */
export function startOf(history: readonly KnownVersion[], now: Date): SyncStart {
  const last = history.at(-1)
  if (last === undefined) return { how: 'everything' }
  const isUnsettled = history.slice(0, settledIndex(history, now) + 1).some((known) => known.isFirst === true)
  if (isUnsettled) return { how: 'secondLook' }
  const start = history[settledIndex(history, beginOf(last))] ?? history[0] ?? last
  return { how: 'since', version: BigInt(start.version) }
}

/** The history after a run that saw `version` as the highest; entries that no run needs any more go. */
export function withKnown(
  history: readonly KnownVersion[],
  run: { readonly version: bigint; readonly began: Date; readonly ended: Date },
): readonly KnownVersion[] {
  const last = history.at(-1)
  const highest = last !== undefined && BigInt(last.version) > run.version ? BigInt(last.version) : run.version
  const isFirst = history.length === 0
  const [at, began] = [run.ended.toISOString(), run.began.toISOString()]
  const entry = { at, began, version: String(highest), ...(isFirst ? { isFirst } : {}) }
  const all = [...history, entry]
  return all.slice(Math.max(0, settledIndex(all, run.began)))
}

/**
 * After a comparison of all keys the first read needs no second look. Versions above the highest there is come from a
 * back office that was set back since; they would hide everything new.
 */
export function settleFirst(history: readonly KnownVersion[], highest: bigint): readonly KnownVersion[] {
  return history.flatMap(({ isFirst: _settled, ...known }) => (BigInt(known.version) > highest ? [] : [known]))
}
