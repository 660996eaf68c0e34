import type { FieldChange } from '../saving/change-on-top.ts'
import { latestSightings } from '../site-walks/sighting.ts'
import {
  type AddedThing,
  addedThings,
  handOverOf,
  isAsked,
  isOpen,
  lineOfThing,
  type QueuedAction,
  type UserAction,
  waitingLine,
} from './queued-action.ts'

type Of<Kind extends UserAction['kind']> = Extract<UserAction, { kind: Kind }>

/** What keeping one more thing comes to: actions that change or go, and what is added after them. */
export interface Kept {
  /** Queued actions with what they are now, by key; null takes one out of the queue. */
  readonly changed: ReadonlyMap<string, UserAction | null>
  /** Null where what waited already has it all. */
  readonly added: UserAction | null
}

/**
 * Adds an action to what waits. What was never sent takes the later action in, down to nothing; what was sent once stays as it
 * is, and the later action comes after it.
 * @param queue actions of the same person, in order
 */
export function keepAction(queue: readonly QueuedAction[], action: UserAction): Kept {
  const open = queue.filter(isOpen)
  if (action.kind === 'add') return keepAddition(open, action)
  if (action.kind === 'change') return keepChange(open, action)
  if (action.kind === 'remove') return keepRemoval(open, action)
  if (action.kind === 'see') return keepSightings(open, action)
  if (action.kind === 'endWalk') return keepEnd(open, action)
  return 'handOver' in action ? keepHandOver(queue, action) : add(action)
}

/** Whether a hand-over was signed in this browser: what is sent of its filling in after that changes nothing. */
export function isSignedHere(queue: readonly QueuedAction[], handOver: string): boolean {
  return queue.some(({ action }) => action.kind === 'signHandOver' && handOverOf(action) === handOver)
}

const isUnsent = ({ sentAt }: QueuedAction): boolean => sentAt === null
const isSame = (one: AddedThing, other: AddedThing): boolean => lineOfThing('', one) === lineOfThing('', other)
/** What waited stays as it is. */
const add = (action: UserAction | null): Kept => ({ changed: new Map(), added: action })
const change = (queued: QueuedAction, action: UserAction | null): Kept => ({
  changed: new Map([[queued.key, action]]),
  added: null,
})

const setsOf = ({ sets = [] }: Of<'add'>) => sets

/** More of the same joins what was never sent, so that one line is one thing to change. */
function keepAddition(open: readonly QueuedAction[], action: Of<'add'>): Kept {
  const last = open.at(-1)
  const [only, ...others] = action.things
  const isAlone = others.length === 0 && setsOf(action).length === 0
  if (last?.action.kind !== 'add' || !isUnsent(last) || only === undefined || !isAlone) return add(action)
  const { action: before } = last
  const isThere =
    before.list === action.list && before.listId === action.listId && before.things.some((t) => isSame(t, only))
  if (!isThere) return add(action)
  // A piece stays one, however often it is put on a list.
  const more = only.materieelNummer === '' ? only.aantal : 0
  const things = before.things.map((thing) => (isSame(thing, only) ? { ...thing, aantal: thing.aantal + more } : thing))
  return change(last, { ...before, things })
}

function touches(action: UserAction, line: string): boolean {
  return (action.kind === 'change' && action.line === line) || (action.kind === 'remove' && action.lines.includes(line))
}

type Addition = QueuedAction & { readonly action: Of<'add'> }

/** The addition that a line comes by, where it waits and was never sent. */
function unsentAddition(open: readonly QueuedAction[], line: string): Addition | null {
  const key = waitingLine(line)?.key
  const queued = open.find((one) => one.key === key && isUnsent(one))
  return queued?.action.kind === 'add' ? { ...queued, action: queued.action } : null
}

/** The scan that a line comes by, where it waits and was never sent. */
function unsentScan(open: readonly QueuedAction[], line: string): QueuedAction | null {
  const key = waitingLine(line)?.key
  return open.find((one) => one.key === key && isUnsent(one) && one.action.kind === 'scan') ?? null
}

const amounts = { order: 'aantal', removal: 'retourAantal' } as const

function keepChange(open: readonly QueuedAction[], action: Of<'change'>): Kept {
  const last = open.findLast((queued) => touches(queued.action, action.line))
  if (last === undefined) {
    const addition = unsentAddition(open, action.line)
    // What was added to the line meanwhile makes its amount another one than that of the addition.
    const isAlone =
      addition !== null && !open.some((queued) => queued.seq > addition.seq && addsTo(queued.action, action.line))
    const rest = addition !== null && isAlone ? intoAddition(addition, action) : null
    if (addition !== null && rest !== null)
      return { changed: new Map([[addition.key, rest.addition]]), added: rest.left }
  }
  if (last?.action.kind !== 'change' || !isUnsent(last)) return add(action)
  const fields = mergeFields(last.action.fields, action.fields)
  return change(last, Object.keys(fields).length === 0 ? null : { ...last.action, fields })
}

function addsTo(action: UserAction, line: string): boolean {
  return addedThings(action).some((thing) => lineOfThing(waitingLine(line)?.key ?? '', thing) === line)
}

/** The changed field is what it was first, and is to be what it became last. */
function mergeFields(
  before: Readonly<Record<string, FieldChange>>,
  after: Readonly<Record<string, FieldChange>>,
): Readonly<Record<string, FieldChange>> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const merged = names.flatMap((name) => {
    const [first, second] = [before[name], after[name]]
    const one = first === undefined ? second : { was: first.was, wordt: (second ?? first).wordt }
    return one === undefined || one.was === one.wordt ? [] : [[name, one] as const]
  })
  return Object.fromEntries(merged)
}

/** An addition with the change in it, and what of the change an addition cannot say: the remark of an order line. */
function intoAddition(queued: Addition, action: Of<'change'>) {
  const { [amounts[action.list]]: amount, opmerking: remark, ...left } = action.fields
  const things = queued.action.things.map((thing) => {
    if (lineOfThing(queued.key, thing) !== action.line) return thing
    return {
      ...thing,
      ...(amount !== undefined && { aantal: Number(amount.wordt) }),
      ...(remark !== undefined && { opmerking: String(remark.wordt) }),
    }
  })
  return {
    addition: { ...queued.action, things },
    left: Object.keys(left).length === 0 ? null : { ...action, fields: left },
  }
}

/** Takes lines off: what was only to come does not come, and what was to change need not any more. */
function keepRemoval(open: readonly QueuedAction[], action: Of<'remove'>): Kept {
  const changed = new Map<string, UserAction | null>()
  const gone = new Set<string>()
  for (const line of action.lines) {
    for (const queued of open)
      if (queued.action.kind === 'change' && queued.action.line === line && isUnsent(queued))
        changed.set(queued.key, null)
    const addition = unsentAddition(open, line)
    const source = addition ?? unsentScan(open, line)
    if (source === null || open.some(({ seq, action: later }) => seq > source.seq && addsTo(later, line))) continue
    const now = changed.get(source.key)
    const things = addedThings(now ?? source.action)
    const rest = things.filter((thing) => lineOfThing(source.key, thing) !== line)
    const isEmpty = addition === null || (rest.length === 0 && setsOf(addition.action).length === 0)
    changed.set(source.key, isEmpty ? null : { ...addition.action, things: rest })
    gone.add(line)
  }
  const lines = action.lines.filter((line) => !gone.has(line))
  return { changed, added: lines.length === 0 ? null : { ...action, lines } }
}

/** What one send of a walk holds at most, by the contract. */
const mostSightings = 200

/** What is seen joins what was never sent of the same walk; of one thing the last sighting stays. */
function keepSightings(open: readonly QueuedAction[], action: Of<'see'>): Kept {
  for (const queued of open) {
    if (queued.action.kind !== 'see' || !isUnsent(queued) || queued.action.walk.ronde !== action.walk.ronde) continue
    const sightings = latestSightings([...queued.action.sightings, ...action.sightings])
    if (sightings.length <= mostSightings) return change(queued, { ...queued.action, sightings })
  }
  return add(action)
}

/** A walk ends once. */
function keepEnd(open: readonly QueuedAction[], action: Of<'endWalk'>): Kept {
  const isEnding = open.some(
    (queued) => queued.action.kind === 'endWalk' && queued.action.walk.ronde === action.walk.ronde,
  )
  return add(isEnding ? null : action)
}

/**
 * What was filled in last takes the place of what was never sent, before the pictures that it names; words of an earlier moment
 * change nothing. A hand-over is signed once and changes no more; one that is thrown away takes along what was not sent.
 */
function keepHandOver(queue: readonly QueuedAction[], action: Extract<UserAction, { handOver: object }>): Kept {
  const nothing = add(null)
  const handOver = handOverOf(action) ?? ''
  const own = queue.filter((queued) => handOverOf(queued.action) === handOver)
  if (action.kind === 'removeHandOver') {
    const gone = own.filter((queued) => isAsked(queued) || (isOpen(queued) && isUnsent(queued)))
    return { changed: new Map(gone.map(({ key }) => [key, null])), added: action }
  }
  if (action.kind !== 'handOverPicture' && isSignedHere(own, handOver)) return nothing
  const last = own.findLast(({ action: { kind } }) => kind === 'keepHandOver')
  if (action.kind !== 'keepHandOver' || last?.action.kind !== 'keepHandOver') return add(action)
  if (last.action.bewaard > action.bewaard) return nothing
  return isOpen(last) && isUnsent(last) ? change(last, action) : add(action)
}
