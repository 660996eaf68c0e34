import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { UseCase } from '../../http/handlers.ts'
import { noList, readListAnswer } from './read-list-answer.ts'

/** One list with its lines; the empty id gives the first list of the location, or nothing (R-ENT-11, R-PAY-04). */
export const getOrderList: UseCase<typeof orderList.getOrderList> = async (ctx, input) => {
  const answer = await readListAnswer(ctx, input.bestelijstId)
  if (answer === null && input.bestelijstId !== emptyId) throw new PortalError('error.niet_gevonden')
  return answer ?? noList
}
