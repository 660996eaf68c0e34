import { readBooks, tellBackOffice } from './journey.ts'
import type { Asked } from './leaving-requests.ts'

/** The order that the back office made of a request. */
export async function orderOf({ booked }: Asked) {
  const order = (await readBooks()).find(({ No }) => No === booked)?.orders.at(0)
  if (order === undefined) throw new Error(`No order of ${booked}`)
  return order
}

/** The desk of the back office approves requests and makes their orders. */
export async function approveAtDesk(asked: readonly Asked[]): Promise<void> {
  for (const { booked } of asked) {
    await tellBackOffice(`requests/${booked}/approve`)
    await tellBackOffice(`requests/${booked}/advance`)
  }
}

/** The orders of requests are released, printed and posted. */
export async function postAtDesk(asked: readonly Asked[]): Promise<void> {
  for (const one of asked)
    while ((await orderOf(one)).Status !== 'Posted') await tellBackOffice(`requests/${one.booked}/advance`)
}
