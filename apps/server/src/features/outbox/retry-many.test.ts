import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { type OrderingSite, startOrderingSite } from '../../../test/ordering-site.ts'
import { sql } from '../../platform/db/query.ts'
import { operator as as, parkOrder, requestAt, sendOrder, untilWriteIs } from './test/sent-orders.ts'

const { retryOutboxRegels } = contract.outbox
let site: OrderingSite

beforeAll(async () => {
  site = await startOrderingSite()
  for (const userName of [as, 'collega']) await buildUser(site.portal, { userName, roles: ['SuperAdmin'] })
  await buildUser(site.portal, { userName: 'beheerder', isAdministrator: true })
})
afterAll(() => site.close())

const retry = (ids: readonly string[], by = as, headers: Readonly<Record<string, string>> = {}) =>
  site.portal.post(retryOutboxRegels, { ids: [...ids] }, { as: by, headers })

describe('parked writes that are begun anew together', () => {
  it('each reach the back office once, with who did it in their history and one line in the audit log', async () => {
    const parked = [await parkOrder(site), await parkOrder(site), await parkOrder(site)]
    const ids = parked.map(({ id }) => id)
    expect((await retry(ids)).answer).toEqual({ gelukt: 3, overgeslagen: 0 })
    for (const order of parked) {
      const write = await untilWriteIs(site, order.id, 'confirmed')
      expect(write.historie.map(({ uitkomst, door }) => [uitkomst, door])).toContainEqual(['operator pending', as])
      expect(await requestAt(site, order)).toMatchObject({ verzending: 'bevestigd' })
      expect(await site.books.requestsFor(order.person.locationNo)).toHaveLength(1)
    }
    const { rows } = await site.portal.db.execute(sql`
      select user_name, subject, details from audit_log where call = 'outbox.retryOutboxRegels'`)
    const details = { writes: ids.toSorted(), from: 'parked', to: 'pending' }
    expect(rows).toEqual([{ user_name: as, subject: '3', details }])
  })

  it('begin once, however often and by however many they are asked for', async () => {
    const { id, person } = await parkOrder(site)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all([retry([id, id], as, key), retry([id], 'collega'), retry([id], 'collega')])
    expect(replies.reduce((sum, { answer }) => sum + answer.gelukt, 0)).toBe(1)
    const repeated = await retry([id, id], as, key)
    expect(repeated.answer).toEqual(replies[0]?.answer)
    const write = await untilWriteIs(site, id, 'confirmed')
    expect(write.historie.filter(({ uitkomst }) => uitkomst === 'operator pending')).toHaveLength(1)
    expect(await site.books.requestsFor(person.locationNo)).toHaveLength(1)
  })

  it('leave what is not parked as it is, and count it with what is not there', async () => {
    const done = await sendOrder(site)
    await untilWriteIs(site, done.id, 'confirmed')
    const parked = await parkOrder(site)
    const ids = [done.id, parked.id, crypto.randomUUID()]
    expect((await retry(ids)).answer).toEqual({ gelukt: 1, overgeslagen: 2 })
    await untilWriteIs(site, parked.id, 'confirmed')
    expect(await site.books.requestsFor(done.person.locationNo)).toHaveLength(1)
  })

  it('are refused to who may only look, and to none or to more than a hundred at once', async () => {
    const { id } = await parkOrder(site)
    expect((await retry([id], 'beheerder')).problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    expect((await retry([])).problem?.status).toBe(400)
    expect((await retry(Array.from({ length: 101 }, () => crypto.randomUUID()))).problem?.status).toBe(400)
    await untilWriteIs(site, id, 'parked')
  })
})
