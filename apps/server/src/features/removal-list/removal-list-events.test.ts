import { hubEvents, hubPath } from '@portal/contract/hub.ts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { buildKinds, buildSite, removalCalls, returnOf } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'

let portal: TestPortal
const windows: Socket[] = []

beforeAll(async () => {
  portal = await startTestPortal()
  await buildKinds(portal)
})
afterAll(async () => {
  for (const window of windows) window.disconnect()
  await portal.close()
})

/** An open window of somebody and what it was told. */
async function openWindow(userName: string): Promise<unknown[]> {
  const told: unknown[] = []
  const auth = { token: await portal.tokenOf(userName) }
  const socket = io(portal.url, { path: hubPath, auth, transports: ['websocket'] })
  windows.push(socket)
  socket.on(hubEvents.removalListUpdated.name, (payload) => told.push(payload))
  await waitFor(async () => socket.connected)
  return told
}

it('tells every window of the person that the list changed, nobody else, and nothing of a refusal', async () => {
  const eva = await buildPerson(portal)
  const { mixer, other } = await buildSite(portal, eva)
  const colleague = await buildUser(portal, { userName: 'collega' })
  await grantLocation(portal, { userName: colleague, locationNo: eva.locationNo, role: 'site_manager' })
  const told = [await openWindow(eva.userName), await openWindow(eva.userName), await openWindow(colleague)]
  const calls = removalCalls(portal, eva)
  expect((await calls.add(returnOf('HEK', '', 99))).status).toBe(400)
  await calls.add(returnOf('MOLEN', mixer))
  await calls.scan(other)
  const once = { materieellocatie: eva.locationNo }
  await waitFor(async () => told[0]?.length === 2 && told[1]?.length === 2)
  expect(told).toEqual([[once, once], [once, once], []])
})
