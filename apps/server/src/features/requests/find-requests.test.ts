import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { buildErpRequest, buildRequest, type Requester } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { requests } = contract
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('a request by its number', () => {
  const find = async (person: Requester, term: string, maximum?: number) => {
    const input = { gebruikerLogin: person.userName, term, ...(maximum && { maximum }) }
    return (await portal.post(requests.findRequests, input, { as: person.userName })).answer.items
  }

  it('is found by the beginning of either number, with or without its letters, at the own locations only', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal)
    const first = await buildRequest(portal, eva)
    const second = await buildRequest(portal, eva)
    const theirs = await buildRequest(portal, other)
    await portal.db.execute(sql`update requests set erp_no = 'AV-770001' where id = ${second.id}`)
    const foreign = await buildErpRequest(portal, { to: eva.locationNo, type: 'Afvoer' })
    await portal.db.execute(sql`update erp_requests set no = 'AV-770002' where no = ${foreign}`)
    const numbers = async (term: string, maximum?: number) =>
      (await find(eva, term, maximum)).map(({ aanvraagnummer }) => aanvraagnummer)
    expect(await numbers(first.no.slice(2))).toEqual([first.no])
    expect(await numbers(first.no.toLowerCase())).toEqual([first.no])
    expect((await numbers('7700')).toSorted()).toEqual(['AV-770002', second.no])
    expect(await numbers('AV-770001')).toEqual([second.no])
    expect(await numbers('av%')).toEqual([])
    expect(await numbers(theirs.no)).toEqual([])
    expect(await numbers('7700', 1)).toHaveLength(1)
    expect(await find(eva, 'AV-770001')).toEqual([
      expect.objectContaining({
        erpNummer: 'AV-770001',
        soort: 'Aanvoer',
        materieellocatie: eva.locationNo,
        inhoud: expect.objectContaining({ anderen: expect.any(Number) }),
      }),
    ])
  })

  it('comes before those that go on after it', async () => {
    const eva = await buildPerson(portal)
    const exact = await buildRequest(portal, eva)
    const longer = await buildRequest(portal, eva)
    await portal.db.execute(sql`update requests set no = ${`${exact.no}5`} where id = ${longer.id}`)
    expect((await find(eva, exact.no)).map(({ aanvraagnummer }) => aanvraagnummer)).toEqual([exact.no, `${exact.no}5`])
  })

  it('is not looked for by two characters', async () => {
    const { userName } = await buildPerson(portal)
    const reply = await portal.post(requests.findRequests, { gebruikerLogin: userName, term: '10' }, { as: userName })
    expect(reply.problem).toMatchObject({ code: 'verzoek.onjuist', field: 'term' })
  })
})
