import type { removalList } from '@portal/contract/removal-list.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { z } from 'zod'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { projectPlaces } from './project-places.ts'
import { findRemovalLists, readRemovalItems } from './removal-list.store.ts'

type ListAnswer = z.input<typeof removalList.getRemovalList.out>

/** The list of one location, prices only where they are visible (R-GEN-05, R-PAY-01, R-VAL-15). */
export const getRemovalList: UseCase<typeof removalList.getRemovalList> = (ctx) => readLists(ctx, [placeOf(ctx).nummer])

/** The lists of all the person's locations of a project as one (R-PAY-02, OP-34). */
export const getProjectRemovalList: UseCase<typeof removalList.getProjectRemovalList> = async (ctx, input) => {
  const places = await projectPlaces(ctx, input.projectNummer)
  return readLists(
    ctx,
    places.map((place) => place.nummer),
  )
}

async function readLists(ctx: Ctx, locationNos: readonly string[]): Promise<ListAnswer> {
  const lists = await findRemovalLists(ctx.db, { userName: signedIn(ctx).userName, locationNos })
  if (lists.length === 0) return { afvoerlijstItems: [], versie: 0 }
  const view = itemViewOf(ctx)
  const reader = { language: view.language, priceGroup: view.customerNo, today: view.today }
  const ids = lists.map((list) => list.id)
  const items = await readRemovalItems(ctx.db, ids, reader)
  return {
    afvoerlijstItems: items.map((item) => hidePrices(item, view.pricesVisible)),
    versie: lists.reduce((sum, list) => sum + list.version, 0),
  }
}
