import { sync } from '@portal/contract/sync.ts'
import { type CronJob, tasks } from '@portal/contract/tasks.ts'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { useMay } from '../location/use-may.ts'
import { taskName } from './task-texts.ts'

type StartCall = typeof sync.syncCatalogue

/** The call of the specification that starts this task, when there is one. */
function callOf({ call }: CronJob): StartCall | null {
  const found = Object.values(sync).find(({ path }) => path.split('/').at(-1) === call)
  // Every call that a task names is made by the same function of the contract.
  return (found as StartCall | undefined) ?? null
}

/** Starts a task, or ends it while it runs; for those who may. */
export function TaskButton({ task }: { readonly task: CronJob }) {
  const mayStart = useMay('sync.start')
  if (!mayStart) return null
  return task.running ? <CancelButton task={task} /> : <StartButton task={task} />
}

function StartButton({ task }: { readonly task: CronJob }) {
  const text = useText()
  const name = taskName(task.id, text)
  const onDone = ({ started }: { readonly started: boolean }) =>
    notify(started ? 'tasks.started' : 'tasks.runsAlready', { params: { task: name }, severity: 'info' })
  const byCall = useCommand(callOf(task) ?? sync.syncCatalogue, { onDone })
  const byId = useCommand(tasks.triggerCronJob, { onDone })
  const isWaiting = task.status === 'Other'
  const start = () => (task.call === null ? byId.mutate({ id: task.id }) : byCall.mutate({}))
  return (
    <Button
      small
      icon={<IconPlayerPlay size={16} />}
      busy={byCall.isPending || byId.isPending || isWaiting}
      onClick={start}
      aria-label={text('tasks.startTask', { task: name })}
    >
      {text('tasks.start')}
    </Button>
  )
}

function CancelButton({ task }: { readonly task: CronJob }) {
  const text = useText()
  const name = taskName(task.id, text)
  const onDone = () => notify('tasks.cancelAsked', { params: { task: name }, severity: 'info' })
  const cancel = useCommand(tasks.cancelCronJob, { onDone })
  return (
    <Button
      small
      kind="danger"
      icon={<IconPlayerStop size={16} />}
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ id: task.id })}
      aria-label={text('tasks.cancelTask', { task: name })}
    >
      {text('tasks.cancel')}
    </Button>
  )
}
