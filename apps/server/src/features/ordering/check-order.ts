import { PortalError } from '@portal/contract/errors.ts'
import type { OrderListItem } from '@portal/contract/order-list.ts'
import type { OrderRequest } from '@portal/contract/ordering.ts'
import { refuseOrderAt } from '@portal/domain/locations/location-orderable.ts'
import { refuseListChange } from '@portal/domain/order-list/list-state.ts'
import { type OrderForm, relevantOrderForm } from '@portal/domain/ordering/order-form.ts'
import { orderCallFieldOf, orderFormOfCall } from '@portal/domain/ordering/order-wire-fields.ts'
import { pickupDepots, withPickupDepot } from '@portal/domain/ordering/pickup-depot.ts'
import { unknownDepotFaults } from '@portal/domain/ordering/start-depot.ts'
import { isOrderUrgent, validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { refuseFaults } from '../../platform/refuse-faults.ts'
import { listDepots } from '../locations/locations.store.ts'
import { type ListHead, listLines, lockList, standingOf } from '../order-list/order-list.store.ts'
import { withStoredAddress } from './order-address.ts'

/** An order that may be placed or submitted: the form as the server knows it, and the lines of the locked list. */
export interface CheckedOrder {
  readonly list: ListHead
  readonly form: OrderForm
  readonly lines: readonly OrderListItem[]
}

/**
 * Everything that must hold before an order is placed or submitted; the same for both calls, and by the same rule as the
 * form (R-REQ-02, R-REQ-07, R-REQ-08, R-DATE-01 to R-DATE-03, R-RULE-07, R-RULE-08, R-VAL-21).
 */
export async function checkOrder(ctx: Ctx, input: OrderRequest): Promise<CheckedOrder> {
  const place = placeOf(ctx)
  const atLocation = refuseOrderAt(place)
  if (atLocation !== null) throw new PortalError(atLocation)
  const list = await lockOrderedList(ctx, input)
  const lines = await listLines(ctx.db, list.id, {
    language: input.language,
    priceGroup: place.customerNo,
    today: ctx.clock.today(),
  })
  refuseLines(lines)
  const sent = relevantOrderForm(orderFormOfCall(input))
  const depots = sent.ophalen ? await listDepots(ctx.db) : []
  const asked = withPickupDepot(sent, depots, ctx.settings)
  const today = ctx.clock.today()
  const faults = validateOrder(asked, { today, termsAccepted: input.voorwaardenGeaccepteerd, settings: ctx.settings })
  refuseFaults(faults, (field) => orderCallFieldOf[field])
  refuseFaults(unknownDepotFaults(asked, pickupDepots(depots)), (field) => orderCallFieldOf[field])
  const form = await withStoredAddress(ctx, place, asked)
  return { list, lines, form: { ...form, spoed: isOrderUrgent(form, today, ctx.settings) } }
}

/** The list stays as it is until the end of the call, so that two windows cannot order it twice. */
async function lockOrderedList(ctx: Ctx, input: OrderRequest): Promise<ListHead> {
  const place = placeOf(ctx)
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const list = await lockList(ctx.db, owner, input.bestellijstId)
  if (list === null) throw new PortalError('error.niet_gevonden')
  const refusal = refuseListChange(standingOf(list, place.geblokkeerd))
  if (refusal !== null) throw new PortalError(refusal)
  if (input.versie !== undefined && input.versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  return list
}

function refuseLines(lines: readonly OrderListItem[]): void {
  if (lines.length === 0) throw new PortalError('bestellen.lijst_leeg')
  const missing = lines.find((line) => !line.bestelbaar)
  if (missing !== undefined) throw new PortalError('artikel.niet_bestelbaar', { item: missing.materieelSoort })
}
