import { orderList } from '@portal/contract/order-list.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildUser, grantLocation } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../test/wait-for.ts'
import { userLocations } from '../erp/mirror-tables.ts'
import { and, eq } from '../platform/db/query.ts'
import { auditLog, idempotencyKeys } from '../platform/db/schema/operation.ts'

let portal: TestPortal
let second: TestPortal
let locationNo: string

beforeAll(async () => {
  portal = await startTestPortal()
  second = await startTestPortal({ database: portal.database })
  await buildUser(portal, { userName: 'herhaler' })
  await buildItem(portal, { no: 'PLAAT' })
  await buildItem(portal, { no: 'DICHT', orderable: false })
  locationNo = await buildLocation(portal)
  await grantLocation(portal, { userName: 'herhaler', locationNo, role: 'site_manager' })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

function add(key: string, more: { at?: TestPortal; aantal?: number; materieelSoort?: string } = {}) {
  const { at = portal, aantal = 1, materieelSoort = 'PLAAT' } = more
  const input = {
    aantal,
    gebruikerLogin: 'herhaler',
    type: 'Materieel',
    materieellocatie: locationNo,
    materieelSoort,
  } as const
  return at.post(orderList.addItem, input, { as: 'herhaler', headers: { 'idempotency-key': key } })
}
const auditRows = async () =>
  (await portal.db.select().from(auditLog).where(eq(auditLog.call, 'orderList.addItem'))).length

describe('a command sent twice with one key', () => {
  it('is done once and answered the same', async () => {
    const before = await auditRows()
    const first = (await add('een')).answer
    expect((await add('een')).answer).toEqual(first)
    expect(await auditRows()).toBe(before + 1)
  })

  it('is done once when both come at the same time, in two processes', async () => {
    const before = await auditRows()
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => add('tegelijk', { at: n % 2 ? portal : second })))
    const [first, ...others] = replies.map((reply) => reply.answer)
    for (const other of others) expect(other).toEqual(first)
    expect(await auditRows()).toBe(before + 1)
  })

  it('is refused when it says something else', async () => {
    await add('anders')
    const reply = await add('anders', { aantal: 7 })
    expect(reply.problem).toMatchObject({ status: 409, code: 'verzoek.sleutel_hergebruikt' })
  })

  it('may be tried again after a refusal, which keeps nothing', async () => {
    const before = await auditRows()
    expect((await add('dicht', { materieelSoort: 'DICHT' })).status).toBe(400)
    expect(await portal.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'dicht'))).toHaveLength(0)
    expect(await auditRows()).toBe(before)
    expect((await add('dicht')).status).toBe(200)
  })
})

describe('a command sent again whose location is that of a record', () => {
  const user = { as: 'herhaler' }
  const isAt = (no: string) => and(eq(userLocations.userName, 'herhaler'), eq(userLocations.locationNo, no))

  /** A list at a location of its own, renamed with a key. */
  async function renamed() {
    const materieellocatie = await buildLocation(portal)
    await grantLocation(portal, { userName: 'herhaler', locationNo: materieellocatie, role: 'site_manager' })
    const named = { gebruikerLogin: 'herhaler', materieellocatie, naam: 'Kelder' }
    const { id: bestellijstId } = (await portal.post(orderList.addList, named, user)).answer
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const rename = (options: object = { headers }) =>
      portal.post(orderList.renameList, { bestellijstId, newName: 'Dak' }, { ...user, ...options })
    expect((await rename()).status).toBe(204)
    return { materieellocatie, rename }
  }

  it('is answered while that is theirs, and as if it were not there when it is no more', async () => {
    const { materieellocatie, rename } = await renamed()
    expect((await rename()).status).toBe(204)
    await portal.db.delete(userLocations).where(isAt(materieellocatie))
    await waitFor(async () => (await rename({})).status === 404, heardWithinMs)
    expect((await rename()).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('is refused when the role there does not allow it any more', async () => {
    const { materieellocatie, rename } = await renamed()
    await portal.db.update(userLocations).set({ role: 'administration' }).where(isAt(materieellocatie))
    await waitFor(async () => (await rename({})).status === 403, heardWithinMs)
    expect((await rename()).problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
  })
})
