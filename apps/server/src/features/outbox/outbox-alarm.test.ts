import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { type OrderingSite, startOrderingSite } from '../../../test/ordering-site.ts'
import { testClock } from '../../../test/test-clock.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { writtenLog } from '../../../test/written-log.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { transact } from '../../platform/db/transact.ts'
import { readOutboxState } from './outbox.store.ts'
import { createOutboxWatch } from './outbox-alarm.ts'
import { operator as as, parkOrder, untilWriteIs } from './test/sent-orders.ts'

const { outbox } = contract
let site: OrderingSite

beforeAll(async () => {
  site = await startOrderingSite()
  await buildUser(site.portal, { userName: as, roles: ['SuperAdmin'] })
})
afterAll(() => site.close())

/** Rows of the outbox that a scan of the whole table read within this transaction. */
async function rowsPassed(db: Db): Promise<number> {
  const { rows } = await db.execute<{ passed: number }>(sql`
    select seq_tup_read::int as passed from pg_stat_xact_user_tables where relname = 'erp_outbox'`)
  return rows[0]?.passed ?? 0
}

describe('the alarm', () => {
  it('is given for a write that is parked between two looks in which another one was settled', async () => {
    const first = await parkOrder(site)
    const { log, lines } = writtenLog()
    const look = createOutboxWatch({ db: site.portal.db, clock: site.clock, log })
    await look()
    await site.portal.post(outbox.cancelOutboxRegel, { id: first.id, status: 'parked', reden: 'Klaar' }, { as })
    const second = await parkOrder(site)
    await look()
    await look()
    expect(lines().map(({ level, parked }) => [level, parked])).toEqual([
      [50, 1],
      [50, 1],
    ])
    await site.portal.post(outbox.cancelOutboxRegel, { id: second.id, status: 'parked', reden: 'Klaar' }, { as })
  })

  it('is in the log once an hour while a write waits for somebody, and in the metrics', async () => {
    const parked = await parkOrder(site)
    const { log, lines } = writtenLog()
    const clock = testClock(site.clock.now().toISOString())
    const look = createOutboxWatch({ db: site.portal.db, clock, log })
    await look()
    await look()
    expect(lines()).toMatchObject([{ level: 50, alarms: 'parked' }])
    clock.advance(3_600_001)
    await look()
    expect(lines()).toHaveLength(2)
    const metrics = await (await fetch(`${site.portal.url}/metrics`)).text()
    expect(metrics).toContain('portal_outbox_alarm{tenant="standaard"} 1')
    await site.portal.post(outbox.retryOutboxRegel, { id: parked.id, status: 'parked' }, { as })
    await untilWriteIs(site, parked.id, 'confirmed')
    // Writes of the tests before may still be on their way, and by this clock they are an hour old.
    await waitFor(async () => {
      await look()
      return lines().at(-1)?.level === 30
    })
    const after = await (await fetch(`${site.portal.url}/metrics`)).text()
    expect(after).toContain('portal_outbox_alarm{tenant="standaard"} 0')
  })

  it('is decided without a look at the writes that are over', async () => {
    await transact(site.portal.db, async (tx) => {
      await tx.execute(sql`
        insert into erp_outbox (external_id, kind, aggregate_key, payload_version, payload, state, next_at, created_by,
          created_at, finished_at)
        select gen_random_uuid(), 'request.create', '10001', 1, '{}', 'confirmed', now(), 'somebody', now(), now()
        from generate_series(1, 20000)`)
      await tx.execute(sql`analyze erp_outbox`)
      const before = await rowsPassed(tx)
      expect((await readOutboxState(tx)).parked).toBe(0)
      expect((await rowsPassed(tx)) - before).toBeLessThan(1000)
      await tx.execute(sql`delete from erp_outbox where created_by = 'somebody'`)
    })
  })
})
