import { type AddedThing, isOpen, type ListDeed, lineOfThing, type Thing, type Work, waitingLine } from './work.ts'

/** Work on a list. */
export type ListWork = Work & { readonly deed: ListDeed }

const isOnList = (work: Work): work is ListWork => 'list' in work.deed

interface ListShape<Line> {
  readonly lines: readonly Line[]
  /** What the answer says of itself: what is done counts until it shows. */
  readonly versie: number
  /** When the server answered it, by the clock of this device, milliseconds since 1970. */
  readonly readAt: number
  /** Whether a work is about this list. */
  readonly isHere: (work: ListWork) => boolean
  readonly isOf: (line: Line, thing: Pick<Thing, 'type' | 'materieelSoort' | 'materieelNummer'>) => boolean
  readonly make: (thing: AddedThing, id: string, work: ListWork) => Line
  readonly grow: (line: Line, aantal: number) => Line
  /** The line with all that goes with it. */
  readonly withLine: (lines: readonly Line[], id: string, heleSet: boolean) => ReadonlySet<string>
}

/** An addition that is done is in the list from this version on. */
function doneAt({ outcome }: Work): number {
  const answer = outcome?.answer
  return typeof answer === 'object' && answer !== null && 'versie' in answer ? Number(answer.versie) : 0
}

/**
 * Whether an answer may have an addition in it that nobody confirmed: it was sent, its answer got lost, and the list was
 * read after that. Such a list has it, or gets it with the next send, which follows at once: adding it here as well would
 * show it twice.
 */
function mayBeIn({ deed, sentAt, lostAt }: Work, readAt: number): boolean {
  return deed.kind === 'add' && sentAt !== null && lostAt !== null && readAt > sentAt
}

/** A list as it will be once what waits has been sent. */
export function linesWithWork<Line extends { readonly id: string }>(
  works: readonly Work[],
  list: ListShape<Line>,
): readonly Line[] {
  const counts = (work: Work) =>
    (isOpen(work) && !mayBeIn(work, list.readAt)) ||
    (work.state === 'done' && work.deed.kind === 'add' && doneAt(work) > list.versie)
  return works
    .filter(isOnList)
    .filter((work) => counts(work) && list.isHere(work))
    .reduce((lines, work) => apply(lines, work, list), list.lines)
}

function apply<Line extends { readonly id: string }>(
  lines: readonly Line[],
  work: ListWork,
  list: ListShape<Line>,
): readonly Line[] {
  const { deed } = work
  const named = (line: string): string => findLine(lines, line, list)?.id ?? line
  if (deed.kind === 'add') return deed.things.reduce((now, thing) => add(now, { thing, work }, list), lines)
  if (deed.kind === 'change') {
    const id = named(deed.line)
    const fields = Object.fromEntries(Object.entries(deed.fields).map(([field, { wordt }]) => [field, wordt]))
    return lines.map((line) => (line.id === id ? { ...line, ...fields } : line))
  }
  const gone = new Set(deed.lines.flatMap((line) => [...list.withLine(lines, named(line), deed.heleSet)]))
  return lines.filter(({ id }) => !gone.has(id))
}

function add<Line extends { readonly id: string }>(
  lines: readonly Line[],
  { thing, work }: { readonly thing: AddedThing; readonly work: ListWork },
  list: ListShape<Line>,
): readonly Line[] {
  const there = lines.find((line) => list.isOf(line, thing))
  if (there === undefined) return [...lines, list.make(thing, lineOfThing(work.key, thing), work)]
  return lines.map((line) => (line === there ? list.grow(line, thing.aantal) : line))
}

/** The line itself, or the one that what was to come has become. */
function findLine<Line extends { readonly id: string }>(lines: readonly Line[], id: string, list: ListShape<Line>) {
  const waits = waitingLine(id)
  return (
    lines.find((line) => line.id === id) ?? (waits === null ? undefined : lines.find((line) => list.isOf(line, waits)))
  )
}
