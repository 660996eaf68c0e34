import type { ListLine } from '@portal/domain/order-list/list-line.ts'
import type { SeenBy } from '../../platform/command/seen-records.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { type AdditionFacts, type AskedThings, wantedOf } from './addition-facts.store.ts'
import type { FollowingLine, ListOfLines, ListToAdd, ListWithLines } from './order-lines.store.ts'

/** What objects of this shape take in memory, about. */
const [listBytes, lineBytes, factBytes] = [800, 400, 250]

const listsOf = (owner: string): SeenBy<ListWithLines> => ({
  kind: 'order list',
  owner,
  weigh: ({ lines }) => listBytes + lineBytes * lines.length,
})

interface SeenFacts extends AdditionFacts {
  readonly id: string
  readonly versie: 0
}

/** Of nobody: what can be ordered, and what comes with it, is the same for all. */
const factsOf = (things: AskedThings): SeenBy<SeenFacts> => ({
  kind: 'things to add',
  owner: JSON.stringify(wantedOf(things)),
  weigh: ({ orderable, included, sets }) =>
    listBytes + factBytes * sets.reduce((sum, { lines }) => sum + lines.length, orderable.length + included.length),
})

const own = (ctx: Ctx) => listsOf(signedIn(ctx).userName)

/** Keeps a list that was read with all its lines. It counts from the commit on: until then it may be undone. */
export function rememberList(ctx: Ctx, { id, versie, lines, ...list }: ListWithLines): void {
  const { naam, materieelLocatieNr, savedNummer, savedStatus, reden } = list
  const standing = { naam, materieelLocatieNr, savedNummer, savedStatus, reden }
  ctx.afterCommit(() => ctx.seen.keep(own(ctx), { id, versie, lines, ...standing }))
}

/** As `rememberList`, with what was read of the things that are added. */
export function rememberToAdd(ctx: Ctx, list: ListToAdd, things: AskedThings): void {
  rememberList(ctx, list)
  const { orderable, included, sets } = list
  ctx.afterCommit(() => ctx.seen.keep(factsOf(things), { id: '', versie: 0, orderable, included, sets }))
}

/** What a write made of the lines of a list that it found in this version; unknown where that was not seen. */
export function rememberChange(
  ctx: Ctx,
  { id, versie }: Pick<ListWithLines, 'id' | 'versie'>,
  change: (lines: readonly ListLine[]) => readonly ListLine[],
): void {
  ctx.afterCommit(() =>
    ctx.seen.change(own(ctx), { id, versie }, (list) => ({ ...list, versie: versie + 1, lines: change(list.lines) })),
  )
}

/** A list of this person at this location, with what adding needs to know; null unless all of it was seen. */
export function findSeenToAdd(
  ctx: Ctx,
  asked: { readonly listId: string; readonly locationNo: string },
  things: AskedThings,
): ListToAdd | null {
  const list = ctx.seen.find(
    own(ctx),
    ({ id, materieelLocatieNr }) => id === asked.listId && materieelLocatieNr === asked.locationNo,
  )
  const facts = list === null ? null : ctx.seen.find(factsOf(things), () => true)
  if (list === null || facts === null) return null
  const { orderable, included, sets } = facts
  return { ...list, orderable, included, sets }
}

/** As `readListOfLines`, null unless it was seen; what follows a line is not in it, so nothing may have to follow. */
export function findSeenOfLines(
  ctx: Ctx,
  lineIds: readonly string[],
  isAlone: (line: ListLine, lines: readonly ListLine[]) => boolean,
): ListOfLines | null {
  const areOn = (lines: readonly ListLine[]) =>
    lineIds.every((id) => {
      const line = lines.find((one) => one.id === id)
      return line !== undefined && isAlone(line, lines)
    })
  const list = ctx.seen.find(own(ctx), ({ lines }) => areOn(lines))
  if (list === null) return null
  const asked = new Set(lineIds)
  const lines = list.lines.filter(({ id }) => asked.has(id))
  return { ...list, lines: lines.map((line): FollowingLine => ({ ...line, perPiece: null, perSet: null })) }
}
