/** A line as the person saw it when they prepared the request. */
export interface PreparedLine {
  /** What is asked for: the number of the piece, or of the item where it is only counted. */
  readonly no: string
  readonly name: string
  readonly count: number
  readonly remark: string
}

/** A request that somebody completed without a connection: nothing of it leaves by itself, for it needs the portal's word. */
export interface PreparedRequest {
  /** ISO 8601. */
  readonly at: string
  /** The finish step, and what its address says of the list it is about. */
  readonly path: string
  readonly search: Readonly<Record<string, unknown>>
  readonly lines: readonly PreparedLine[]
}

/** A thing whose quantity or remark is not what was prepared; 0 where it was not or is no longer on the list. */
export interface LineDifference {
  readonly no: string
  readonly name: string
  readonly was: number
  readonly now: number
}

interface Seen extends PreparedLine {
  readonly remarks: readonly string[]
}

/** The same thing may stand on several lines. */
function byThing(lines: readonly PreparedLine[]): ReadonlyMap<string, Seen> {
  const things = new Map<string, Seen>()
  for (const line of lines) {
    const known = things.get(line.no)
    const remarks = [...(known?.remarks ?? []), line.remark].filter((remark) => remark !== '').toSorted()
    things.set(line.no, { ...line, count: line.count + (known?.count ?? 0), remarks })
  }
  return things
}

/** What is no longer as it was prepared. A request goes with one tap only where that is nothing. */
export function differencesOf(
  { lines: prepared }: Pick<PreparedRequest, 'lines'>,
  lines: readonly PreparedLine[],
): readonly LineDifference[] {
  const [before, after] = [byThing(prepared), byThing(lines)]
  return [...new Map([...before, ...after])].flatMap(([no, { name }]) => {
    const [was, now] = [before.get(no), after.get(no)]
    const isSame = was?.count === now?.count && was?.remarks.join('\n') === now?.remarks.join('\n')
    return isSame ? [] : [{ no, name, was: was?.count ?? 0, now: now?.count ?? 0 }]
  })
}
