import type { orderList } from '@portal/contract/order-list.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { type ListHead, listLines, listOf, openSubmission } from './order-list.store.ts'

type ListAnswer = z.input<typeof orderList.getOrderList.out>

/** A list with its lines as this person may see them: own language, prices only where they are visible (R-VAL-15). */
export async function readListAnswer(ctx: Ctx, place: UserLocation, head: ListHead | null): Promise<ListAnswer> {
  if (head === null) return { items: [], savedAanvraagNummer: null, lijst: null, versie: 0 }
  const view = itemViewOf(ctx)
  const lines = await listLines(ctx.db, head.id, {
    language: view.language,
    priceGroup: view.customerNo,
    today: view.today,
  })
  return {
    items: lines.map((line) => hidePrices(line, view.pricesVisible)),
    savedAanvraagNummer: openSubmission(head),
    lijst: listOf(head, place.geblokkeerd),
    versie: head.versie,
  }
}
