import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { asc } from '../db/query.ts'
import { jobRuns } from '../db/schema/exchange.ts'
import { deadQueue, type JobTimes } from './job-queues.ts'
import { createJobRunner, type JobRunner } from './job-runner.ts'
import { isDue, type Job } from './jobs.ts'

const clock = testClock('2026-11-23T09:00:00Z')
const times: JobTimes = { poll: 0.5, heartbeat: 10, supervise: 1, retryDelay: 1, check: 1 }
const hour = { everySeconds: 3600 }
const runners: JobRunner[] = []
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
})
afterAll(() => portal.close())

/** Another process, as far as the database can tell. */
function runnerOf(...jobs: Job[]): JobRunner {
  const runner = createJobRunner(
    { ...portal.open.database, listener: portal.open.listener, parts: () => portal.parts, times },
    jobs,
  )
  runners.push(runner)
  return runner
}

async function startedRunner(...jobs: Job[]): Promise<JobRunner> {
  const runner = runnerOf(...jobs)
  await runner.start()
  return runner
}

const runsOf = async (job: string) =>
  (await portal.db.select().from(jobRuns).orderBy(asc(jobRuns.startedAt))).filter((run) => run.job === job)
const endedRuns = (job: string, count: number) =>
  waitFor(async () => {
    const ended = (await runsOf(job)).filter((run) => run.state !== 'running')
    return ended.length >= count ? ended : null
  }, 20_000)
/** True once the queue holds nothing of this job: a run's own row ends a moment before its entry in the queue. */
const queueLeft = async (name: string) =>
  (await portal.open.database.pool.query(`select 1 from pgboss.job where name = $1 and state < 'completed'`, [name]))
    .rowCount === 0
/** Puts a run in the queue as the calendar does. */
async function calendarRun(name: string): Promise<void> {
  await waitFor(() => queueLeft(name))
  await portal.open.database.pool.query(
    `insert into pgboss.job (name, data, policy, singleton_key) values ($1, '{"startedBy":"schedule"}', 'exclusive', 'run')`,
    [name],
  )
  await waitFor(() => queueLeft(name))
}
const job = (name: string, run: Job['run'], rhythm: Job['rhythm'] = hour): Job => ({ name, rhythm, run })

/** A job that has run just now, so that it runs again only when it is asked to. */
async function restingJob(name: string, run: Job['run']): Promise<Job> {
  const startedAt = clock.now()
  await portal.db
    .insert(jobRuns)
    .values({ id: crypto.randomUUID(), job: name, state: 'done', startedBy: 'x', startedAt, changedCount: 1 })
  clock.advance(1000)
  return job(name, run)
}

describe('job runner', () => {
  it('runs a job once at a time over all processes', async () => {
    const held = Promise.withResolvers<void>()
    let runs = 0
    const slow = await restingJob('traag', async () => {
      runs += 1
      await held.promise
      return { changed: 1 }
    })
    const first = await startedRunner(slow)
    const second = await startedRunner(slow)
    expect(await first.runNow('traag', 'test')).toBe(true)
    await waitFor(async () => runs === 1)
    expect(await second.runNow('traag', 'test')).toBe(false)
    held.resolve()
    expect((await endedRuns('traag', 2))[1]).toMatchObject({ state: 'done', startedBy: 'test', changedCount: 1 })
    expect(runs).toBe(1)
  })

  it('runs once more after the run at work, however often and wherever that is asked for', async () => {
    const held = Promise.withResolvers<void>()
    const anew = await restingJob('opnieuw', async () => {
      await held.promise
      return { changed: 1 }
    })
    const first = await startedRunner(anew)
    const second = await startedRunner(anew)
    await first.runAnew('opnieuw', 'eerste')
    await waitFor(async () => (await runsOf('opnieuw')).some((run) => run.state === 'running'))
    for (const runner of [second, first, second]) await runner.runAnew('opnieuw', 'tweede')
    held.resolve()
    const ended = await endedRuns('opnieuw', 3)
    expect(ended.map(({ startedBy }) => startedBy)).toEqual(['x', 'eerste', 'tweede'])
    const waits = `select singleton_key from pgboss.job where name = 'opnieuw' and state = 'created'`
    await waitFor(async () => (await portal.open.database.pool.query(waits)).rowCount === 1)
    const { rows } = await portal.open.database.pool.query(waits)
    expect(rows).toEqual([{ singleton_key: 'run' }])
  })

  it('runs in its rhythm, each time in one of the processes', async () => {
    let running = 0
    let most = 0
    const regular = job(
      'ritme',
      async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise(setImmediate)
        running -= 1
        clock.advance(1000)
        return { changed: 1 }
      },
      { everySeconds: 1 },
    )
    await Promise.all([startedRunner(regular), startedRunner(regular)])
    const runs = await endedRuns('ritme', 3)
    expect(runs.every((run) => run.state === 'done' && run.startedBy === 'schedule')).toBe(true)
    expect(most).toBe(1)
  })

  it('follows a rhythm that became quicker', async () => {
    let seconds = 3600
    let runs = 0
    const run = async () => {
      runs += 1
      return {}
    }
    await startedRunner(job('sneller', run, { everySeconds: () => seconds }))
    await waitFor(async () => runs === 1)
    seconds = 1
    await waitFor(async () => runs > 1)
  })

  it('tries a failed run again, and keeps it with its error when it fails every time', async () => {
    const attempts: number[] = []
    const broken = await restingJob('stuk', async () => {
      attempts.push(performance.now())
      clock.advance(1000)
      throw new Error('de kraan staat stil')
    })
    const runner = await startedRunner(broken)
    await runner.runNow('stuk', 'test')
    const [, ...failed] = await endedRuns('stuk', 5)
    expect(failed.map((run) => run.state)).toEqual(['failed', 'failed', 'failed', 'failed'])
    expect(failed[0]?.errorInfo).toContain('de kraan staat stil')
    const dead = await waitFor(async () => {
      const question = 'select source_name, data, output from pgboss.job where name = $1'
      const { rows } = await portal.open.database.pool.query(question, [deadQueue])
      return rows.length > 0 ? rows : null
    })
    expect(dead).toMatchObject([
      { source_name: 'stuk', data: { startedBy: 'test' }, output: { message: 'de kraan staat stil' } },
    ])
    expect(attempts).toHaveLength(4)
  })

  it('goes on after a failure', async () => {
    let fails = true
    const shaky = await restingJob('wankel', async () => {
      clock.advance(1000)
      if (!fails) return { new: 2 }
      fails = false
      throw new Error('de kraan staat stil')
    })
    await (await startedRunner(shaky)).runNow('wankel', 'test')
    const states = (await endedRuns('wankel', 3)).map((run) => run.state)
    expect(states).toEqual(['done', 'failed', 'done'])
  })

  it('hands back what it was at when it stops, and another process goes on', async () => {
    const began = Promise.withResolvers<void>()
    const endless = job('lang', async (_parts, signal) => {
      began.resolve()
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      return {}
    })
    const first = await startedRunner(endless)
    await began.promise
    clock.advance(1000)
    await first.stop()
    await startedRunner(job('lang', async () => ({ changed: 1 })))
    expect((await endedRuns('lang', 2)).map((run) => [run.state, run.reason])).toEqual([
      ['failed', 'job.interrupted'],
      ['done', null],
    ])
  })

  it('takes over the run of a process that died', async () => {
    const started = Promise.withResolvers<void>()
    const crashing = spawn(process.execPath, ['apps/server/test/hang-in-job.ts'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    crashing.stdout.once('data', () => started.resolve())
    crashing.stdin.end(JSON.stringify({ connection: portal.open.database.connection, job: 'crash', times }))
    await started.promise
    crashing.kill('SIGKILL')
    await once(crashing, 'exit')
    expect(await runsOf('crash')).toMatchObject([{ state: 'running' }])
    clock.set('2100-01-01T09:00:00Z')
    await startedRunner(job('crash', async () => ({ changed: 1 })))
    expect((await endedRuns('crash', 2)).map((run) => [run.state, run.reason])).toEqual([
      ['failed', 'job.interrupted'],
      ['done', null],
    ])
    clock.set('2026-11-23T10:00:00Z')
  })

  it('puts daily jobs on the calendar of Amsterdam, makes up for a missed day and runs once a day', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
      return { changed: 1 }
    }
    const nightly = job('nacht', run, { dailyAt: '03:10' })
    const runner = await startedRunner(nightly)
    await waitFor(async () => runs === 1)
    const { rows } = await portal.open.database.pool.query('select name, cron, timezone from pgboss.schedule')
    expect(rows).toEqual([{ name: 'nacht', cron: '10 3 * * *', timezone: 'Europe/Amsterdam' }])
    await endedRuns('nacht', 1)
    // Its second run of the day is the calendar's, which comes after that of a process that started meanwhile.
    await calendarRun('nacht')
    expect(runs).toBe(1)
    await runner.runNow('nacht', 'test')
    await waitFor(async () => runs === 2)
  })

  it('leaves out a daily job that something else did today', async () => {
    const done: string[] = []
    const nightly = (name: string, otherwiseDoneAt: Date): Job => ({
      ...job(name, async () => ({ changed: done.push(name) }), { dailyAt: '03:10' }),
      otherwiseDoneAt: async () => otherwiseDoneAt,
    })
    const yesterday = new Date(clock.now().getTime() - 86_400_000)
    await startedRunner(nightly('gedaan', clock.now()), nightly('gemist', yesterday))
    await waitFor(async () => done.length > 0)
    // The calendar's own run of the day finds it done, too.
    await calendarRun('gedaan')
    expect(done).toEqual(['gemist'])
  })

  it('keeps only the latest of the runs in which nothing happened', async () => {
    let runs = 0
    const idle = job(
      'leeg',
      async () => {
        runs += 1
        clock.advance(1000)
        return { read: 10 }
      },
      { everySeconds: 1 },
    )
    await startedRunner(idle)
    await waitFor(async () => runs === 3)
    await waitFor(async () => (await runsOf('leeg')).filter((run) => run.state === 'done').length === 1)
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
