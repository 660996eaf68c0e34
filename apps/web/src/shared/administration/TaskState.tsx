import type { CronJob } from '@portal/contract/tasks.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './TaskState.module.css'
import { stateKinds, tableName, taskName } from './task-texts.ts'

/** The state of a task; while it runs, its bar and what it is at. */
export function TaskState({ task }: { readonly task: CronJob }) {
  const text = useText()
  if (!task.running)
    return <StatusChip kind={stateKinds[task.status]}>{text(`enum.CronJobState.${task.status}`)}</StatusChip>
  const doing = task.part === null ? text('tasks.running') : text('tasks.atPart', { part: tableName(task.part, text) })
  return (
    <Stack as="span" gap={1} className={classes.running}>
      <ProgressBar label={taskName(task.id, text)} percent={task.progress} />
      <small>{[doing, `${task.progress}\u00A0%`].join(' · ')}</small>
    </Stack>
  )
}
