import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, buildPerson, grantLocation } from '../../../test/builders.ts'
import { buildErpRequest, buildRequest } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { requests } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('the requests of a project', () => {
  async function buildProject() {
    const eva = await buildPerson(portal)
    const projectNummer = `P${eva.locationNo}`
    const second = await buildLocation(portal, { projectNo: projectNummer, description: 'Achterzijde' })
    const colleagues = await buildLocation(portal, { projectNo: projectNummer })
    await grantLocation(portal, { userName: eva.userName, locationNo: second, role: 'administration' })
    const read = (input: object = {}) =>
      portal.post(
        requests.getProjectRequests,
        { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, projectNummer, ...input },
        { as: eva.userName },
      )
    return { eva, projectNummer, second, colleagues, read }
  }

  it('are those of all its locations that are the user’s, in the same shape (R-LOC-07)', async () => {
    const { eva, second, colleagues, read } = await buildProject()
    const here = await buildRequest(portal, eva)
    const there = await buildErpRequest(portal, { to: second, date: '2020-05-05' })
    await buildErpRequest(portal, { to: colleagues })
    await buildRequest(portal, await buildPerson(portal))
    const { answer } = await read()
    expect(answer.items.map((item) => [item.aanvraagnummer, item.materieellocatie, item.locatieOmschrijving])).toEqual([
      [here.no, eva.locationNo, `Bouwplaats ${eva.locationNo}`],
      [there, second, 'Achterzijde'],
    ])
    const own = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo }
    const { answer: alone } = await portal.post(requests.getRequests, own, { as: eva.userName })
    expect(alone.items.map((item) => item.aanvraagnummer)).toEqual([here.no])
  })

  it('are not found for a project that the location is none of', async () => {
    const { read } = await buildProject()
    const other = await buildPerson(portal)
    for (const input of [{ projectNummer: `P${other.locationNo}` }, { projectNummer: 'NIETS' }])
      expect((await read(input)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('open one by one only within the project', async () => {
    const { eva, projectNummer, second } = await buildProject()
    const elsewhere = await buildLocation(portal)
    await grantLocation(portal, { userName: eva.userName, locationNo: elsewhere, role: '' })
    const open = (aanvraagnummer: string) =>
      portal.post(requests.getProjectRequest, { aanvraagnummer, projectNummer }, { as: eva.userName })
    expect((await open(await buildErpRequest(portal, { to: second }))).answer.materieellocatie).toBe(second)
    expect((await open(await buildErpRequest(portal, { to: elsewhere }))).status).toBe(404)
  })
})
