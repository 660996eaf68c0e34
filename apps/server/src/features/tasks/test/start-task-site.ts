import { contract } from '@portal/contract/calls.ts'
import type { CronJob, CronJobRun } from '@portal/contract/tasks.ts'
import { type Simulator, startSimulator } from '../../../../../erp-simulator/src/start-simulator.ts'
import { buildUser } from '../../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { backOfficeOf, controlOf } from '../../../erp/test/test-connector.ts'
import { usualTimes } from '../../../platform/jobs/job-queues.ts'

const { tasks } = contract

/** Two processes of one portal before a real back office: one that runs jobs and one that only serves people. */
export interface TaskSite {
  readonly control: ReturnType<typeof controlOf>
  readonly worker: TestPortal
  readonly web: TestPortal
  /** One more process that runs jobs, as after a new start. */
  start(): Promise<TestPortal>
  /** Every task as the dashboard shows it. */
  tasks(): Promise<readonly CronJob[]>
  /** The task as the dashboard shows it, once `isSo`. */
  task(id: string, isSo?: (task: CronJob) => boolean): Promise<CronJob>
  runs(id: string): Promise<readonly CronJobRun[]>
  close(): Promise<void>
}

export async function startTaskSite(): Promise<TaskSite> {
  const simulator: Simulator = await startSimulator({ scale: 0.2 })
  const backOffice = backOfficeOf(simulator)
  const jobTimes = { ...usualTimes, poll: 0.5 }
  const worker = await startTestPortal({ backOffice, runsJobs: true, jobTimes })
  const web = await startTestPortal({ backOffice, database: worker.database })
  await buildUser(worker, { userName: 'opper', roles: ['SuperAdmin'], email: 'opper@example.com' })
  await buildUser(worker, { userName: 'beheer', roles: ['Admin'] })
  await buildUser(worker, { userName: 'gewoon' })
  await buildUser(worker, { userName: 'collega' })
  const as = { as: 'beheer' }
  const list = async () => (await web.post(tasks.getCronJobInfo, {}, as)).answer.recurringJobs
  let reading: ReturnType<typeof list> | null = null
  /** Many who wait at once share one question, or they are told that they ask too often. */
  const listShared = () => {
    reading ??= list().finally(() => {
      reading = null
    })
    return reading
  }
  return {
    control: controlOf(simulator),
    worker,
    web,
    start: () => startTestPortal({ backOffice, database: worker.database, runsJobs: true, jobTimes }),
    tasks: list,
    task: (id, isSo = () => true) =>
      waitFor(async () => (await listShared()).find((task) => task.id === id && isSo(task)), 30_000),
    runs: async (id) => (await web.post(tasks.getCronJobRuns, { id }, as)).answer.items,
    async close() {
      await web.close()
      await worker.close()
      await simulator.stop()
    },
  }
}
