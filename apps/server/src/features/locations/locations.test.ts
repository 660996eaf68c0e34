import { contract } from '@portal/contract/calls.ts'
import type { LocationState } from '@portal/domain/states/enums.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { buildItem, buildLocation, buildPerson, buildStock, buildUser, grantLocation } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { complaints, locations, orderList, removalList, stock } = contract
let portal: TestPortal
let simulator: Simulator
let backOffice: { url: string; password: string; company: string }

beforeAll(async () => {
  simulator = await startSimulator()
  backOffice = { url: simulator.protocolUrl, password: 'portaal-koppeling', company: 'Rijnmond Materieel B.V.' }
  portal = await startTestPortal({ backOffice })
})
afterAll(async () => {
  await portal.close()
  await simulator.stop()
})

async function list(userName: string) {
  const reply = await portal.post(locations.getLocations, { gebruikersnaam: userName }, { as: userName })
  return reply.answer.locaties
}

describe('the locations of a user', () => {
  it('carry number, description, blocked flag, project, role and address (R-ENT-02, R-PAY-15)', async () => {
    const eva = await buildPerson(portal)
    expect(await list(eva.userName)).toEqual([
      {
        nummer: eva.locationNo,
        omschrijving: `Bouwplaats ${eva.locationNo}`,
        geblokeerd: false,
        projectNummer: `P${eva.locationNo}`,
        rol: 'site_manager',
        adres: 'Werkweg 1',
        postcode: '1234 AB',
        plaats: 'Utrecht',
        contactpersoon: 'J. Bouwer',
        telefoonnummer: '030 1234567',
        kind: 'Project',
        state: 'Production',
        bestelbaar: true,
        goedkeuringNodig: false,
      },
    ])
  })

  it('are called by their number where they have no description (R-ENT-01)', async () => {
    const eva = await buildPerson(portal)
    await portal.db.execute(sql`update erp_locations set description = '' where no = ${eva.locationNo}`)
    expect((await list(eva.userName))[0]?.omschrijving).toBe(eva.locationNo)
  })

  it('say where can be ordered, and whether an approver is needed there (R-ROLE-29)', async () => {
    const userName = await buildUser(portal, { userName: 'rollen' })
    const cases = [
      { role: 'site_manager', state: 'Production', blocked: false },
      { role: 'foreman', state: 'Finished', blocked: false },
      { role: '', state: 'Archive', blocked: false },
      { role: 'administration', state: 'Production', blocked: true },
    ]
    for (const { role, ...location } of cases) {
      await grantLocation(portal, { userName, locationNo: await buildLocation(portal, location), role })
    }
    const answer = await list(userName)
    expect(answer.map((place) => [place.rol, place.state, place.bestelbaar, place.goedkeuringNodig])).toEqual([
      ['site_manager', 'Production', true, false],
      ['foreman', 'Finished', false, true],
      [null, 'Archive', false, true],
      ['administration', 'Production', false, false],
    ])
  })

  it('are unknown for an account that the back office does not know', async () => {
    const userName = await buildUser(portal, { userName: 'onbekend' })
    await portal.db.execute(sql`delete from erp_users where user_name = 'onbekend'`)
    const { problem } = await portal.post(locations.getLocations, { gebruikersnaam: userName }, { as: userName })
    expect(problem).toMatchObject({ status: 416, code: 'navision_account_onbekend' })
  })

  it('are not there yet while the back office was never read', async () => {
    const fresh = await startTestPortal()
    try {
      const userName = await buildUser(fresh, { userName: 'vroeg' })
      await fresh.db.execute(sql`delete from erp_users`)
      const { problem } = await fresh.post(locations.getLocations, { gebruikersnaam: userName }, { as: userName })
      expect(problem).toMatchObject({ status: 503, code: 'error.niet_gereed' })
    } finally {
      await fresh.close()
    }
  })

  it('cannot be asked for by others', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal)
    const input = { gebruikersnaam: other.userName }
    expect((await portal.post(locations.getLocations, input, { as: eva.userName })).status).toBe(404)
  })
})

describe('the state of a location', () => {
  const codes = async (state: LocationState) => {
    const no = state.toUpperCase().slice(0, 20)
    const place = await buildLocation(portal, { state })
    const userName = await buildUser(portal, { userName: `staat-${state}` })
    await grantLocation(portal, { userName, locationNo: place, role: 'site_manager' })
    await buildItem(portal, { no })
    await buildStock(portal, { locationNo: place, plantType: no, quantity: 5 })
    const [as, at] = [{ as: userName }, { gebruikerLogin: userName, materieellocatie: place }]
    const thing = { materieelSoort: no, type: 'Materieel' } as const
    const back = { items: [{ ...thing, materieelNummer: '', retourAantal: 1 }] }
    const form = { omschrijving: 'Zeef stuk', type: 'Materieel', urgentie: 'Hoog' }
    const ordered = await portal.post(orderList.addItem, { ...at, ...thing, aantal: 1 }, as)
    const returned = await portal.post(removalList.addItems, { ...at, ...back }, as)
    const filed = await portal.post(complaints.createComplaint, { ...at, ...form }, as)
    const read = await portal.post(stock.getStock, at, as)
    return [ordered, returned, filed, read].map(({ status, problem }) => problem?.code ?? status)
  }

  it('says what may come, leave, be written and be read, for the lists and for feedback (OP-22)', async () => {
    const [noOrder, closed] = ['locatie.niet_bestelbaar', 'locatie.alleen_lezen']
    expect(await codes('Production')).toEqual([200, 200, 200, 200])
    expect(await codes('Finished')).toEqual([noOrder, 200, 200, 200])
    expect(await codes('Technical_Finished')).toEqual([noOrder, 200, 200, 200])
    expect(await codes('Administrative_Finished')).toEqual([noOrder, closed, closed, 200])
    expect(await codes('Archive')).toEqual([noOrder, closed, closed, 200])
  })
})

describe('refreshing', () => {
  it('reads the locations of the user from the back office (R-PAY-16)', async () => {
    const userName = await buildUser(portal, { userName: 'uitvoerder' })
    expect(await list(userName)).toEqual([])
    const reply = await portal.post(locations.refreshLocations, { gebruikersnaam: userName }, { as: userName })
    expect(reply.status).toBe(204)
    expect((await list(userName)).map((place) => place.nummer)).toEqual(
      expect.arrayContaining(['10001', '10002', '10003']),
    )
  })

  it('counts the stock of a location that was granted at once as available (R-PRICE-05)', async () => {
    const settings = { Voorraad_BeschikbaarAantal: 'own user' } as const
    const own = await startTestPortal({ database: portal.database, backOffice, settings })
    try {
      const userName = await buildUser(own, { userName: 'teller', erpUserName: 'uitvoerder' })
      const refresh = () => own.post(locations.refreshLocations, { gebruikersnaam: userName }, { as: userName })
      await refresh()
      await own.db.execute(sql`
        delete from erp_user_locations where user_name = 'uitvoerder' and location_no = '10002'`)
      await buildStock(own, { locationNo: '10001', plantType: 'TELBAAR', quantity: 4 })
      await buildStock(own, { locationNo: '10002', plantType: 'TELBAAR', quantity: 3 })
      const available = async () => {
        const input = { gebruikerLogin: userName, materieellocatie: '10001' }
        return (await own.post(stock.getStock, input, { as: userName })).answer.items.map((row) => row.beschikbaar)
      }
      expect(await available()).toEqual([4])
      await refresh()
      expect(await available()).toEqual([7])
    } finally {
      await own.close()
    }
  })

  it('says that the back office does not know the account', async () => {
    const userName = await buildUser(portal, { userName: 'niemand' })
    const { problem } = await portal.post(locations.refreshLocations, { gebruikersnaam: userName }, { as: userName })
    expect(problem).toMatchObject({ status: 416, code: 'navision_account_onbekend' })
  })

  it('says that the back office does not answer', async () => {
    const alone = await startTestPortal({ database: portal.database, backOffice: { url: 'http://127.0.0.1:9' } })
    try {
      const { userName } = await buildPerson(portal)
      const { problem } = await alone.post(locations.refreshLocations, { gebruikersnaam: userName }, { as: userName })
      expect(problem).toMatchObject({ status: 504, code: 'error.timeout_backoffice' })
    } finally {
      await alone.close()
    }
  })
})

describe('addresses and depots', () => {
  it('are those of the location, work addresses first', async () => {
    const eva = await buildPerson(portal)
    const address = (code: string, isWork: boolean) => sql`
      insert into erp_location_addresses
      values (${eva.locationNo}, ${code}, 'Poort', 'Straat 1', '1000 AA', 'Ede', 'Piet', '06', ${isWork}, 1)`
    await portal.db.execute(address('POST', false))
    await portal.db.execute(address('W1', true))
    const ask = { materieellocatie: eva.locationNo }
    const { answer } = await portal.post(locations.getAddresses, ask, { as: eva.userName })
    expect(answer.items.map((item) => [item.code, item.werkadres])).toEqual([
      ['W1', true],
      ['POST', false],
    ])
    const other = await buildPerson(portal)
    expect((await portal.post(locations.getAddresses, ask, { as: other.userName })).status).toBe(404)
  })

  it('give every depot an address with a code (R-ENT-13)', async () => {
    const eva = await buildPerson(portal)
    await portal.db.execute(sql`insert into erp_depots values
      ('DEP1', 'Depot Noord', 'Weg 1', '1000 AA', 'Ede', '', '06', true, 1), ('DEP2', 'Depot Zuid', 'Weg 2', '', '', '', '', false, 1)`)
    await portal.db.execute(sql`
      insert into erp_location_addresses values ('DEP1', 'HAL', 'Hal 3', 'Weg 3', '', '', '', '', false, 1)`)
    const { answer } = await portal.post(locations.getDepots, {}, { as: eva.userName })
    expect(
      answer.items.map((depot) => [depot.nummer, depot.ophalenMogelijk, depot.adressen.map((a) => a.code)]),
    ).toEqual([
      ['DEP1', true, ['HAL']],
      ['DEP2', false, ['DEP2']],
    ])
  })
})
