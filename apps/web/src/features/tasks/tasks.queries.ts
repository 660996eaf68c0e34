import { hubEvents } from '@portal/contract/hub.ts'
import { sync } from '@portal/contract/sync.ts'
import { type CronJob, tasks } from '@portal/contract/tasks.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onHubEvent } from '../../lib/hub-events.ts'
import { editAnswers, refreshCalls, useCall } from '../../lib/use-call.ts'

type TaskInfo = (typeof tasks.getCronJobInfo)['out']['_output']

const readEveryMs = 30_000

function isShownRunning(answer: TaskInfo, id: string): boolean {
  return answer.recurringJobs.some((task) => task.id === id && task.running)
}

/** While a run goes on only its bar moves; that it began or ended changes more, so that is read again. */
function follow(payload: Readonly<Record<string, unknown>>): void {
  const parsed = hubEvents.jobUpdated.payload.safeParse(payload)
  if (!parsed.success) return
  const { id, running, progress, part } = parsed.data
  let isKnown = false
  editAnswers(tasks.getCronJobInfo, (answer) => {
    isKnown = running && isShownRunning(answer, id)
    if (!isKnown) return answer
    const moved = (task: CronJob): CronJob =>
      task.id === id
        ? { ...task, progress: Math.max(task.progress, progress), part: part === '' ? task.part : part }
        : task
    return { ...answer, recurringJobs: answer.recurringJobs.map(moved) }
  })
  if (!isKnown) void refreshCalls([tasks.getCronJobInfo, tasks.getCronJobRuns, sync.getExchange, sync.getDataAges])
}

/** The tasks, followed live while a screen shows them. */
export function useTasks(): UseQueryResult<TaskInfo> {
  useEffect(() => onHubEvent('jobUpdated', follow), [])
  return useCall(tasks.getCronJobInfo, {}, { everyMs: readEveryMs })
}
