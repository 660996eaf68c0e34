import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { buildErpRequest, buildRequest } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { applyErpRequests } from './apply-erp-requests.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('a request says why the desk refused it: on the request, in its course and in what was promised', async () => {
  const eva = await buildPerson(portal)
  const { id, no } = await buildRequest(portal, eva, { remark: 'Achterom' })
  const found = { externalId: id, no: `D-${no}`, remark: 'Achterom / Geen budget' }
  const say = (state: object) =>
    transactWith(portal.parts, (own) => applyErpRequests(own, [{ ...found, status: 'Disapproved', ...state }]))
  await say({ remark: 'Achterom', status: 'Requested' })
  await say({})
  const { answer } = await portal.post(contract.requests.getRequest, { aanvraagnummer: no }, { as: eva.userName })
  expect(answer).toMatchObject({ status: 'Disapproved', verzending: 'bevestigd', reden: 'Geen budget' })
  expect(answer.verloop.at(-1)).toMatchObject({ stap: 'status', status: 'Disapproved', tekst: 'Geen budget' })
  expect(answer.beloften.at(-1)).toMatchObject({
    belofte: 'goedgekeurd',
    staat: 'mislukt',
    toelichting: 'Geen budget',
  })
})

it('a request that only the back office knows says it too, with the remark that the desk left', async () => {
  const eva = await buildPerson(portal)
  const no = await buildErpRequest(portal, { to: eva.locationNo })
  await portal.db.execute(sql`update erp_requests set status = 'Disapproved', remark = 'Geen budget' where no = ${no}`)
  const { answer } = await portal.post(contract.requests.getRequest, { aanvraagnummer: no }, { as: eva.userName })
  expect(answer).toMatchObject({ status: 'Disapproved', reden: 'Geen budget' })
  expect(answer.beloften.at(-1)).toMatchObject({ staat: 'mislukt', toelichting: 'Geen budget' })
})

it('a transport that the desk asked for says what, with what, when and from where', async () => {
  const [eva, other] = [await buildPerson(portal), await buildPerson(portal)]
  const no = await buildErpRequest(portal, {
    to: other.locationNo,
    from: eva.locationNo,
    type: 'Overige_verplaatsingen',
  })
  const read = async () =>
    (await portal.post(contract.requests.getRequest, { aanvraagnummer: no }, { as: eva.userName })).answer
  expect(await read()).toMatchObject({ transport: null, ophaaladres: null, transportmiddel: '' })
  await portal.db.execute(sql`
    update erp_requests set transport_means = 'Dieplader', pickup_name = 'Poort 2', pickup_address = 'Kade 12',
      pickup_city = 'Ede', pickup_contact = 'Jan', pickup_phone_no = '06', loaded_by = 'Klant',
      loading_options = 'Kraan, Heftruck', loading_time = 'Ochtend 08:00-10:00', unloading_time = 'na overleg'
    where no = ${no}`)
  expect(await read()).toMatchObject({ transport: null, transportmiddel: 'Dieplader', regels: { length: 2 } })
  await portal.db.execute(sql`delete from erp_request_lines where request_no = ${no}`)
  expect(await read()).toMatchObject({
    transportmiddel: 'Dieplader',
    regels: [],
    ophaaladres: { naam: 'Poort 2', adres: 'Kade 12', postcode: '', plaats: 'Ede', contactpersoon: 'Jan' },
    transport: { lading: '', wieLaadt: 'Klant', laadopties: ['Kraan', 'Heftruck'], laadtijd: 'Ochtend 08:00-10:00' },
  })
  await portal.db.execute(sql`update erp_requests set load = 'Kraandelen', loading_options = '' where no = ${no}`)
  expect((await read()).transport).toMatchObject({ lading: 'Kraandelen', laadopties: [], lostijd: 'na overleg' })
})

it('a refusal is sent to the location once while it is read with the same reason, and again with another', async () => {
  const eva = await buildPerson(portal)
  const { id, no } = await buildRequest(portal, eva, { remark: 'Achterom' })
  const told: unknown[] = []
  const hub = {
    ...portal.parts.hub,
    changed: (...event: unknown[]) => void (JSON.stringify(event).includes('location') && told.push(event)),
  }
  const refuse = async (why: string) => {
    const found = { externalId: id, no: `W-${no}`, status: 'Disapproved', remark: `Achterom / ${why}` } as const
    await transactWith({ ...portal.parts, hub }, (own) => applyErpRequests(own, [found]))
    const { answer } = await portal.post(contract.requests.getRequest, { aanvraagnummer: no }, { as: eva.userName })
    return [told.length, answer.verloop.flatMap(({ stap, tekst }) => (stap === 'status' ? [tekst] : []))]
  }
  expect(await refuse('Geen budget')).toEqual([1, ['Geen budget']])
  expect(await refuse('Geen budget')).toEqual([1, ['Geen budget']])
  expect(await refuse('Te laat')).toEqual([2, ['Geen budget', 'Te laat']])
  expect(told).toEqual(Array(2).fill([{ location: eva.locationNo }, { subjects: ['requests'], ids: [no] }]))
})
