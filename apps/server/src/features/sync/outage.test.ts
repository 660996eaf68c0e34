import { afterEach, describe, expect, it } from 'vitest'
import { startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { type WrittenLog, writtenLog } from '../../../test/written-log.ts'
import { controlOf } from '../../erp/test/test-connector.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Sync } from './create-sync.ts'
import { allMirrors } from './sync-parts.ts'
import { startTestSync } from './test/start-test-sync.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Two processes that read the back office, and one that never asks it anything. */
async function startOutageSite() {
  const simulator = await startSimulator({ scale: 0.1 })
  closing.push(() => simulator.stop())
  const written = writtenLog()
  const test = await startTestSync(simulator, written)
  closing.push(() => test.close())
  const web = await startTestPortal({ database: test.portal.database })
  closing.push(() => web.close())
  const readers = [test.another(), test.another()].map(({ sync, connector }) => {
    const parts: TenantParts = { ...test.parts, erp: connector.gateway }
    return () => read(sync, parts)
  })
  for (const reader of readers) await reader()
  return { readers, written, control: controlOf(simulator), gaugesOf: () => gaugesAt(web.url) }
}

/** Whether every table could be read. */
async function read(sync: Sync, parts: TenantParts): Promise<boolean> {
  const { failed } = await sync
    .run(parts, { mirrors: allMirrors, mode: 'changes' })
    .catch(() => ({ failed: allMirrors }))
  return failed.length === 0
}

async function gaugesAt(url: string): Promise<(name: string) => readonly string[]> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return (name) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`))
      .map((line) => line.split(' ').at(-1) ?? '')
}

const errorsIn = ({ lines }: WrittenLog) =>
  lines()
    .filter(({ level }) => level === 50)
    .map(({ message }) => message)

describe('a back office that is away', () => {
  it.each(['drop-before', 'unauthorized'])(
    'by %s is one error for all processes and all tables, and one line when it is back',
    async (kind) => {
      const { readers, written, control, gaugesOf } = await startOutageSite()
      expect((await gaugesOf())('portal_backoffice_reachable')).toEqual(['1'])
      expect(errorsIn(written)).toEqual([])
      await control.fault({ kind, times: null })
      for (let time = 0; time < 3; time += 1) for (const reader of readers) expect(await reader()).toBe(false)
      await waitFor(async () => errorsIn(written).length > 0)
      expect((await gaugesOf())('portal_backoffice_reachable')).toEqual(['0'])
      await control.clearFaults()
      for (const reader of readers) await waitFor(reader)
      await waitFor(async () => (await gaugesOf())('portal_backoffice_reachable')[0] === '1')
      expect(errorsIn(written)).toEqual(['the back office is away: nothing is sent or read'])
      const back = written.lines().filter(({ message }) => message === 'the back office is back')
      expect(back.map(({ seconds }) => typeof seconds)).toEqual(['number'])
    },
  )
})

it('has the age of each area in the metrics of every process, and which tasks failed', async () => {
  const simulator = await startSimulator({ scale: 0.1 })
  closing.push(() => simulator.stop())
  const test = await startTestSync(simulator)
  closing.push(() => test.close())
  const before = await gaugesAt(test.portal.url)
  expect(before('portal_mirror_age_seconds')).toEqual([])
  expect(new Set(before('portal_mirror_stale'))).toEqual(new Set(['1']))
  await test.sync.first(test.parts)
  expect(new Set((await gaugesAt(test.portal.url))('portal_mirror_stale'))).toEqual(new Set(['0']))
  await test.portal.db.execute(
    "update sync_state set last_success_at = now() - interval '1 day' where service = 'PortaalPrijs'",
  )
  const stale = (await gaugesAt(test.portal.url))('portal_mirror_stale')
  expect(stale.filter((value) => value === '1')).toHaveLength(1)
  await test.portal.db.execute(`insert into job_runs (id, job, state, started_by, started_at, finished_at) values
    (gen_random_uuid(), 'stock', 'failed', 'schedule', now() - interval '42 seconds', now())`)
  const after = await gaugesAt(test.portal.url)
  expect(after('portal_task_failed')).toEqual(['1'])
  expect(after('portal_task_seconds')).toEqual(['42'])
})
