import { contract } from '@portal/contract/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildUser, grantLocation } from '../../../test/builders.ts'
import { type OrderingSite, startOrderingSite } from '../../../test/ordering-site.ts'
import { operator as as, parkOrder, requestAt, type SentOrder, untilWriteIs, writeAt } from './test/sent-orders.ts'

const { outbox, orderList } = contract
let site: OrderingSite

beforeAll(async () => {
  site = await startOrderingSite()
  await buildUser(site.portal, { userName: as, roles: ['SuperAdmin'] })
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

const cancel = ({ id }: SentOrder) =>
  site.portal.post(outbox.cancelOutboxRegel, { id, status: 'parked', reden: 'Dubbel besteld' }, { as })

describe('a request that an operator gave up', () => {
  it('is reported to its requester as given up, never as refused by the back office', async () => {
    const parked = await parkOrder(site)
    await cancel(parked)
    const request = await requestAt(site, parked)
    expect(request).toMatchObject({ verzending: 'vervallen', reden: 'Dubbel besteld' })
    expect(request.verloop.at(-1)).toMatchObject({ stap: 'vervallen', tekst: 'Dubbel besteld' })
    expect(request.verloop.map(({ stap }) => stap)).not.toContain('geweigerd')
    expect(request.beloften.at(-1)).toMatchObject({ staat: 'mislukt', toelichting: 'Dubbel besteld' })
  })

  it('names the list that has its lines again, to who owns that list and as long as they are there', async () => {
    const parked = await parkOrder(site)
    expect((await requestAt(site, parked)).terugOpLijst).toBeNull()
    await cancel(parked)
    expect((await requestAt(site, parked)).terugOpLijst).toEqual({ soort: 'bestellijst', id: parked.listId })
    await buildUser(site.portal, { userName: 'collega' })
    await grantLocation(site.portal, { userName: 'collega', locationNo: parked.person.locationNo })
    const seen = await requestAt(site, { ...parked, person: { ...parked.person, userName: 'collega' } })
    expect(seen).toMatchObject({ verzending: 'vervallen', terugOpLijst: null })
    const { userName, locationNo } = parked.person
    await site.portal.post(
      orderList.removeAllItems,
      { gebruikerLogin: userName, materieelLocatie: locationNo, bestellijstId: parked.listId },
      { as: userName },
    )
    expect((await requestAt(site, parked)).terugOpLijst).toBeNull()
  })
})

describe('the tries of a write', () => {
  it('are as many as its history shows, also after an operator had it tried again', async () => {
    const parked = await parkOrder(site)
    await site.books.fault({ kind: 'unpublish', scope: 'PortaalKoppeling' })
    await site.portal.post(outbox.retryOutboxRegel, { id: parked.id, status: 'parked' }, { as })
    const write = await untilWriteIs(site, parked.id, 'parked')
    const tries = write.historie.filter(({ door }) => door === null)
    expect(tries.length).toBeGreaterThan(1)
    expect(write.pogingen).toBe(tries.length)
    await cancel(parked)
    expect((await writeAt(site, parked.id)).pogingen).toBe(tries.length)
  })
})
