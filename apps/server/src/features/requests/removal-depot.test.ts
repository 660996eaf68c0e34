import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepot } from '../../../test/builders.ts'
import { type LeavingSite, removalOf, startLeavingSite } from '../../../test/leaving-site.ts'
import type { Person } from '../../../test/ordering-site.ts'
import { buildErpRequest } from '../../../test/request-builders.ts'
import { sql } from '../../platform/db/query.ts'

const { removing, locations, requests } = contract

let site: LeavingSite
beforeAll(async () => {
  site = await startLeavingSite()
  for (const no of ['D2', 'D3']) {
    await buildDepot(site.portal, { no })
    await site.books.setRow('PortaalDepot', { No: no }, { Description: no })
  }
})
afterAll(() => site.close())

/** The depot that the wizard is told to begin with. */
async function proposedTo({ userName, locationNo }: Person): Promise<string> {
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, doel: 'van' } as const
  return (await site.portal.post(locations.getLocationAddresses, input, { as: userName })).answer.depotnummer
}

/** The depot of a removal that was sent without one. */
async function sentWithout({ userName, ...at }: Person): Promise<string> {
  const input = { ...removalOf({ userName, ...at }), depotnummer: '' }
  const { answer } = await site.portal.post(removing.placeRemoval, input, { as: userName })
  const { aanvraagnummer } = answer
  return (await site.portal.post(requests.getRequest, { aanvraagnummer }, { as: userName })).answer.depotnummer
}

const serve = (locationNo: string, depotNo: string) =>
  site.portal.db.execute(sql`update erp_locations set depot_no = ${depotNo} where no = ${locationNo}`)

describe('the depot of a removal without a choice', () => {
  it('is that which serves the location, in form and call alike', async () => {
    const eva = await site.leaver()
    await serve(eva.locationNo, 'D2')
    expect(await proposedTo(eva)).toBe('D2')
    expect(await sentWithout(eva)).toBe('D2')
  })

  it('is that of the last removal where none serves the location, of any requester', async () => {
    const eva = await site.leaver()
    const older = await buildErpRequest(site.portal, { from: eva.locationNo, type: 'Afvoer', date: '2025-01-01' })
    const last = await buildErpRequest(site.portal, { from: eva.locationNo, type: 'Afvoer', date: '2026-01-01' })
    const order = await buildErpRequest(site.portal, { from: eva.locationNo, type: 'Aanvoer', date: '2026-02-01' })
    const send = (no: string, depotNo: string) =>
      site.portal.db.execute(sql`update erp_requests set depot_no = ${depotNo} where no = ${no}`)
    await send(older, 'D2')
    await send(last, 'D3')
    await send(order, 'D2')
    expect(await proposedTo(eva)).toBe('D3')
    expect(await sentWithout(eva)).toBe('D3')
  })

  it('is that of the removal that the portal sent since', async () => {
    const eva = await site.leaver()
    const old = await buildErpRequest(site.portal, { from: eva.locationNo, type: 'Afvoer', date: '2026-01-01' })
    await site.portal.db.execute(sql`update erp_requests set depot_no = 'D2' where no = ${old}`)
    await site.portal.post(removing.placeRemoval, { ...removalOf(eva), depotnummer: 'D3' }, { as: eva.userName })
    expect(await proposedTo(eva)).toBe('D3')
  })

  it('has to be chosen where nothing is known of the location', async () => {
    const [eva, jan] = [await site.leaver(), await site.leaver()]
    await serve(jan.locationNo, 'D1')
    expect(await proposedTo(eva)).toBe('')
    const input = { ...removalOf(eva), depotnummer: '' }
    const { problem } = await site.portal.post(removing.placeRemoval, input, { as: eva.userName })
    expect(problem).toMatchObject({ code: 'validatie.verplicht', field: 'depotnummer' })
  })
})
