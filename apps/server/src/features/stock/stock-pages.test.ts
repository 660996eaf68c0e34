import { contract } from '@portal/contract/calls.ts'
import { mostRows } from '@portal/contract/values.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson, buildStock } from '../../../test/builders.ts'
import { buildRequest } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { requests, stock } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await buildItem(portal, { no: 'GRAVER', description: 'Minigraver' })
})
afterAll(() => portal.close())

describe('a location with more than one answer holds', () => {
  it('has its stock in pages with every row once, the first to a caller that knows of none', async () => {
    const eva = await buildPerson(portal)
    const { userName, locationNo } = eva
    await buildStock(portal, { locationNo, plantType: 'GRAVER', plantNo: 'VEEL-0', quantity: 1 })
    await portal.db.execute(sql`
      insert into erp_stock select (jsonb_populate_record(s, jsonb_build_object('plant_no', 'VEEL-' || n))).*
      from erp_stock s, generate_series(1, ${mostRows.stock + 249}::int) n where s.plant_no = 'VEEL-0'`)
    const pageOf = async (pagina?: number) => {
      const input = { gebruikerLogin: userName, materieellocatie: locationNo, ...(pagina && { pagina }) }
      return (await portal.post(stock.getStock, input, { as: userName })).answer
    }
    const [first, again, second, beyond] = [await pageOf(), await pageOf(1), await pageOf(2), await pageOf(3)]
    expect([first.items.length, first.totaal, again.items]).toEqual([mostRows.stock, mostRows.stock + 250, first.items])
    expect([second.items.length, second.totaal]).toEqual([250, mostRows.stock + 250])
    expect(beyond.items).toEqual([])
    const numbers = new Set([...first.items, ...second.items].map(({ materieelNummer }) => materieelNummer))
    expect(numbers.size).toBe(mostRows.stock + 250)
  })

  it('has its requests in pages with each of them once, newest first', async () => {
    const { userName, locationNo } = await buildPerson(portal)
    const newest = await buildRequest(portal, { userName, locationNo })
    await portal.db.execute(sql`
      insert into requests select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'no', 'V-' || n,
        'created_at', r.created_at - n * interval '1 minute'))).*
      from requests r, generate_series(1, ${mostRows.requests + 20}::int) n where r.no = ${newest.no}`)
    const pageOf = async (pagina?: number) => {
      const input = { gebruikerLogin: userName, materieellocatie: locationNo, ...(pagina && { pagina }) }
      return (await portal.post(requests.getRequests, input, { as: userName })).answer
    }
    const [first, rest] = [await pageOf(), await pageOf(2)]
    expect([first.items.length, first.totaal]).toEqual([mostRows.requests, mostRows.requests + 21])
    expect([rest.items.length, rest.totaal]).toEqual([21, mostRows.requests + 21])
    expect(first.items[0]?.aanvraagnummer).toBe(newest.no)
    const numbers = new Set([...first.items, ...rest.items].map(({ aanvraagnummer }) => aanvraagnummer))
    expect(numbers.size).toBe(mostRows.requests + 21)
  })
})
