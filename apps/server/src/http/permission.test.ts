import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildUser, grantLocation } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
let own: string
let readOnly: string
let foreign: string

beforeAll(async () => {
  portal = await startTestPortal()
  await buildUser(portal, { userName: 'ploeg' })
  await buildUser(portal, { userName: 'ander' })
  own = await buildLocation(portal)
  readOnly = await buildLocation(portal)
  foreign = await buildLocation(portal)
  await grantLocation(portal, { userName: 'ploeg', locationNo: own, role: 'site_manager' })
  await grantLocation(portal, { userName: 'ploeg', locationNo: readOnly, role: 'administration' })
  await grantLocation(portal, { userName: 'ander', locationNo: foreign, role: 'site_manager' })
  await buildItem(portal, { no: 'PLAAT' })
})
afterAll(() => portal.close())

const addresses = (materieellocatie: string, as?: string) =>
  portal.post(locations.getAddresses, { materieellocatie }, as === undefined ? {} : { as })
const add = (materieellocatie: string, gebruikerLogin = 'ploeg') =>
  portal.post(
    orderList.addItem,
    { aantal: 1, gebruikerLogin, type: 'Materieel', materieellocatie, materieelSoort: 'PLAAT' },
    { as: 'ploeg' },
  )

describe('permission', () => {
  it('asks for a login first', async () => {
    expect((await addresses(own)).problem).toMatchObject({ status: 401, code: 'sessie.verlopen' })
  })

  it('answers a location that is not yours like one that does not exist', async () => {
    const notYours = (await addresses(foreign, 'ploeg')).problem
    const unknown = (await addresses('99999', 'ploeg')).problem
    expect(notYours).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    expect({ ...notYours, reference: '' }).toEqual({ ...unknown, reference: '' })
  })

  it('decides by the role at the location of the call (R-ROLE-29)', async () => {
    expect((await add(own)).status).toBe(200)
    expect((await add(readOnly)).problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    expect((await addresses(readOnly, 'ploeg')).status).toBe(200)
  })

  it('refuses a request in the name of somebody else as if it were not there', async () => {
    expect((await add(own, 'ander')).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    expect((await add(own, 'PLOEG')).status).toBe(200)
  })

  it('shows an administrator every location', async () => {
    await buildUser(portal, { userName: 'chef', roles: ['SuperAdmin'] })
    expect((await addresses(foreign, 'chef')).status).toBe(200)
  })

  it('binds names without regard to capitals, but to no other spelling', async () => {
    const send = (body: object) =>
      portal.tokenOf('ploeg').then((token) =>
        fetch(portal.url + locations.getAddresses.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        }),
      )
    expect((await send({ MaterieelLocatie: own })).status).toBe(200)
    const wrong = await send({ locatie: own })
    expect(await wrong.json()).toMatchObject({
      status: 400,
      code: 'verzoek.onjuist',
      field: 'materieellocatie',
      fields: [{ field: 'materieellocatie', code: 'validatie.verplicht' }],
    })
  })
})
