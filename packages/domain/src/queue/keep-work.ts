import type { FieldChange } from '../saving/change-on-top.ts'
import { latestSightings } from '../site-walks/sighting.ts'
import { type AddedThing, type Deed, isOpen, lineOfThing, type Work, waitingLine } from './work.ts'

type Of<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>

/** What keeping one more thing comes to: works that change or go, and what is added after them. */
export interface Kept {
  /** Works with their new deed, by key; null takes the work out of the queue. */
  readonly changed: ReadonlyMap<string, Deed | null>
  /** Null where what waited already has it all. */
  readonly added: Deed | null
}

/**
 * Adds a deed to what waits. What was never sent takes the later deed in, down to nothing; what was sent once stays as it
 * is, and the later deed comes after it.
 * @param works of the same person, in order
 */
export function keepDeed(works: readonly Work[], deed: Deed): Kept {
  const open = works.filter(isOpen)
  if (deed.kind === 'add') return keepAddition(open, deed)
  if (deed.kind === 'change') return keepChange(open, deed)
  if (deed.kind === 'remove') return keepRemoval(open, deed)
  return deed.kind === 'see' ? keepSightings(open, deed) : keepEnd(open, deed)
}

const isUnsent = ({ sentAt }: Work): boolean => sentAt === null
const isSame = (one: AddedThing, other: AddedThing): boolean => lineOfThing('', one) === lineOfThing('', other)
const change = (work: Work, deed: Deed | null): Kept => ({ changed: new Map([[work.key, deed]]), added: null })

/** More of the same joins what was never sent, so that one line is one thing to change. */
function keepAddition(open: readonly Work[], deed: Of<'add'>): Kept {
  const last = open.at(-1)
  const [only, ...others] = deed.things
  if (last?.deed.kind !== 'add' || !isUnsent(last) || only === undefined || others.length > 0)
    return { changed: new Map(), added: deed }
  const { deed: before } = last
  const isThere =
    before.list === deed.list && before.listId === deed.listId && before.things.some((t) => isSame(t, only))
  if (!isThere) return { changed: new Map(), added: deed }
  // A piece stays one, however often it is put on a list.
  const more = only.materieelNummer === '' ? only.aantal : 0
  const things = before.things.map((thing) => (isSame(thing, only) ? { ...thing, aantal: thing.aantal + more } : thing))
  return change(last, { ...before, things })
}

function touches(deed: Deed, line: string): boolean {
  return (deed.kind === 'change' && deed.line === line) || (deed.kind === 'remove' && deed.lines.includes(line))
}

/** The addition that a line comes by, where it waits and was never sent. */
function unsentAddition(open: readonly Work[], line: string): (Work & { readonly deed: Of<'add'> }) | null {
  const key = waitingLine(line)?.key
  const work = open.find((one) => one.key === key && isUnsent(one))
  return work?.deed.kind === 'add' ? { ...work, deed: work.deed } : null
}

const amounts = { order: 'aantal', removal: 'retourAantal' } as const

function keepChange(open: readonly Work[], deed: Of<'change'>): Kept {
  const last = open.findLast((work) => touches(work.deed, deed.line))
  if (last === undefined) {
    const addition = unsentAddition(open, deed.line)
    // What was added to the line meanwhile makes its amount another one than that of the addition.
    const isAlone = addition !== null && !open.some((work) => work.seq > addition.seq && addsTo(work.deed, deed.line))
    const rest = addition !== null && isAlone ? intoAddition(addition, deed) : null
    if (addition !== null && rest !== null)
      return { changed: new Map([[addition.key, rest.addition]]), added: rest.left }
  }
  if (last?.deed.kind !== 'change' || !isUnsent(last)) return { changed: new Map(), added: deed }
  const fields = mergeFields(last.deed.fields, deed.fields)
  return change(last, Object.keys(fields).length === 0 ? null : { ...last.deed, fields })
}

function addsTo(deed: Deed, line: string): boolean {
  return deed.kind === 'add' && deed.things.some((thing) => lineOfThing(waitingLine(line)?.key ?? '', thing) === line)
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
function intoAddition(work: Work & { readonly deed: Of<'add'> }, deed: Of<'change'>) {
  const { [amounts[deed.list]]: amount, opmerking: remark, ...left } = deed.fields
  const things = work.deed.things.map((thing) => {
    if (lineOfThing(work.key, thing) !== deed.line) return thing
    return {
      ...thing,
      ...(amount !== undefined && { aantal: Number(amount.wordt) }),
      ...(remark !== undefined && { opmerking: String(remark.wordt) }),
    }
  })
  return {
    addition: { ...work.deed, things },
    left: Object.keys(left).length === 0 ? null : { ...deed, fields: left },
  }
}

/** Takes lines off: what was only to come does not come, and what was to change need not any more. */
function keepRemoval(open: readonly Work[], deed: Of<'remove'>): Kept {
  const changed = new Map<string, Deed | null>()
  const gone = new Set<string>()
  for (const line of deed.lines) {
    for (const work of open)
      if (work.deed.kind === 'change' && work.deed.line === line && isUnsent(work)) changed.set(work.key, null)
    const addition = unsentAddition(open, line)
    if (addition === null) continue
    if (open.some((work) => work.seq > addition.seq && addsTo(work.deed, line))) continue
    const now = changed.get(addition.key)
    const { things } = now?.kind === 'add' ? now : addition.deed
    const rest = things.filter((thing) => lineOfThing(addition.key, thing) !== line)
    changed.set(addition.key, rest.length === 0 ? null : { ...addition.deed, things: rest })
    gone.add(line)
  }
  const lines = deed.lines.filter((line) => !gone.has(line))
  return { changed, added: lines.length === 0 ? null : { ...deed, lines } }
}

/** What one send of a walk holds at most, by the contract. */
const mostSightings = 200

/** What is seen joins what was never sent of the same walk; of one thing the last sighting stays. */
function keepSightings(open: readonly Work[], deed: Of<'see'>): Kept {
  for (const work of open) {
    if (work.deed.kind !== 'see' || !isUnsent(work) || work.deed.walk.ronde !== deed.walk.ronde) continue
    const sightings = latestSightings([...work.deed.sightings, ...deed.sightings])
    if (sightings.length <= mostSightings) return change(work, { ...work.deed, sightings })
  }
  return { changed: new Map(), added: deed }
}

/** A walk ends once. */
function keepEnd(open: readonly Work[], deed: Of<'endWalk'>): Kept {
  const isEnding = open.some((work) => work.deed.kind === 'endWalk' && work.deed.walk.ronde === deed.walk.ronde)
  return { changed: new Map(), added: isEnding ? null : deed }
}
