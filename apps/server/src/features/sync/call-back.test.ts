import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { eq } from '../../platform/db/query.ts'
import { auditLog } from '../../platform/db/schema/operation.ts'

const { sync, tasks } = contract
const secret = 'a-secret-of-the-back-office-of-this-test'
let portal: TestPortal
let silent: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ callBackSecret: secret })
  silent = await startTestPortal()
  await buildUser(portal, { userName: 'gewoon' })
  await buildUser(portal, { userName: 'beheer', roles: ['Admin'] })
})
afterAll(() => Promise.all([portal.close(), silent.close()]))

const shown = (value: string) => ({ headers: { 'x-portal-callback-secret': value } })
const announce = (value: string, at = portal) => at.post(sync.announceLocations, {}, shown(value))

describe('the back office', () => {
  it('says with its own secret that locations changed, and the audit names it', async () => {
    expect((await announce(secret)).status).toBe(204)
    const rows = await portal.db.select().from(auditLog).where(eq(auditLog.call, 'sync.announceLocations'))
    expect(rows).toMatchObject([{ userName: '', details: { by: 'backoffice' } }])
  })

  it('is refused like anybody with another secret, and where it has none', async () => {
    for (const wrong of ['', 'x', `${secret}x`, secret.toUpperCase()])
      expect((await announce(wrong)).problem).toMatchObject({ status: 401, code: 'sessie.verlopen' })
    for (const any of ['', 'null', secret]) expect((await announce(any, silent)).status).toBe(401)
  })

  it('may send this call only', async () => {
    const answers = [
      await portal.post(tasks.getCronJobInfo, {}, shown(secret)),
      await portal.post(sync.syncCatalogue, {}, shown(secret)),
      await portal.post(contract.settings.getAppSettings, {}, shown(secret)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  it('leaves the call to administrators too, and to nobody else with a session', async () => {
    expect((await portal.post(sync.announceLocations, {}, { as: 'beheer' })).status).toBe(204)
    expect((await portal.post(sync.announceLocations, {}, { as: 'gewoon' })).status).toBe(403)
  })

  it('is asked to wait when it says so without end', async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 125; time += 1) statuses.add((await announce(secret)).status)
    expect([...statuses]).toEqual([204, 429])
  })
})
