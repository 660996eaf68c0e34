/** From when until when somebody walked, and which part of the site; empty for all of it. */
export interface WalkSpan {
  readonly part: string
  readonly from: Date
  readonly until: Date
}

/**
 * Whether two walks over one site went on at the same time, so that they are one: somebody who had no connection joined the
 * other without knowing. Who walked different parts one after the other, or each a part of their own, walked by themselves.
 */
export function walkedTogether(one: WalkSpan, other: WalkSpan): boolean {
  const isSamePart = one.part === other.part || one.part === '' || other.part === ''
  return isSamePart && one.from < other.until && other.from < one.until
}
