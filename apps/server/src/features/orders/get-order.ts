import { PortalError } from '@portal/contract/errors.ts'
import type { orders } from '@portal/contract/orders.ts'
import { promiseLine } from '@portal/domain/requests/promise-line.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { contentsReaderOf } from '../catalogue/catalogue.ts'
import { ownPlace, type PlaceInput } from '../locations/locations.ts'
import { findOrder, type StoredOrder } from './listed-orders.store.ts'
import { listOrderLines } from './order-lines.store.ts'
import { readPromiseFacts } from './orders.store.ts'
import { permitOrders } from './permit-orders.ts'

type DetailCalls = (typeof orders)['getMovedOrder' | 'getProjectMovedOrder']

/** An order with the location of the user that it is about; that of the work first. */
export async function findOwnOrder(
  ctx: Ctx,
  type: OrderKind,
  input: PlaceInput & { readonly ordernummer: string },
): Promise<{ readonly order: StoredOrder; readonly place: UserLocation }> {
  permitOrders(ctx, type)
  const reader = { ...signedIn(ctx), ...contentsReaderOf(ctx) }
  const order = await findOrder(ctx.db, reader, { type, no: input.ordernummer })
  if (order === null) throw new PortalError('error.niet_gevonden')
  const ends = type === 'Afvoer' ? [order.vanLocatie, order.naarLocatie] : [order.naarLocatie, order.vanLocatie]
  const places = ends.filter((no) => no !== '')
  return { order, place: await ownPlace(ctx, places, input) }
}

/** One order of a kind with its lines and its promises; one of another location does not exist (R-ENT-34). */
export function getOrder(type: OrderKind): UseCase<DetailCalls> {
  return async (ctx, input) => {
    const { order, place } = await findOwnOrder(ctx, type, input)
    const { requestNo, ...head } = order
    const key = { type, no: order.ordernummer }
    const [regels, facts] = await Promise.all([
      listOrderLines(ctx.db, key, ctx.language),
      readPromiseFacts(ctx.db, { requestId: null, requestNo, order: key, locationNo: place.nummer }),
    ])
    return {
      ...head,
      materieellocatie: place.nummer,
      locatieOmschrijving: place.omschrijving,
      regels,
      beloften: [...promiseLine(facts)],
    }
  }
}
