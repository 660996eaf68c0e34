import { contract } from '@portal/contract/calls.ts'
import type { PortalClient } from './portal-client.ts'
import { orderableItems, placeOrder, prepareOrder, someOf } from './site.ts'

/** As a person who tries nothing twice: what fails is a failure. */
const once = (client: PortalClient): PortalClient => ({ ...client, insist: client.post })

/**
 * People who order without pause until told to end, one at each location; each order is four calls that change something
 * and one that reads.
 */
export async function startPeople(client: PortalClient, locations: readonly string[]) {
  const items = await orderableItems(client, locations[0] ?? '')
  const references: string[] = []
  const failures: string[] = []
  let isOver = false
  const work = async (locationNo: string) => {
    while (!isOver) {
      try {
        const order = await placeOrder(once(client), await prepareOrder(once(client), locationNo, someOf(items, 3)))
        references.push(order.input.reference)
        // A person has so many lists and no more.
        await client.post(contract.orderList.removeAllItems, {
          gebruikerLogin: client.userName,
          materieelLocatie: locationNo,
          bestellijstId: order.input.bestellijstId,
        })
      } catch (error) {
        failures.push(String(error))
      }
    }
  }
  const working = Promise.all(locations.map(work))
  return {
    references,
    failures,
    async finish() {
      isOver = true
      await working
    },
  }
}
