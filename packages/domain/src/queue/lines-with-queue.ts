import {
  type AddedThing,
  addedThings,
  isOpen,
  type ListAction,
  lineOfThing,
  type QueuedAction,
  type Thing,
  waitingLine,
} from './queued-action.ts'

/** A queued action on a list. */
export type QueuedListAction = QueuedAction & { readonly action: ListAction }

const isOnList = (queued: QueuedAction): queued is QueuedListAction => 'list' in queued.action

interface ListShape<Line> {
  readonly lines: readonly Line[]
  /** What the answer says of itself: what is done counts until it shows. */
  readonly versie: number
  /** When the server answered it, by the clock of this device, milliseconds since 1970. */
  readonly readAt: number
  /** Whether an action is about this list. */
  readonly isHere: (queued: QueuedListAction) => boolean
  readonly isOf: (line: Line, thing: Pick<Thing, 'type' | 'materieelSoort' | 'materieelNummer'>) => boolean
  readonly make: (thing: AddedThing, id: string, queued: QueuedListAction) => Line
  readonly grow: (line: Line, aantal: number) => Line
  /** The line with all that goes with it. */
  readonly withLine: (lines: readonly Line[], id: string, heleSet: boolean) => ReadonlySet<string>
}

/** An addition that is done is in the list from this version on. */
function doneAt({ outcome }: QueuedAction): number {
  const answer = outcome?.answer
  return typeof answer === 'object' && answer !== null && 'versie' in answer ? Number(answer.versie) : 0
}

/**
 * Whether an answer may have an addition in it that nobody confirmed: it was sent, its answer got lost, and the list was
 * read after that. Such a list has it, or gets it with the next send, which follows at once: adding it here as well would
 * show it twice.
 */
function mayBeIn({ action, sentAt, lostAt }: QueuedAction, readAt: number): boolean {
  const adds = action.kind === 'add' || action.kind === 'scan'
  return adds && sentAt !== null && lostAt !== null && readAt > sentAt
}

/** Whether an answer has what the server did before, and says so only now that the screens read it. */
const hasIt = ({ outcome }: QueuedAction, readAt: number): boolean => outcome !== null && readAt > outcome.at

/** A list as it will be once what waits has been sent. */
export function linesWithQueue<Line extends { readonly id: string }>(
  queue: readonly QueuedAction[],
  list: ListShape<Line>,
): readonly Line[] {
  const counts = (queued: QueuedAction) =>
    (isOpen(queued) && !mayBeIn(queued, list.readAt) && !hasIt(queued, list.readAt)) ||
    (queued.state === 'done' && queued.action.kind === 'add' && doneAt(queued) > list.versie)
  return queue
    .filter(isOnList)
    .filter((queued) => counts(queued) && list.isHere(queued))
    .reduce((lines, queued) => apply(lines, queued, list), list.lines)
}

function apply<Line extends { readonly id: string }>(
  lines: readonly Line[],
  queued: QueuedListAction,
  list: ListShape<Line>,
): readonly Line[] {
  const { action } = queued
  const named = (line: string): string => findLine(lines, line, list)?.id ?? line
  if (action.kind === 'add' || action.kind === 'scan')
    return addedThings(action).reduce((now, thing) => add(now, { thing, queued }, list), lines)
  if (action.kind === 'change') {
    const id = named(action.line)
    const fields = Object.fromEntries(Object.entries(action.fields).map(([field, { wordt }]) => [field, wordt]))
    return lines.map((line) => (line.id === id ? { ...line, ...fields } : line))
  }
  const gone = new Set(action.lines.flatMap((line) => [...list.withLine(lines, named(line), action.heleSet)]))
  return lines.filter(({ id }) => !gone.has(id))
}

function add<Line extends { readonly id: string }>(
  lines: readonly Line[],
  { thing, queued }: { readonly thing: AddedThing; readonly queued: QueuedListAction },
  list: ListShape<Line>,
): readonly Line[] {
  const there = lines.find((line) => list.isOf(line, thing))
  if (there === undefined) return [...lines, list.make(thing, lineOfThing(queued.key, thing), queued)]
  return lines.map((line) => (line === there ? list.grow(line, thing.aantal) : line))
}

/** The line itself, or the one that what was to come has become. */
function findLine<Line extends { readonly id: string }>(lines: readonly Line[], id: string, list: ListShape<Line>) {
  const waits = waitingLine(id)
  return (
    lines.find((line) => line.id === id) ?? (waits === null ? undefined : lines.find((line) => list.isOf(line, waits)))
  )
}
