import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { openWindows, type Windows } from '../../../test/open-windows.ts'
import { buildKinds, buildSite, removalCalls, returnOf } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'

let portal: TestPortal
let windows: Windows

beforeAll(async () => {
  portal = await startTestPortal()
  windows = openWindows(portal, 'removalLists')
  await buildKinds(portal)
})
afterAll(async () => {
  windows.close()
  await portal.close()
})

it('sends every window of the person the event of the change, to nobody else, and none of a refusal', async () => {
  const eva = await buildPerson(portal)
  const { mixer, other } = await buildSite(portal, eva)
  const colleague = await buildUser(portal, { userName: 'collega' })
  await grantLocation(portal, { userName: colleague, locationNo: eva.locationNo, role: 'site_manager' })
  const told = [await windows.open(eva.userName), await windows.open(eva.userName), await windows.open(colleague)]
  const calls = removalCalls(portal, eva)
  expect((await calls.add(returnOf('HEK', '', 99))).status).toBe(400)
  await calls.add(returnOf('MOLEN', mixer))
  await calls.scan(other)
  const once = { subjects: ['removalLists'] }
  await waitFor(async () => told[0]?.length === 2 && told[1]?.length === 2)
  expect(told).toEqual([[once, once], [once, once], []])
})
