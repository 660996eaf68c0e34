import type { orderList } from '@portal/contract/order-list.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { z } from 'zod'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { findFullList, listOf, openSubmission } from './order-list.store.ts'

type ListAnswer = z.input<typeof orderList.getOrderList.out>

export const noList: ListAnswer = { items: [], savedAanvraagNummer: null, lijst: null, versie: 0 }

/**
 * A list with its lines as this person may see them: own language, prices only where they are visible (R-VAL-15). The
 * empty id means the first list of the location; null when there is none.
 */
export async function readListAnswer(ctx: Ctx, listId: string): Promise<ListAnswer | null> {
  const place = placeOf(ctx)
  const { language, today, customerNo, pricesVisible } = itemViewOf(ctx)
  const asked = { userName: signedIn(ctx).userName, locationNo: place.nummer, listId }
  const list = await findFullList(ctx.db, asked, { language, today, priceGroup: customerNo })
  if (list === null) return null
  return {
    items: list.lines.map((line) => hidePrices(line, pricesVisible)),
    savedAanvraagNummer: openSubmission(list),
    lijst: listOf(list, place.geblokkeerd),
    versie: list.versie,
  }
}
