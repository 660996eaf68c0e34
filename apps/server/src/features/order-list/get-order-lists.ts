import type { orderList } from '@portal/contract/order-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listLists, listOf } from './order-list.store.ts'

/** Every list of the person, at the locations that are still theirs (R-GEN-03, R-PAY-14). */
export const getOrderLists: UseCase<typeof orderList.getOrderLists> = async (ctx) => {
  const user = signedIn(ctx)
  const places = new Map((await listUserLocations(ctx.db, user)).map((place) => [place.nummer, place]))
  const heads = await listLists(ctx.db, user.userName, [...places.keys()])
  return { lijsten: heads.map((head) => listOf(head, places.get(head.materieelLocatieNr)?.geblokkeerd ?? false)) }
}
