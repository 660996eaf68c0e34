import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { addTo, buildEquipment } from '../../../test/list-calls.ts'
import { openWindows, type Windows } from '../../../test/open-windows.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'

let portal: TestPortal
let windows: Windows

beforeAll(async () => {
  portal = await startTestPortal()
  windows = openWindows(portal, 'orderLists')
  await buildEquipment(portal)
})
afterAll(async () => {
  windows.close()
  await portal.close()
})

it('sends every window of the person the event of a changed list, and nobody else', async () => {
  const eva = await buildPerson(portal)
  const colleague = await buildUser(portal, { userName: 'collega' })
  await grantLocation(portal, { userName: colleague, locationNo: eva.locationNo, role: 'site_manager' })
  const [first, second, other] = [
    await windows.open(eva.userName),
    await windows.open(eva.userName),
    await windows.open(colleague),
  ]
  const { answer } = await addTo(portal, eva, { materieelSoort: 'MOLEN' })
  const expected = [{ subjects: ['orderLists'], ids: [answer.lijst?.id] }]
  await waitFor(async () => first.length === 1 && second.length === 1)
  expect([first, second]).toEqual([expected, expected])
  const lineId = answer.items[0]?.id ?? ''
  await portal.post(contract.orderList.removeItem, { id: lineId }, { as: eva.userName })
  await waitFor(async () => first.length === 2)
  expect(other).toEqual([])
})

it('sends no event of a change that was refused', async () => {
  const eva = await buildPerson(portal)
  const told = await windows.open(eva.userName)
  expect((await addTo(portal, eva, { materieelSoort: 'OUD' })).status).toBe(400)
  const { answer } = await addTo(portal, eva, { materieelSoort: 'MOLEN' })
  await waitFor(async () => told.length > 0)
  expect(told).toEqual([{ subjects: ['orderLists'], ids: [answer.lijst?.id] }])
})
