import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { pageSaying } from '../../../test/mail-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { testServer } from '../../../test/test-database.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { noteBackup } from '../../platform/backup/note-backup.ts'
import { connectionTo } from '../../platform/db/connect.ts'
import { sql } from '../../platform/db/query.ts'

const as = 'beheerder'
const clock = testClock('2026-11-19T09:00:00Z')
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
  await buildUser(portal, { userName: as, isAdministrator: true })
})
afterAll(() => portal.close())
beforeEach(() => portal.db.execute(sql`truncate erp_outbox, mails, last_backup`))

const troubles = async () => (await portal.post(contract.sync.getExchange, {}, { as })).answer.troubles

it('the overview names what is parked, mails that failed and an old backup, each with since when', async () => {
  const at = clock.now().toISOString()
  await portal.db.execute(sql`
    insert into erp_outbox (external_id, kind, aggregate_key, payload_version, payload, state, next_at, created_by,
      created_at, finished_at)
    select gen_random_uuid(), 'request.create', 'L1', 1, '{}', 'parked', ${at}::timestamptz, 'piet', ${at}::timestamptz,
      ${at}::timestamptz - make_interval(mins => n) from generate_series(1, 2) n`)
  await portal.parts.mail.queue({
    kind: 'notifications',
    to: 'p@example.com',
    subject: 'Dag',
    page: pageSaying('Dag'),
    people: [],
  })
  await portal.db.execute(sql`update mails set state = 'failed'`)
  await noteBackup(connectionTo(testServer(), portal.database), clock.now())
  expect(await troubles()).toEqual([
    { what: 'writesParked', since: '2026-11-19T08:58:00.000Z', count: 2 },
    { what: 'mailsFailed', since: at, count: 1 },
  ])
  const before = new Date(clock.now().getTime() - 2 * 24 * 3_600_000 - 1)
  await noteBackup(connectionTo(testServer(), portal.database), before)
  expect((await troubles()).at(-1)).toEqual({ what: 'backupOld', since: before.toISOString(), count: 0 })
  await noteBackup(connectionTo(testServer(), portal.database), clock.now())
  expect((await troubles()).map(({ what }) => what)).toEqual(['writesParked', 'mailsFailed'])
})

it('a backup that the overview calls old is told to Prometheus too', async () => {
  const isTold = async () => {
    const text = await (await fetch(`${portal.url}/metrics`)).text()
    return /^portal_backup_old\{tenant="standaard"\} (\d)$/m.exec(text)?.[1]
  }
  expect(await isTold()).toBe('1')
  await noteBackup(connectionTo(testServer(), portal.database), clock.now())
  expect(await isTold()).toBe('0')
  await noteBackup(
    connectionTo(testServer(), portal.database),
    new Date(clock.now().getTime() - 2 * 24 * 3_600_000 - 1),
  )
  expect(await isTold()).toBe('1')
})

it('the overview calls a backup old after as many days as the company chose (R-CONST-24)', async () => {
  const settings = { Backup_WaarschuwDagen: 5 }
  const own = await startTestPortal({ database: portal.database, clock, settings })
  const told = async () => {
    const { answer } = await own.post(contract.sync.getExchange, {}, { as })
    return answer.troubles.map(({ what }) => what)
  }
  const days = (count: number) => new Date(clock.now().getTime() - count * 24 * 3_600_000)
  await noteBackup(connectionTo(testServer(), portal.database), days(5))
  expect(await told()).toEqual([])
  await noteBackup(connectionTo(testServer(), portal.database), new Date(days(5).getTime() - 1))
  expect(await told()).toEqual(['backupOld'])
  await own.close()
})
