import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { jobRuns } from './db/schema/exchange.ts'
import { createJobRunner } from './job-runner.ts'
import { isDue, type Job } from './jobs.ts'

const clock = testClock('2026-11-23T09:00:00Z')
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
})
afterAll(() => portal.close())

const runnerOf = (job: Job) =>
  createJobRunner({ connection: portal.open.database.connection, parts: () => portal.parts }, [job])
const runsOf = async (job: string) =>
  (await portal.db.select().from(jobRuns).orderBy(asc(jobRuns.startedAt))).filter((run) => run.job === job)
const job = (name: string, run: Job['run']): Job => ({ name, rhythm: { everySeconds: 60 }, isListed: true, run })

describe('job runner', () => {
  it('runs a job once at a time over all processes', async () => {
    let end: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      end = resolve
    })
    let runs = 0
    const slow = job('traag', async () => {
      runs += 1
      await held
      return { changed: 1 }
    })
    const first = runnerOf(slow).runNow('traag', 'test')
    await waitFor(async () => runs === 1)
    expect(await runnerOf(slow).runNow('traag', 'test')).toBe(false)
    end()
    expect(await first).toBe(true)
    expect(runs).toBe(1)
    expect(await runsOf('traag')).toMatchObject([{ state: 'done', startedBy: 'test', changedCount: 1 }])
  })

  it('runs in its rhythm, in one of the processes', async () => {
    let runs = 0
    const regular = job('ritme', async () => {
      runs += 1
      return { changed: 1 }
    })
    const runners = [runnerOf(regular), runnerOf(regular)]
    for (const runner of runners) runner.start()
    await waitFor(async () => (await runsOf('ritme')).some((run) => run.state === 'done'))
    await Promise.all(runners.map((runner) => runner.stop()))
    expect(runs).toBe(1)
  })

  it('keeps why a run failed, and runs again', async () => {
    let fails = true
    const shaky = job('wankel', async () => {
      if (fails) throw new Error('de kraan staat stil')
      return { new: 2 }
    })
    await expect(runnerOf(shaky).runNow('wankel', 'test')).rejects.toThrow('de kraan staat stil')
    fails = false
    clock.advance(1000)
    await runnerOf(shaky).runNow('wankel', 'test')
    const [failed, done] = await runsOf('wankel')
    expect(failed?.errorInfo).toContain('de kraan staat stil')
    expect([failed?.state, done?.state]).toEqual(['failed', 'done'])
  })

  it('closes a run that a dead process left open', async () => {
    const startedAt = clock.now()
    await portal.db
      .insert(jobRuns)
      .values({ id: crypto.randomUUID(), job: 'wees', state: 'running', startedBy: 'x', startedAt })
    clock.advance(1000)
    await runnerOf(job('wees', async () => ({ changed: 1 }))).runNow('wees', 'test')
    expect((await runsOf('wees')).map((run) => [run.state, run.reason])).toEqual([
      ['failed', 'job.interrupted'],
      ['done', null],
    ])
  })

  it('keeps only the latest of the runs in which nothing happened', async () => {
    const idle = runnerOf(job('leeg', async () => ({ read: 10 })))
    for (let time = 0; time < 3; time += 1) {
      clock.advance(1000)
      await idle.runNow('leeg', 'test')
    }
    expect(await runsOf('leeg')).toHaveLength(1)
  })

  it('knows when a daily job is due, on the clock of Amsterdam', () => {
    const rhythm = { dailyAt: '03:10' }
    const due = (now: string, last: string) => {
      clock.set(now)
      return isDue(rhythm, new Date(last), portal.parts)
    }
    expect(due('2026-11-24T02:09:00Z', '2026-11-23T02:10:00Z')).toBe(false)
    expect(due('2026-11-24T02:10:00Z', '2026-11-23T02:10:00Z')).toBe(true)
    expect(due('2026-11-24T12:00:00Z', '2026-11-24T02:10:00Z')).toBe(false)
    expect(due('2026-07-02T01:10:00Z', '2026-07-01T01:10:00Z')).toBe(true)
  })
})
