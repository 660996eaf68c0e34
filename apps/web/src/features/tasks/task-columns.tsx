import type { CronJob } from '@portal/contract/tasks.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { FailureText } from '../../shared/administration/FailureText.tsx'
import { TaskButton } from '../../shared/administration/TaskButton.tsx'
import { TaskState } from '../../shared/administration/TaskState.tsx'
import { durationText, reasonText, rhythmText, taskName } from '../../shared/administration/task-texts.ts'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Tasks.module.css'

interface ColumnParts {
  readonly text: Text
  readonly format: Format
  readonly onOpen: (task: CronJob) => void
}

type Column = TableColumn<CronJob>

function nameColumn({ text, onOpen }: ColumnParts): Column {
  return column('task', text('tasks.name'), {
    value: (task) => taskName(task.id, text),
    cell: (task) => (
      <span className={classes.task}>
        <button type="button" className={classes.name} onClick={() => onOpen(task)}>
          {taskName(task.id, text)}
        </button>
        <small translate="no">{task.id}</small>
      </span>
    ),
    required: true,
    title: true,
  })
}

/** The columns of the specification (R-SCR-ADMIN-19 to R-SCR-ADMIN-25), and what a person does with a task. */
export function taskColumns(parts: ColumnParts): readonly Column[] {
  const { text, format } = parts
  return [
    nameColumn(parts),
    field('status', text('enum.CronDashboardColumn.status'), {
      words: (task) => text(`enum.CronJobState.${task.status}`),
      cell: (task) => <TaskState task={task} />,
      filter: true,
    }),
    column('action', '', {
      value: () => null,
      cell: (task) => <TaskButton task={task} />,
      sortable: false,
      exported: false,
      required: true,
    }),
    column('reason', text('enum.CronDashboardColumn.reason'), {
      value: (task) => reasonText(task.reason, text),
      cell: (task) => <span className={classes.reason}>{reasonText(task.reason, text)}</span>,
      lasting: true,
    }),
    field('errorInfo', text('enum.CronDashboardColumn.error info'), {
      cell: (task) =>
        task.errorInfo === null ? null : <FailureText noted={task.errorInfo} isNamed={task.reason !== null} />,
      lasting: true,
    }),
    field('lastRun', text('enum.CronDashboardColumn.last run'), { kind: 'moment', lasting: true }),
    field('nextRun', text('enum.CronDashboardColumn.next run'), { kind: 'moment', lasting: true }),
    { id: 'rhythm', header: text('tasks.rhythm'), value: (task) => rhythmText(task, text), filter: true, hidden: true },
    column('retries', text('enum.CronDashboardColumn.retries'), {
      value: (task) => task.retryAttempts,
      kind: 'number',
    }),
    field('created', text('enum.CronDashboardColumn.created'), { kind: 'moment' }),
    column('duration', text('tasks.duration'), {
      value: (task) => task.durationMs,
      words: (task) => durationText(task.durationMs, text, format.number),
      hidden: true,
    }),
  ]
}
