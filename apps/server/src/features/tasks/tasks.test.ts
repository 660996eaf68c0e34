import { contract } from '@portal/contract/calls.ts'
import type { CronJob } from '@portal/contract/tasks.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listenAt } from '../../../test/process/hub-client.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { startTaskSite, type TaskSite } from './test/start-task-site.ts'

const { sync, tasks } = contract
let site: TaskSite
beforeAll(async () => {
  site = await startTaskSite()
  // The first read is over once a job that follows it has run.
  await site.task('AanvragenEnOrdersSync', isEnded)
}, 60_000)
afterEach(() => site.control.clearFaults())
afterAll(() => site.close())

const isEnded = ({ running, lastRun, status }: CronJob) => !running && lastRun !== null && status !== 'Other'
const trigger = async (id: string, as = 'opper') => (await site.web.post(tasks.triggerCronJob, { id }, { as })).answer
const endedBy = (id: string, userName: string) => site.task(id, (task) => isEnded(task) && task.startedBy === userName)
const hold = (scope: string) => site.control.fault({ kind: 'delay', scope, ms: 60_000, times: null })

describe('the task list', () => {
  it('holds an id, the tasks and the server, for administrators only (R-JOB-26, R-ROLE-20)', async () => {
    const reply = await site.web.post(tasks.getCronJobInfo, {}, { as: 'beheer' })
    const { id, recurringJobs, serverInfo } = reply.answer
    expect(id).toMatch(/^[^.]+$/)
    expect(serverInfo).toMatchObject({ timeZone: 'Europe/Amsterdam', version: expect.stringMatching(/^\d/) })
    expect(recurringJobs.map((task) => task.id)).toEqual(
      expect.arrayContaining([
        'CatalogusSync',
        'SyncImages',
        'VergelijkBackoffice',
        'Opruimen',
        'MaterieelLocatiesSync',
      ]),
    )
    expect((await site.web.post(tasks.getCronJobInfo, {}, { as: 'gewoon' })).status).toBe(403)
  })

  it('says when each task runs next and what the last run did (R-JOB-27)', async () => {
    const nightly = await site.task('SyncImages')
    expect(nightly).toMatchObject({ dailyAt: '03:00', everySeconds: null, call: 'SyncImages' })
    const followed = await site.task('AanvragenEnOrdersSync', (task) => task.nextRun !== null)
    expect(followed).toMatchObject({
      everySeconds: 300,
      status: 'Succeeded',
      retryAttempts: 0,
      reason: null,
      call: null,
    })
    expect(Date.parse(followed.nextRun ?? '')).toBeGreaterThan(Date.parse(followed.lastRun ?? ''))
    expect(Date.parse(followed.created)).toBeLessThanOrEqual(Date.parse(followed.lastRun ?? ''))
    const never = await site.task('MaterieelLocatiesSync')
    expect(never).toMatchObject({ status: 'StateNotRun', lastRun: null, nextRun: null, dailyAt: null })
  })

  it('has all columns of a task that failed and will be tried again (R-JOB-27, R-STATE-16)', async () => {
    await site.control.fault({ kind: 'unpublish', scope: 'PortaalVertaling', times: null })
    await trigger('MaterieelCatalogusVertalingenSync')
    const task = await site.task('MaterieelCatalogusVertalingenSync', ({ status }) => status === 'Scheduled')
    expect(task).toMatchObject({ retryAttempts: 1, reason: 'job.servicesDiffer', startedBy: 'opper' })
    expect(task.errorInfo).toBe('translations: Http_404: The back office answered 404')
    expect(Date.parse(task.nextRun ?? '')).toBeGreaterThan(Date.parse(task.lastRun ?? ''))
  })

  it('shows a run that read a part only as failed, with what is missing', async () => {
    await site.control.fault({ kind: 'drop-field', scope: 'PortaalPrijs', field: 'Price', times: null })
    await trigger('CatalogusSync')
    expect(await endedBy('CatalogusSync', 'opper')).toMatchObject({
      status: 'Failed',
      reason: 'prices',
      errorInfo: expect.stringMatching(/PortaalPrijs/),
    })
  })
})

describe('starting', () => {
  const starts = Object.entries(sync).flatMap(([name, call]) =>
    call.access === 'sync.start' && Object.keys(call.in.shape).length === 0 ? [{ name, call }] : [],
  )
  it('is what every call does with its own task, once and audited (R-ROLE-23)', async () => {
    // The nightly pictures of a day that was missed would keep their task busy, other tasks after the first read theirs.
    await site.task('SyncImages', (task) => task.running || isEnded(task))
    await site.web.post(tasks.cancelCronJob, { id: 'SyncImages' }, { as: 'opper' })
    await site.task('SyncImages', isEnded)
    const isIdle = (task: CronJob) => task.status === 'StateNotRun' || isEnded(task)
    for (const { id } of await site.tasks()) await site.task(id, isIdle)
    await site.web.db.execute(sql`update erp_images set stored = true`)
    await Promise.all(starts.map(({ call }) => startsItsTask(call)))
  })

  async function startsItsTask(call: (typeof starts)[number]['call']): Promise<void> {
    // Every one of them takes nothing and answers the same.
    const reply = await site.web.post(call as typeof sync.syncCatalogue, {}, { as: 'opper' })
    const { id, started } = reply.answer
    expect([id, started]).toEqual([id, true])
    const task = await site.task(id, ({ status, startedBy }) => status === 'Succeeded' && startedBy === 'opper')
    expect(task.call).toBe(call.path.split('/').at(-1))
    const { rows } = await site.web.db.execute(sql`select user_name from audit_log where subject = ${id}`)
    expect(rows).toContainEqual({ user_name: 'opper' })
  }

  it.each(starts)('$name is for the chief administrator only (R-ROLE-23, R-ROLE-37)', async ({ call }) => {
    for (const as of ['gewoon', 'beheer']) expect((await site.web.post(call, {}, { as })).status).toBe(403)
  })

  it('a task by its id runs, of which only the text before the first dot counts (R-CALL-13, R-ENT-28)', async () => {
    const [unit] = await site.control.rows('PortaalEenheid')
    await site.control.row('PortaalEenheid', { Code: unit?.Code }, { Description: 'Met de hand' })
    const before = (await site.task('EenhedenSync')).lastRun
    expect(await trigger('EenhedenSync.Run.1')).toEqual({ id: 'EenhedenSync', started: true })
    const task = await site.task('EenhedenSync', (one) => isEnded(one) && one.lastRun !== before)
    expect(task.counts).toMatchObject({ changed: 1, new: 0, gone: 0 })
    const [latest] = await site.runs('EenhedenSync')
    expect(latest).toMatchObject({ outcome: 'done', startedBy: 'opper', durationMs: task.durationMs })
    expect((await site.web.post(tasks.triggerCronJob, { id: 'Bestaat.Niet' }, { as: 'opper' })).status).toBe(404)
  })
})

describe('a task that runs', () => {
  it('sends administrators its progress, and ends when it is stopped in another process (R-STATE-16)', async () => {
    const [admin, plain] = await Promise.all(
      ['beheer', 'gewoon'].map(async (name) => listenAt(site.web.url, { token: await site.web.tokenOf(name) })),
    )
    await hold('PortaalPrijs')
    await trigger('CatalogusSync')
    const running = await site.task('CatalogusSync', ({ running, part }) => running && part === 'prices')
    expect(running).toMatchObject({ status: 'Other', progress: 40, part: 'prices', nextRun: null })
    await admin?.hears('TaakUpdated', { id: 'CatalogusSync', running: true, progress: 40, part: 'prices' })
    expect(await trigger('CatalogusSync')).toEqual({ id: 'CatalogusSync', started: false })
    const cancel = await site.web.post(tasks.cancelCronJob, { id: 'CatalogusSync' }, { as: 'opper' })
    expect(cancel.answer).toEqual({ id: 'CatalogusSync', cancelled: true })
    expect(await endedBy('CatalogusSync', 'opper')).toMatchObject({ status: 'Failed', reason: 'job.cancelled' })
    const [latest] = await site.runs('CatalogusSync')
    expect(latest).toMatchObject({ outcome: 'cancelled', cancelledBy: 'opper' })
    await admin?.hears('TaakUpdated', { id: 'CatalogusSync', running: false, progress: 100, part: '' })
    await expect(plain?.hears('TaakUpdated', {}, 1)).rejects.toThrow()
    const again = await site.web.post(tasks.cancelCronJob, { id: 'CatalogusSync' }, { as: 'opper' })
    expect(again.answer.cancelled).toBe(false)
    for (const one of [admin, plain]) one?.close()
  })

  it('goes on in its rhythm after it was ended', async () => {
    const task = await site.task('CatalogusSync', ({ nextRun }) => nextRun !== null)
    expect(task.everySeconds).toBe(1800)
  })
})

describe('locations that changed', () => {
  it('reach the person whom the back office names, without waiting for the next run (R-RT-02)', async () => {
    const listener = await listenAt(site.web.url, { token: await site.web.tokenOf('gewoon') })
    await site.control.row('PortaalGebruiker', { User_Name: 'GEWOON' }, { Name: 'Gewoon', Blocked: false })
    await site.control.row(
      'PortaalGebruikerLocatie',
      { User_Name: 'GEWOON', Location_No: '10001' },
      { Role: 'FOREMAN' },
    )
    const input = { gebruikersnaam: 'gewoon' }
    expect((await site.web.post(sync.announceLocations, input, { as: 'gewoon' })).status).toBe(403)
    expect((await site.web.post(sync.announceLocations, input, { as: 'beheer' })).status).toBe(204)
    await listener.hears('GegevensGewijzigd', { subjects: ['locations'] })
    const { rows } = await site.web.db.execute(sql`select role from erp_user_locations where user_name = 'gewoon'`)
    expect(rows).toEqual([{ role: 'foreman' }])
    const unknown = await site.web.post(sync.announceLocations, { gebruikersnaam: 'niemand' }, { as: 'beheer' })
    expect(unknown.status).toBe(416)
    listener.close()
  })

  it('are sent to everybody who has one, also when the reading was for one person', async () => {
    const listen = async (as: string) => listenAt(site.web.url, { token: await site.web.tokenOf(as) })
    const link = { User_Name: 'COLLEGA', Location_No: '10001' }
    await site.control.row('PortaalGebruiker', { User_Name: 'COLLEGA' }, { Name: 'Collega', Blocked: false })
    await site.control.row('PortaalGebruikerLocatie', link, { Role: 'FOREMAN' })
    const before = await listen('collega')
    await site.web.post(sync.announceLocations, { gebruikersnaam: 'collega' }, { as: 'beheer' })
    await before.hears('GegevensGewijzigd', { subjects: ['locations'] })
    before.close()
    const listeners = [await listen('beheer'), await listen('collega')]
    await site.control.row('PortaalLocatie', { No: '10001' }, { City: 'Elders' })
    await site.web.post(contract.locations.refreshLocations, { gebruikersnaam: 'gewoon' }, { as: 'gewoon' })
    for (const listener of listeners) await listener.hears('GegevensGewijzigd', { subjects: ['locations'] })
    const { rows } = await site.web.db.execute(sql`select city from erp_locations where no = '10001'`)
    expect(rows).toEqual([{ city: 'Elders' }])
    for (const listener of listeners) listener.close()
  })

  it('of no person are read by their task', async () => {
    const before = (await site.task('MaterieelLocatieEnGebruikersSync')).lastRun
    await site.web.post(sync.announceLocations, {}, { as: 'beheer' })
    await site.task(
      'MaterieelLocatieEnGebruikersSync',
      (task) => task.startedBy === 'beheer' && task.lastRun !== before,
    )
  })
})

describe('the age of data', () => {
  it('is known for every repeated task to anybody who is signed in', async () => {
    const { items } = (await site.web.post(sync.getDataAges, {}, { as: 'gewoon' })).answer
    expect(items.map(({ id, staleAfterSeconds }) => [id, staleAfterSeconds])).toEqual(
      expect.arrayContaining([
        ['AanvragenEnOrdersSync', 600],
        ['CatalogusSync', 3600],
      ]),
    )
    expect(items.every(({ updated }) => updated !== null)).toBe(true)
    await site.web.db.execute(
      sql`update sync_state set last_success_at = '2020-01-01' where service = 'PortaalMaterieelsoort'`,
    )
    const later = (await site.web.post(sync.getDataAges, {}, { as: 'gewoon' })).answer
    expect(later.items.find(({ id }) => id === 'CatalogusSync')?.updated).toBe('2020-01-01T00:00:00.000Z')
  })

  it('is shown to administrators table by table, with what waits', async () => {
    const { tables, outbox, mails } = (await site.web.post(sync.getExchange, {}, { as: 'beheer' })).answer
    const { rows } = await site.web.db.execute<{ count: number }>(sql`select count(*)::int as count from erp_items`)
    expect(tables.find(({ table }) => table === 'items')).toMatchObject({
      rows: rows[0]?.count,
      staleAfterSeconds: 3600,
    })
    expect(tables.find(({ table }) => table === 'units')).toMatchObject({ staleAfterSeconds: 26 * 3600, error: null })
    expect([outbox, mails]).toEqual([{ waiting: 0, parked: 0, oldest: null }, 0])
  })

  it('is part of the health of the tenant that administrators see, with every other part', async () => {
    const ask = async (headers: Record<string, string>) => fetch(`${site.web.url}/health/detail`, { headers })
    const bearer = async (name: string) => ({ authorization: `Bearer ${await site.web.tokenOf(name)}` })
    expect((await ask({})).status).toBe(401)
    expect((await ask(await bearer('gewoon'))).status).toBe(403)
    const read = async () =>
      (await ask(await bearer('beheer'))).json() as Promise<{ parts: { backOffice: { ok: boolean } } }>
    const health = await waitFor(async () => {
      const found = await read()
      return found.parts.backOffice.ok ? found : null
    })
    expect(health).toMatchObject({
      status: 'degraded',
      parts: {
        database: { ok: true },
        outbox: { ok: true, waiting: 0, parked: 0 },
        mails: { open: 0 },
        mirror: {
          ok: false,
          items: expect.arrayContaining([expect.objectContaining({ id: 'CatalogusSync', ok: false })]),
        },
        jobs: { items: expect.arrayContaining([expect.objectContaining({ id: 'EenhedenSync', ok: true })]) },
      },
    })
  })

  it('is not shown to an administrator who must still set up a second factor', async () => {
    const ask = async () => {
      const headers = { authorization: `Bearer ${await site.web.tokenOf('beheer')}` }
      return (await fetch(`${site.web.url}/health/detail`, { headers })).json()
    }
    await site.web.db.execute(sql`
      insert into factor_rules (group_name, set_at, set_by) select g, now(), 'test' from unnest('{SuperAdmin,Admin}'::text[]) g`)
    expect(await ask()).toMatchObject({ code: 'factor.verplicht' })
    await site.web.db.execute(sql`delete from factor_rules`)
    expect(await ask()).toHaveProperty('parts')
  })

  it('names what a table lacks when the portal starts, long before that table is read', async () => {
    await site.control.fault({ kind: 'drop-field', scope: 'PortaalKeuring', field: 'Next_Date', times: null })
    const started = await site.start()
    try {
      const lacking = await waitFor(async () => {
        const { tables } = (await site.web.post(sync.getExchange, {}, { as: 'beheer' })).answer
        return tables.find(({ table, error }) => table === 'inspections' && error !== null) ?? null
      })
      expect(lacking.error).toBe('SchemaChanged: PortaalKeuring.Next_Date is missing')
      const headers = { authorization: `Bearer ${await site.web.tokenOf('beheer')}` }
      const health = await (await fetch(`${site.web.url}/health/detail`, { headers })).json()
      const stopped = [{ table: 'inspections', reason: lacking.error }]
      expect(health).toMatchObject({ parts: { mirror: { ok: false, stopped: expect.arrayContaining(stopped) } } })
    } finally {
      await started.close()
    }
  })
})
