import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import { emptyId } from '@portal/contract/values.ts'
import { type NewItem, planAdditions } from '@portal/domain/order-list/plan-additions.ts'
import { refuseAddAll } from '@portal/domain/order-list/validate-add.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate } from '@portal/i18n/translate.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { lockEditableList, lockNamedList, tellListChanged } from './change-list.ts'
import { type AdditionFacts, readAdditionFacts, saveAdditions } from './order-lines.store.ts'
import { createList, type ListHead, lockListNames } from './order-list.store.ts'

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
  const { list, facts } = await openList(ctx, listId, items)
  refuseUnorderable(items, facts)
  const plan = planAdditions(facts.lines, items, {
    includedOf: (item) => facts.included.filter((row) => row.of === item.materieelSoort && row.ofType === item.type),
    newId: randomUUID,
  })
  if ('code' in plan) throw new PortalError(plan.code, plan.params)
  await saveAdditions(ctx.db, list.id, { ...plan, at: ctx.clock.now() })
  tellListChanged(ctx, list.id, { added: items })
  return { bestellijstId: list.id, isMeegeleverdAdded: plan.includedAdded }
}

/** The list to add to, locked, with what must be known of it and of the items; it is made when there is none. */
async function openList(ctx: Ctx, listId: string, items: readonly NewItem[]) {
  if (listId !== emptyId) {
    // Sent together: what is on the list is read after the lock.
    const locking = lockNamedList(ctx, placeOf(ctx), listId)
    const [list, facts] = await Promise.all([locking, readAdditionFacts(ctx.db, listId, items)])
    return { list, facts }
  }
  const list = await openFirstList(ctx)
  return { list, facts: await readAdditionFacts(ctx.db, list.id, items) }
}

async function openFirstList(ctx: Ctx): Promise<ListHead> {
  const place = placeOf(ctx)
  const list = await lockEditableList(ctx, place, emptyId)
  if (list !== null) return list
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  await lockListNames(ctx.db, owner)
  const madeMeanwhile = await lockEditableList(ctx, place, emptyId)
  if (madeMeanwhile !== null) return madeMeanwhile
  const name = translate(await loadMessages(ctx.language), 'orderList.firstName')
  return createList(ctx.db, owner, { name, at: ctx.clock.now() })
}

function refuseUnorderable(items: readonly NewItem[], facts: AdditionFacts): void {
  const orderable = new Set(facts.orderable.map((item) => `${item.type} ${item.materieelSoort}`))
  const missing = items.find((item) => !orderable.has(`${item.type} ${item.materieelSoort}`))
  if (missing !== undefined) throw new PortalError('artikel.niet_bestelbaar', { item: missing.materieelSoort })
}
