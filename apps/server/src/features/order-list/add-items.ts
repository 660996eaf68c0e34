import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import { emptyId } from '@portal/contract/values.ts'
import { type ItemName, isSameItem } from '@portal/domain/order-list/list-line.ts'
import { type NewItem, type NewSet, planAdditions } from '@portal/domain/order-list/plan-additions.ts'
import { refuseAddAll } from '@portal/domain/order-list/validate-add.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate } from '@portal/i18n/translate.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { type AdditionFacts, type AskedThings, readAdditionFacts } from './addition-facts.store.ts'
import { tellListChanged } from './change-list.ts'
import { allLinesPart, type ListToAdd, lockListToAdd, plannedLines } from './order-lines.store.ts'
import { createList, type ListOwner, lockListNames } from './order-list.store.ts'
import { changeList, refuseOrdering, refuseStanding } from './order-list.ts'

export interface Added {
  readonly bestellijstId: string
  /** Lines came along that nobody asked for by name (R-LIST-03). */
  readonly isMeegeleverdAdded: boolean
}

/** Sets to add: whole, with the optional lines that are chosen, or the chosen lines only. */
export interface AskedSet {
  readonly setNummer: string
  readonly aantal: number
  readonly chosen: readonly ItemName[]
  readonly parts: 'whole' | 'chosen'
}

interface Asked {
  readonly items: readonly NewItem[]
  readonly sets: readonly AskedSet[]
  /** In place of what is on the list, which is then as it was read. */
  readonly replace?: boolean
  readonly versie?: number | undefined
}

/**
 * Adds items and sets with what is delivered with them (R-VAL-01, R-VAL-02, R-LIST-03). The empty id means the first list
 * of the location, which is made when there is none.
 */
export async function addToList(ctx: Ctx, listId: string, asked: Asked): Promise<Added & { versie: number }> {
  const refusal = asked.sets.length > 0 && asked.items.length === 0 ? null : refuseAddAll(asked.items)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  const items = asked.items.map((item) => ({ ...item, materieelSoort: item.materieelSoort.toUpperCase() }))
  const things = { items, sets: asked.sets.map((set) => set.setNummer) }
  const list = await openList(ctx, listId, things)
  if (asked.versie !== undefined && asked.versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  const sets = asked.sets.map((set) => setToAdd(set, list))
  refuseUnorderable([...items, ...sets.flatMap((set) => set.lines)], list)
  const isReplaced = asked.replace === true
  const plan = planAdditions(
    isReplaced ? [] : list.lines,
    { items, sets },
    {
      includedOf: (item) => list.included.filter((row) => row.of === item.materieelSoort && row.ofType === item.type),
      newId: randomUUID,
    },
  )
  if ('code' in plan) throw new PortalError(plan.code, plan.params)
  const cleared = isReplaced && list.lines.length > 0 ? [[allLinesPart, {}] as const] : []
  await changeList(ctx, list, [...cleared, ...plannedLines(plan, ctx.clock.now())])
  tellListChanged(ctx, list.id, {
    added: items,
    ...(sets.length > 0 && { sets: asked.sets }),
    ...(isReplaced && { replaced: list.lines.length }),
  })
  return { bestellijstId: list.id, isMeegeleverdAdded: plan.includedAdded, versie: list.versie + 1 }
}

/** @throws PortalError for a set that is not offered, or has no such line */
function setToAdd({ setNummer, aantal, chosen, parts }: AskedSet, { sets }: AdditionFacts): NewSet {
  const inSet = sets.find((set) => set.setNummer === setNummer)?.lines ?? []
  if (inSet.length === 0) throw new PortalError('artikel.niet_bestelbaar', { item: setNummer })
  const strange = chosen.find((item) => !inSet.some((line) => isSameItem(line, item)))
  if (strange !== undefined) throw new PortalError('artikel.niet_bestelbaar', { item: strange.materieelSoort })
  const lines = inSet.filter(
    (line) => (parts === 'whole' && !line.optioneel) || chosen.some((item) => isSameItem(line, item)),
  )
  if (lines.length === 0) throw new PortalError('reject.items_leeg')
  return { setNummer, aantal, lines }
}

/** The list to add to, locked, with what must be known of the items; the first one is made when there is none. */
async function openList(ctx: Ctx, listId: string, things: AskedThings): Promise<ListToAdd> {
  const place = placeOf(ctx)
  refuseOrdering(place)
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const list = await lockListToAdd(ctx.db, { ...owner, listId }, things)
  if (list === null && listId !== emptyId) throw new PortalError('error.niet_gevonden')
  if (list === null) return makeFirstList(ctx, owner, things)
  refuseStanding(list, place)
  return list
}

async function makeFirstList(ctx: Ctx, owner: ListOwner, things: AskedThings): Promise<ListToAdd> {
  await lockListNames(ctx.db, owner)
  const madeMeanwhile = await lockListToAdd(ctx.db, { ...owner, listId: emptyId }, things)
  if (madeMeanwhile !== null) {
    refuseStanding(madeMeanwhile, placeOf(ctx))
    return madeMeanwhile
  }
  const name = translate(await loadMessages(ctx.language), 'orderList.firstName')
  const made = await createList(ctx.db, owner, { name, at: ctx.clock.now() })
  return { ...made, lines: [], ...(await readAdditionFacts(ctx.db, things)) }
}

function refuseUnorderable(items: readonly ItemName[], facts: AdditionFacts): void {
  const orderable = new Set(facts.orderable.map((item) => `${item.type} ${item.materieelSoort}`))
  const missing = items.find((item) => !orderable.has(`${item.type} ${item.materieelSoort}`))
  if (missing !== undefined) throw new PortalError('artikel.niet_bestelbaar', { item: missing.materieelSoort })
}
