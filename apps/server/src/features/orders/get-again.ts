import type { orders } from '@portal/contract/orders.ts'
import type { UseCase } from '../../http/handlers.ts'
import { draftForWire } from '../order-list/order-list.ts'
import { findOwnOrder } from './get-order.ts'
import { listOrderLines } from './order-lines.store.ts'

/** An order of a location of the user as a draft of the next request (decision: ordering); another one does not exist. */
export const getAgain: UseCase<typeof orders.getAgain> = async (ctx, { soort, ordernummer }) => {
  const { order, place } = await findOwnOrder(ctx, soort, { ordernummer })
  const lines = await listOrderLines(ctx.db, { type: soort, no: ordernummer }, ctx.language)
  const ofNoSet = { setNummer: '', setAantal: 0, setOmschrijving: '' }
  return {
    nummer: order.ordernummer,
    materieellocatie: place.nummer,
    locatieOmschrijving: place.omschrijving,
    leverDatum: order.leverDatum,
    retourDatum: order.retourDatum,
    ...(await draftForWire(
      ctx,
      lines.map((line) => ({ ...line, ...ofNoSet })),
    )),
    formulier: null,
  }
}
