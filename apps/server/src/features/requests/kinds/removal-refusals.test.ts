import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepot } from '../../../../test/builders.ts'
import { type LeavingSite, removalOf, startLeavingSite } from '../../../../test/leaving-site.ts'
import type { Person } from '../../../../test/ordering-site.ts'
import { startTestPortal } from '../../../../test/test-portal.ts'
import { sql } from '../../../platform/db/query.ts'

const { removing, requests } = contract
type Input = CallInput<typeof removing.placeRemoval>

let site: LeavingSite
beforeAll(async () => {
  site = await startLeavingSite()
  await buildDepot(site.portal, { no: 'D2', description: 'Depot Zuid' })
})
afterAll(() => site.close())

const send = (person: Person, input: Input) => site.portal.post(removing.placeRemoval, input, { as: person.userName })

describe('the depot of a removal', () => {
  it.each([
    [{ Depot_Afvoer: 'D2' }, 'D2', true],
    [{ Depot_Afvoer: 'D2', Depot_Standaard: 'D1' }, 'D2', false],
    [{ Depot_Standaard: 'D2' }, 'D2', true],
    // A depot that no longer exists counts as none: the form starts without it too.
    [{ Depot_Afvoer: 'GONE' }, '', false],
  ])(
    'is that of the settings where none is asked for: %o gives %s, required: %s (R-SET-30)',
    async (depots, depotnummer, isRequired) => {
      const eva = await site.leaver()
      const settings = { ...depots, Afvoeren_Verplicht_Bestemming: isRequired }
      const open = await startTestPortal({ clock: site.clock, database: site.portal.database, settings })
      try {
        const input = { ...removalOf(eva), depotnummer: '' }
        const { answer } = await open.post(removing.placeRemoval, input, { as: eva.userName })
        const asked = { aanvraagnummer: answer.aanvraagnummer }
        const request = (await open.post(requests.getRequest, asked, { as: eva.userName })).answer
        expect(request).toMatchObject({ depotnummer, depotOmschrijving: depotnummer === '' ? '' : 'Depot Zuid' })
      } finally {
        await open.close()
      }
    },
  )
})

describe('a removal is refused', () => {
  it.each<[string, string, Partial<Input>]>([
    ['validatie.keuze', 'transportmiddel', { transportmiddel: 'Bakfiets' }],
    ['validatie.verplicht', 'gewensteAfvoerDatum', { gewensteAfvoerDatum: null }],
    ['validatie.verplicht', 'depotnummer', { depotnummer: '' }],
    ['validatie.verplicht', 'vanLocatieAddressen', { vanLocatieAddressen: [] }],
    ['datum.weekend', 'gewensteAfvoerDatum', { gewensteAfvoerDatum: '2026-12-05' }],
    ['datum.verleden', 'gewensteAfvoerDatum', { gewensteAfvoerDatum: '2026-11-18' }],
    ['datum.te_ver', 'gewensteAfvoerDatum', { gewensteAfvoerDatum: '9999-12-31' }],
    ['depot.niet_gevonden', 'depotnummer', { depotnummer: 'D9' }],
    ['depot.niet_gevonden', 'depotAdressCode', { depotAdressCode: 'NIETS' }],
  ])('with %s beside %s (R-REQ-03, R-DATE-05, R-DATE-06)', async (code, field, changes) => {
    const eva = await site.leaver()
    expect((await send(eva, { ...removalOf(eva), ...changes })).problem).toMatchObject({ code, field })
    expect((await site.readList(eva)).lines).toHaveLength(2)
  })

  it('with an address code of another location', async () => {
    const eva = await site.leaver()
    const other = await site.person()
    const chosen = [{ materieellocatie: eva.locationNo, adressCode: other.locationNo }]
    const { problem } = await send(eva, { ...removalOf(eva), vanLocatieAddressen: chosen })
    expect(problem).toMatchObject({ code: 'adres.niet_gevonden', field: 'vanLocatieAddressen' })
  })

  it('when the list is newer than the one the person saw, and when it is empty', async () => {
    const eva = await site.leaver()
    const { versie } = await site.readList(eva)
    await site.add(eva, { no: 'HEK', quantity: 1 })
    const stale = await send(eva, { ...removalOf(eva), versie })
    expect(stale.problem).toMatchObject({ status: 409, code: 'error.tussentijds_gewijzigd' })
    expect((await send(eva, { ...removalOf(eva), versie: versie + 1 })).status).toBe(200)
    expect((await send(eva, removalOf(eva))).problem?.code).toBe('afvoerlijst.leeg')
  })

  it('at a blocked location, for a read-only role and at a location of others (R-RULE-07, R-ROLE-30)', async () => {
    const eva = await site.leaver()
    await site.portal.db.execute(sql`update erp_locations set blocked = true where no = ${eva.locationNo}`)
    site.portal.open.memory.forget(['access'])
    expect((await send(eva, removalOf(eva))).problem).toMatchObject({ status: 423, code: 'locatie.geblokkeerd' })
    const reader = await site.leaver({ role: 'administration' })
    expect((await send(reader, removalOf(reader))).status).toBe(403)
    const foreign = await site.leaver()
    expect((await send(reader, { ...removalOf(foreign), gebruiker: reader.userName })).status).toBe(404)
  })

  it('is possible for every other role, without an approval (OP-49)', async () => {
    for (const role of ['', 'foreman', 'approver']) {
      const eva = await site.leaver({ role })
      expect((await send(eva, removalOf(eva))).status).toBe(200)
    }
  })
})
