import { contract, listCalls } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import { customerFilterKeys } from '@portal/domain/locations/seen-customers.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/platform/db/query.ts'
import { buildPlace, type Place } from './build-place.ts'
import { buildLocation, buildUser } from './builders.ts'
import { arbitraryOf, inputSchema } from './schema-values.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'
import { heardWithinMs, waitFor } from './wait-for.ts'

/** A person's own and no record of a customer: a view of a table, and a list of favourites unless it is read at a location. */
const ofNoCustomer: readonly AnyCall[] = [
  contract.favourites.getLists,
  contract.favourites.inLists,
  contract.savedViews.getViews,
]
const queries = listCalls().filter(({ call }) => call.kind === 'query' && !ofNoCustomer.includes(call))
/** Without a filter the owner finds what is theirs in so many answers, or this test would prove nothing. */
const leastSeen = 20

/** Processes of one installation that differ in their settings, with the owner's location at a customer of others. */
let open: TestPortal
let filtered: Record<(typeof customerFilterKeys)[number], TestPortal>
let place: Place
beforeAll(async () => {
  open = await startTestPortal()
  const { database } = open
  const [byCompany, byCustomers] = await Promise.all(
    customerFilterKeys.map((key) => startTestPortal({ database, settings: { [key]: true } })),
  )
  if (byCompany === undefined || byCustomers === undefined) throw new Error('There are two filters')
  filtered = { Gebruiker_FilterBedrijf: byCompany, Gebruiker_FilterKlanten: byCustomers }
  place = await buildPlace(open)
  await moveTo('K9')
})
afterAll(async () => {
  await Promise.all(Object.values(filtered).map((portal) => portal.close()))
  await open.close()
})

/** Says whose the owner's location is; every process forgets what it knew. */
async function moveTo(customerNo: string): Promise<void> {
  await open.db.execute(sql`update erp_locations set customer_no = ${customerNo} where no = ${place.locationNo}`)
  for (const portal of [open, ...Object.values(filtered)]) {
    await portal.parts.memory.changed(['access', 'locations', 'stock', 'inspections', 'documents', 'settings'])
  }
}

type Asker = 'eigenaar' | 'goedkeurder'

const bodies = new Map<string, string>()
/** The same for every process and every turn. */
function bodyOf(call: AnyCall, person: Asker): string {
  const key = `${person} ${call.path}`
  const known = bodies.get(key)
  if (known !== undefined) return known
  const body = JSON.stringify(
    fc.sample(arbitraryOf(inputSchema(call), place.valuesOf(person), 1), { numRuns: 1, seed: 42 })[0],
  )
  bodies.set(key, body)
  return body
}

async function ask(portal: TestPortal, call: AnyCall, person: Asker = 'eigenaar') {
  const answer = await fetch(portal.url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await place.token(person)}` },
    body: bodyOf(call, person),
  })
  return { status: answer.status, text: await answer.text() }
}

async function callsThatShow(portal: TestPortal, person?: 'goedkeurder'): Promise<readonly string[]> {
  const seen: string[] = []
  for (const { name, call } of queries) {
    const { text } = await ask(portal, call, person)
    if (text.includes(place.marker)) seen.push(name)
  }
  return seen
}

describe('records of other companies and customers', () => {
  it('are in the answers of their people while nothing is filtered', async () => {
    await moveTo('K9')
    expect((await callsThatShow(open)).length).toBeGreaterThanOrEqual(leastSeen)
    expect(await callsThatShow(open, 'goedkeurder')).toContain('approvals.getSavedRequests')
  })

  it.each(customerFilterKeys)(
    'are in no answer at all with %s, also not for who approves (R-PRICE-06)',
    async (key) => {
      await moveTo('K9')
      expect(await callsThatShow(filtered[key])).toEqual([])
      expect(await callsThatShow(filtered[key], 'goedkeurder')).toEqual([])
      const located = queries.filter(({ call }) => call.location !== undefined && call.location !== 'record')
      for (const { call } of located) expect([404, 400, 403]).toContain((await ask(filtered[key], call)).status)
    },
  )

  it('of the own company are seen with either filter (R-PRICE-06)', async () => {
    await moveTo('K1000')
    // The content of a document lies in the folder of the process that was given it.
    const all = (await callsThatShow(open)).filter((name) => name !== 'documents.downloadDocument')
    for (const key of customerFilterKeys) expect(await callsThatShow(filtered[key])).toEqual(all)
  })

  it('of a linked customer are seen with the filter by customers, and not with the one by company (R-PRICE-06)', async () => {
    await moveTo('K2')
    const { Gebruiker_FilterBedrijf: byCompany, Gebruiker_FilterKlanten: byCustomers } = filtered
    expect((await callsThatShow(byCustomers)).length).toBe(0)
    await open.db.execute(sql`update users set customer_nos = array['K2'] where user_name = 'eigenaar'`)
    await moveTo('K2')
    expect((await callsThatShow(byCustomers)).length).toBeGreaterThanOrEqual(leastSeen)
    expect(await callsThatShow(byCompany)).toEqual([])
  })

  it('are seen by administrators whatever is filtered', async () => {
    await moveTo('K9')
    await buildUser(open, { userName: 'baas', roles: ['Admin'] })
    for (const portal of Object.values(filtered)) {
      const { answer } = await portal.post(contract.locations.getLocations, { gebruikersnaam: 'baas' }, { as: 'baas' })
      expect(answer.locaties.map(({ nummer }) => nummer)).toContain(place.locationNo)
    }
  })
})

describe('the other end of an order or a request', () => {
  it('has neither number nor name when it is another customer of whom nothing is seen (R-PRICE-06)', async () => {
    await moveTo('K1000')
    const marker = `elders-${crypto.randomUUID().slice(0, 8)}`
    const far = await buildLocation(open, { description: marker, address: marker })
    await open.db.execute(sql`update erp_locations set customer_no = 'K9' where no = ${far}`)
    const named = new RegExp(`\\b${far}\\b`)
    const shows = async (portal: TestPortal) => {
      const seen: string[] = []
      for (const { name, call } of queries) {
        const { text } = await ask(portal, call)
        if (text.includes(marker) || named.test(text)) seen.push(name)
      }
      return seen
    }
    const seen = new Set<string>()
    const ends = [sql`from_location = ${far}`, sql`to_location = ${far}`]
    for (const end of ends) {
      await open.db.execute(
        sql`update erp_orders set from_location = ${place.locationNo}, to_location = ${place.locationNo}`,
      )
      await open.db.execute(sql`update erp_orders set ${end} where type = 'Overige_verplaatsingen'`)
      await open.db.execute(sql`update requests set ${end} where no = 'P-900001'`)
      for (const name of await shows(open)) seen.add(name)
      for (const key of customerFilterKeys) expect(await shows(filtered[key])).toEqual([])
    }
    // Without a filter an order, a request and the bill of a line name it, or this would prove nothing.
    expect([...seen]).toEqual(
      expect.arrayContaining(['invoices.explainLine', 'orders.getMovedOrder', 'requests.getRequest']),
    )
    await open.db.execute(
      sql`update erp_orders set to_location = from_location where from_location = ${place.locationNo}`,
    )
    await open.db.execute(
      sql`update erp_orders set from_location = to_location where to_location = ${place.locationNo}`,
    )
    await open.db.execute(sql`update requests set from_location = '', to_location = '' where no = 'P-900001'`)
  })
})

describe('turning the filter on', () => {
  it('counts at once in answers that were kept, and in every process (R-PRICE-06)', async () => {
    await moveTo('K9')
    const seen = async (portal: TestPortal) =>
      (await ask(portal, contract.locations.getLocations)).text.includes(place.marker)
    const second = await startTestPortal({ database: open.database })
    expect([await seen(open), await seen(second)]).toEqual([true, true])
    await open.db.execute(sql`
      insert into setting_overrides (key, value, changed_by, changed_at)
      values ('Gebruiker_FilterBedrijf', 'true'::jsonb, 'beheerder', now())`)
    for (const portal of [open, second]) await waitFor(async () => !(await seen(portal)), heardWithinMs)
    await second.close()
  })
})
