import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { type OrderingSite, type Person, readList, startOrderingSite } from '../../../test/ordering-site.ts'

let site: OrderingSite
beforeAll(async () => {
  site = await startOrderingSite()
})
afterAll(() => site.close())

describe('an operator, about a refused order whose lines went back to the list', () => {
  const as = 'opperbeheerder'
  const { outbox, orderList } = contract
  beforeAll(() => buildUser(site.portal, { userName: as, roles: ['SuperAdmin'] }))

  const quantities = async (person: Person) => (await readList(site, person)).items.map((item) => item.aantal)
  const setBlocked = ({ locationNo }: Person, Blocked: boolean) =>
    site.books.setRow('PortaalLocatie', { No: locationNo }, { Blocked })
  const retry = (id: string) => site.portal.post(outbox.retryOutboxRegel, { id, status: 'rejected' }, { as })
  const booked = (person: Person) => site.books.requestsFor(person.locationNo)

  async function refusedOrder() {
    const { person, input } = await site.orderer()
    await setBlocked(person, true)
    const number = (await site.place(person, input)).answer.aanvraagnummer
    expect((await site.outcomeOf(person, number)).verzending).toBe('geweigerd')
    expect(await quantities(person)).toEqual([1, 2, 3])
    const found = await site.portal.post(outbox.getOutbox, { zoekterm: number }, { as })
    return { id: found.answer.items[0]?.id ?? '', person, number, input }
  }

  it('lets it start again, which takes them out of the list, and gives them back when it is refused again', async () => {
    const { id, person, number } = await refusedOrder()
    await retry(id)
    expect((await site.outcomeOf(person, number)).verzending).toBe('geweigerd')
    expect(await quantities(person)).toEqual([1, 2, 3])
    await setBlocked(person, false)
    expect((await retry(id)).status).toBe(204)
    expect(await quantities(person)).toEqual([])
    expect((await site.outcomeOf(person, number)).verzending).toBe('bevestigd')
    expect(await booked(person)).toHaveLength(1)
  })

  it('leaves what was added to them on the list', async () => {
    const { id, person } = await refusedOrder()
    await setBlocked(person, false)
    const bestelListItems = [{ type: 'Materieel', materieelSoort: 'MOLEN', aantal: 4 }] as const
    const owner = { gebruikerLogin: person.userName, materieellocatie: person.locationNo }
    const added = await site.portal.post(
      orderList.addItems,
      { ...owner, bestelListItems: [...bestelListItems] },
      { as: person.userName },
    )
    expect(added.status).toBe(200)
    expect(await quantities(person)).toEqual([5, 2, 3])
    expect((await retry(id)).status).toBe(204)
    expect(await quantities(person)).toEqual([4])
  })

  it('cannot let it start again once they are ordered again, and may confirm it all the same', async () => {
    const { id, person, number, input } = await refusedOrder()
    await setBlocked(person, false)
    const again = await site.place(person, input)
    expect((await retry(id)).problem).toMatchObject({ status: 409, code: 'outbox.regels_gebruikt' })
    const corrected = { id, status: 'rejected', referentie: 'Dak' } as const
    expect((await site.portal.post(outbox.editOutboxRegel, corrected, { as })).status).toBe(409)
    expect(await site.outcomeOf(person, number)).toMatchObject({ verzending: 'geweigerd', referentie: 'Begane grond' })
    const confirm = { id, status: 'rejected', backofficeNummer: 'AV26-88888', ookOnbekend: true } as const
    expect((await site.portal.post(outbox.confirmOutboxRegel, confirm, { as })).status).toBe(204)
    await site.outcomeOf(person, again.answer.aanvraagnummer)
    expect(await booked(person)).toHaveLength(1)
  })

  it('takes what is left of them out of the list by confirming it', async () => {
    const { id, person } = await refusedOrder()
    const [mixer] = (await readList(site, person)).items
    await site.portal.post(orderList.removeItem, { id: mixer?.id ?? '' }, { as: person.userName })
    expect(await quantities(person)).toEqual([2, 3])
    const confirm = { id, status: 'rejected', backofficeNummer: 'AV26-99999', ookOnbekend: true } as const
    expect((await site.portal.post(outbox.confirmOutboxRegel, confirm, { as })).status).toBe(204)
    expect(await quantities(person)).toEqual([])
  })
})
