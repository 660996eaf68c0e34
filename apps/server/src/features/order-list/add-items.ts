import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import { emptyId } from '@portal/contract/values.ts'
import { type NewItem, planAdditions } from '@portal/domain/order-list/plan-additions.ts'
import { refuseAddAll } from '@portal/domain/order-list/validate-add.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate } from '@portal/i18n/translate.ts'
import { NeedsLock } from '../../platform/command/needs-lock.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { tellListChanged } from './change-list.ts'
import {
  type AdditionFacts,
  type ListToAdd,
  plannedLines,
  readAdditionFacts,
  readListToAdd,
} from './order-lines.store.ts'
import { createList, type ListOwner, lockListNames } from './order-list.store.ts'
import { changeList, refuseStanding } from './order-list.ts'

export interface Added {
  readonly bestellijstId: string
  /** Lines came along that nobody asked for by name (R-LIST-03). */
  readonly isMeegeleverdAdded: boolean
}

/**
 * Adds items with what is delivered with them (R-VAL-01, R-VAL-02, R-LIST-03). The empty id means the first list of the
 * location, which is made when there is none.
 */
export async function addToList(ctx: Ctx, listId: string, asked: readonly NewItem[]): Promise<Added> {
  const refusal = refuseAddAll(asked)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  const items = asked.map((item) => ({ ...item, materieelSoort: item.materieelSoort.toUpperCase() }))
  const list = await openList(ctx, listId, items)
  refuseUnorderable(items, list)
  const plan = planAdditions(list.lines, items, {
    includedOf: (item) => list.included.filter((row) => row.of === item.materieelSoort && row.ofType === item.type),
    newId: randomUUID,
  })
  if ('code' in plan) throw new PortalError(plan.code, plan.params)
  await changeList(ctx, list, plannedLines(plan, ctx.clock.now()))
  tellListChanged(ctx, list.id, { added: items })
  return { bestellijstId: list.id, isMeegeleverdAdded: plan.includedAdded }
}

/** The list to add to, with what must be known of it and of the items; the first one is made when there is none. */
async function openList(ctx: Ctx, listId: string, items: readonly NewItem[]): Promise<ListToAdd> {
  const place = placeOf(ctx)
  if (place.geblokkeerd) throw new PortalError('locatie.geblokkeerd')
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const list = await readListToAdd(ctx, { ...owner, listId }, items)
  if (list === null && listId !== emptyId) throw new PortalError('error.niet_gevonden')
  if (list === null) return makeFirstList(ctx, owner, items)
  refuseStanding(list, place)
  return list
}

async function makeFirstList(ctx: Ctx, owner: ListOwner, items: readonly NewItem[]): Promise<ListToAdd> {
  if (!ctx.locks) throw new NeedsLock()
  await lockListNames(ctx.db, owner)
  const madeMeanwhile = await readListToAdd(ctx, { ...owner, listId: emptyId }, items)
  if (madeMeanwhile !== null) {
    refuseStanding(madeMeanwhile, placeOf(ctx))
    return madeMeanwhile
  }
  const name = translate(await loadMessages(ctx.language), 'orderList.firstName')
  const made = await createList(ctx.db, owner, { name, at: ctx.clock.now() })
  return { ...made, ...(await readAdditionFacts(ctx.db, made.id, items)) }
}

function refuseUnorderable(items: readonly NewItem[], facts: AdditionFacts): void {
  const orderable = new Set(facts.orderable.map((item) => `${item.type} ${item.materieelSoort}`))
  const missing = items.find((item) => !orderable.has(`${item.type} ${item.materieelSoort}`))
  if (missing !== undefined) throw new PortalError('artikel.niet_bestelbaar', { item: missing.materieelSoort })
}
