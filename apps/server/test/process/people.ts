import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@portal/contract/calls.ts'
import { chances } from '../campaign.ts'
import type { PortalClient } from './portal-client.ts'
import { orderableItems, placeOrder, prepareOrder, someOf } from './site.ts'

const chance = chances()

/** As a person who tries nothing twice: what fails is a failure. */
const once = (client: PortalClient): PortalClient => ({ ...client, insist: client.post })

/** Somebody, and where they order. */
export interface Orderer {
  readonly client: PortalClient
  readonly locationNo: string
}

/**
 * People who order until told to end; each order is four calls that change something and one that reads.
 * @param longestPauseMs how long each does nothing at most between two orders; the next begins at once when left out
 */
export async function startPeople(orderers: readonly Orderer[], longestPauseMs = 0) {
  const [first] = orderers
  if (first === undefined) throw new Error('There is nobody')
  const items = await orderableItems(first.client, first.locationNo)
  const references: string[] = []
  const failures: string[] = []
  let isOver = false
  const work = async ({ client, locationNo }: Orderer) => {
    while (!isOver) {
      await pause(chance() * longestPauseMs)
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
  const working = Promise.all(orderers.map(work))
  return {
    references,
    failures,
    async finish() {
      isOver = true
      await working
    },
  }
}
