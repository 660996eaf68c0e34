import type { CronJob } from '@portal/contract/tasks.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { TaskButton } from '../../shared/administration/TaskButton.tsx'
import { TaskState } from '../../shared/administration/TaskState.tsx'
import { rhythmText, taskHint, taskName } from '../../shared/administration/task-texts.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { useTasks } from '../tasks/tasks.queries.ts'
import classes from './Sync.module.css'

/** A row for each synchronisation that a person can start: what it brings, when it last ran, and its bar. */
export function SyncActions() {
  const text = useText()
  const query = useTasks()
  const mayStart = useMay('sync.start')
  return (
    <Panel title={text('sync.actions')}>
      <p className="soft">{text(mayStart ? 'sync.actionsIntro' : 'sync.actionsReadOnly')}</p>
      <StateView query={query} skeleton="rows" failure="tasks.failed">
        {({ recurringJobs }) => (
          <ul className={classes.actions}>
            {recurringJobs
              .filter(({ call }) => call !== null)
              .map((task) => (
                <SyncAction key={task.id} task={task} />
              ))}
          </ul>
        )}
      </StateView>
    </Panel>
  )
}

function SyncAction({ task }: { readonly task: CronJob }) {
  const text = useText()
  const format = useFormat()
  const last = task.lastRun === null ? text('tasks.never') : format.moment(task.lastRun)
  return (
    <li>
      <span className={classes.task}>
        <strong>{taskName(task.id, text)}</strong>
        <small>{taskHint(task.id, text)}</small>
      </span>
      <Stack as="span" gap={1} justify="start" className={classes.standing}>
        <TaskState task={task} />
        {!task.running && <small>{[text('tasks.lastRun', { time: last }), rhythmText(task, text)].join(' · ')}</small>}
      </Stack>
      <span className={classes.press}>
        <TaskButton task={task} />
      </span>
    </li>
  )
}
