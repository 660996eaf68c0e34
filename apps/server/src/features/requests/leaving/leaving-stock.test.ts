import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { grantLocation } from '../../../../test/builders.ts'
import { type LeavingSite, removalOf, startLeavingSite } from '../../../../test/leaving-site.ts'
import { countRequests, type Person } from '../../../../test/ordering-site.ts'
import { buildRequest } from '../../../../test/request-builders.ts'
import { startTestPortal } from '../../../../test/test-portal.ts'
import { sql } from '../../../platform/db/query.ts'

const { removing } = contract
type Input = CallInput<typeof removing.placeRemoval>

let site: LeavingSite
beforeAll(async () => {
  site = await startLeavingSite()
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

const send = (person: Person, input: Input) => site.portal.post(removing.placeRemoval, input, { as: person.userName })

/** Somebody with things on the lists of two locations of one project. */
async function leaverOfProject() {
  const eva = await site.leaver()
  const other = await site.target(eva)
  const projectNummer = await site.inProject([eva.locationNo, other])
  await site.stand(other, { no: 'HEK', quantity: 5 })
  await site.add({ ...eva, locationNo: other }, { no: 'HEK', quantity: 5 })
  const vanLocatieAddressen = [eva.locationNo, other].map((no) => ({ materieellocatie: no, adressCode: no }))
  const input = { ...removalOf(eva), projectNummer, vanLocatieAddressen }
  return { eva, other, input }
}

describe('how much may leave', () => {
  it('is what stands there now in the back office, whatever the mirror still says (R-RULE-01)', async () => {
    const eva = await site.leaver()
    await site.book(eva.locationNo, { no: 'HEK', quantity: -17 })
    const { problem } = await send(eva, removalOf(eva))
    const params = { item: 'HEK', asked: 8, amount: 3 }
    expect(problem).toMatchObject({ status: 400, code: 'afvoeren.meer_dan_voorraad', params })
    expect((await site.readList(eva)).lines).toHaveLength(2)
    expect(await countRequests(site, eva.locationNo)).toBe(0)
  })

  it('is what the mirror says less what waits, while the back office is away (R-RULE-01)', async () => {
    const eva = await site.leaver()
    await site.book(eva.locationNo, { no: 'HEK', quantity: -17 })
    await site.books.fault({ kind: 'status', status: 503, scope: '*' })
    const first = await send(eva, removalOf(eva))
    expect(first.answer.status).toBe('wachtrij')
    await site.add(eva, { no: 'HEK', quantity: 13 })
    const { problem } = await send(eva, removalOf(eva))
    expect(problem).toMatchObject({
      code: 'afvoeren.meer_dan_voorraad',
      params: { item: 'HEK', asked: 13, amount: 12 },
    })
  })

  it('counts a removal once that arrived without its confirmation (R-RULE-01)', async () => {
    const eva = await site.leaver()
    // The answer is lost, and what became of it cannot be asked: it waits for an operator.
    await site.books.fault({ kind: 'drop-after', scope: 'CreateRequest' })
    await site.books.fault({ kind: 'status', status: 404, scope: 'GetByExternalId', times: 1 })
    const { answer } = await send(eva, removalOf(eva))
    expect((await site.outcomeOf(eva, answer.aanvraagnummer)).verzending).toBe('aangehouden')
    expect(await site.books.requestsFrom(eva.locationNo)).toHaveLength(1)
    const jan = { ...(await site.person()), locationNo: eva.locationNo }
    await grantLocation(site.portal, { ...jan, role: 'foreman' })
    await site.add(jan, { no: 'HEK', quantity: 13 })
    const params = { item: 'HEK', asked: 13, amount: 12 }
    expect((await send(jan, removalOf(jan))).problem).toMatchObject({ code: 'afvoeren.meer_dan_voorraad', params })
    await site.add(eva, { no: 'HEK', quantity: 12 })
    expect((await send(eva, removalOf(eva))).status).toBe(200)
  })

  it.each(['here', 'there'] as const)(
    'leaves what a request takes along that waits for an operator: %s, of two locations (R-RULE-01)',
    async (place) => {
      const { eva, other, input } = await leaverOfProject()
      const locationNo = place === 'here' ? eva.locationNo : other
      const line = {
        parentLineNo: null,
        kind: 'Materieel',
        plantNo: '',
        description: '',
        unit: '',
        remark: '',
      } as const
      const { id } = await buildRequest(
        site.portal,
        { userName: eva.userName, locationNo },
        {
          kind: 'removal',
          fromLocation: locationNo,
          toLocation: '',
          depotNo: 'D1',
          lines: [
            {
              ...line,
              lineNo: 1,
              no: 'HEK',
              quantity: place === 'here' ? 15 : 3,
              charge: null,
              setNo: '',
              setQuantity: 0,
            },
          ],
        },
      )
      await site.portal.db.execute(sql`update requests set delivery = 'aangehouden' where id = ${id}`)
      const params = place === 'here' ? { asked: 8, amount: 5 } : { asked: 5, amount: 2 }
      expect((await send(eva, input)).problem).toMatchObject({ code: 'afvoeren.meer_dan_voorraad', params })
    },
  )

  it('counts what arrived without its confirmation once at every location of a removal (R-RULE-01)', async () => {
    const { eva, other, input } = await leaverOfProject()
    for (const locationNo of [eva.locationNo, other]) {
      await site.books.fault({ kind: 'drop-after', scope: 'CreateRequest' })
      await site.books.fault({ kind: 'status', status: 404, scope: 'GetByExternalId', times: 1 })
      const place = { ...eva, locationNo }
      const { answer } = await send(eva, removalOf(place))
      expect((await site.outcomeOf(place, answer.aanvraagnummer)).verzending).toBe('aangehouden')
    }
    await site.book(other, { no: 'HEK', quantity: 3 })
    await site.add(eva, { no: 'HEK', quantity: 12 })
    await site.add({ ...eva, locationNo: other }, { no: 'HEK', quantity: 3 })
    expect((await send(eva, input)).status).toBe(200)
  })

  it('is taken once when two people of a location ask for it at the same moment (R-RULE-01)', async () => {
    const eva = await site.leaver()
    const jan = { ...(await site.person()), locationNo: eva.locationNo }
    await grantLocation(site.portal, { ...jan, role: 'foreman' })
    await site.add(jan, { no: 'HEK', quantity: 13 })
    const replies = await Promise.all([send(eva, removalOf(eva)), send(jan, removalOf(jan))])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400])
    expect(replies.find((reply) => reply.status === 400)?.problem?.code).toBe('afvoeren.meer_dan_voorraad')
    expect(await countRequests(site, eva.locationNo)).toBe(1)
  })

  it('is not the portal’s to say while the setting is off (R-RULE-01)', async () => {
    const eva = await site.leaver()
    await site.portal.db.execute(sql`update erp_stock set quantity = 3 where location_no = ${eva.locationNo}`)
    const codeUnder = async (isCapped: boolean) => {
      const settings = { Afvoeren_MaximaalVoorraad: isCapped }
      const other = await startTestPortal({ clock: site.clock, database: site.portal.database, settings })
      try {
        return (await other.post(removing.placeRemoval, removalOf(eva), { as: eva.userName })).problem?.code
      } finally {
        await other.close()
      }
    }
    expect(await codeUnder(true)).toBe('afvoeren.meer_dan_voorraad')
    expect(await codeUnder(false)).toBeUndefined()
  })
})
