import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../../test/wait-for.ts'
import { startTaskSite, type TaskSite } from '../tasks/test/start-task-site.ts'

const { sync, serviceCheck } = contract
const as = { as: 'beheer' }
let site: TaskSite
beforeAll(async () => {
  site = await startTaskSite()
  // The first read is over once a job that follows it has run.
  await site.task('AanvragenEnOrdersSync', ({ running, lastRun }) => !running && lastRun !== null)
}, 60_000)
afterAll(() => site.close())

/** The account is refused, which every process knows: by itself nobody asks for a minute. */
async function refuse(): Promise<void> {
  await site.control.fault({ kind: 'unauthorized', scope: '*', times: null })
  for (const { parts } of [site.worker, site.web]) {
    await waitFor(async () => {
      await parts.erp.ping().catch(() => undefined)
      return !parts.erp.isReachable()
    })
  }
}

/** The account was refused and is taken again. */
async function refuseForAWhile(): Promise<void> {
  await refuse()
  await site.control.clearFaults()
}

const check = async () => (await site.web.post(serviceCheck.testWebServices, {}, as)).answer.items
const areGood = (items: readonly { readonly error: string | null }[]) => items.every(({ error }) => error === null)

describe('an operator who corrected a refused account', () => {
  it('starts a task, which asks the back office at once', async () => {
    await refuseForAWhile()
    await site.web.post(sync.syncUnits, {}, { as: 'opper' })
    const done = await site.task('EenhedenSync', ({ running, startedBy }) => !running && startedBy === 'opper')
    expect(done).toMatchObject({ reason: null, errorInfo: null })
    expect(site.worker.parts.erp.isReachable()).toBe(true)
  })

  it('checks the services, which asks here and in every other process, also right after a check that was refused', async () => {
    await refuse()
    expect(areGood(await check())).toBe(false)
    await site.control.clearFaults()
    expect(areGood(await check())).toBe(true)
    await waitFor(async () => site.worker.parts.erp.isReachable())
  })
})
