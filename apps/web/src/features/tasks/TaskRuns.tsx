import { type CronJob, type CronJobRun, tasks } from '@portal/contract/tasks.ts'
import { useMemo } from 'react'
import { type Format, useFormat } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { FailureText } from '../../shared/administration/FailureText.tsx'
import { durationText, reasonText, taskName } from '../../shared/administration/task-texts.ts'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { type ChipKind, StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Outcome = CronJobRun['outcome'] | 'partly'

const kinds: Readonly<Record<Outcome, ChipKind>> = {
  running: 'info',
  done: 'success',
  partly: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
}

function outcomeOf({ outcome, reason }: CronJobRun): Outcome {
  return outcome === 'done' && reason !== null ? 'partly' : outcome
}

const counted = ['read', 'new', 'changed', 'gone', 'parked'] as const

function runColumns(text: Text, format: Format): readonly TableColumn<CronJobRun>[] {
  return [
    field('started', text('enum.CronDashboardColumn.last run'), { kind: 'moment', title: true }),
    column('outcome', text('tasks.outcome'), {
      value: (run) => outcomeOf(run),
      words: (run) => text(`tasks.outcome.${outcomeOf(run)}`),
      cell: (run) => <StatusChip kind={kinds[outcomeOf(run)]}>{text(`tasks.outcome.${outcomeOf(run)}`)}</StatusChip>,
    }),
    column('duration', text('tasks.duration'), {
      value: (run) => run.durationMs,
      words: (run) => durationText(run.durationMs, text, format.number),
    }),
    ...counted.map(
      (count): TableColumn<CronJobRun> => ({
        id: count,
        header: text(`tasks.count.${count}`),
        value: (run) => run.counts[count],
        kind: 'number',
      }),
    ),
    column('startedBy', text('tasks.startedBy'), {
      value: (run) => (run.startedBy === 'schedule' ? text('tasks.schedule') : run.startedBy),
    }),
    column('reason', text('enum.CronDashboardColumn.reason'), {
      value: (run) => [reasonText(run.reason, text), run.cancelledBy, run.errorInfo].filter(Boolean).join(' · '),
      cell: (run) => (
        <>
          {[reasonText(run.reason, text), run.cancelledBy].filter(Boolean).join(' · ')}
          {run.errorInfo !== null && <FailureText noted={run.errorInfo} />}
        </>
      ),
    }),
  ]
}

/** What a task did the last times: counts, duration and outcome of each. */
export function TaskRuns({ task, onClose }: { readonly task: CronJob; readonly onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const query = useCall(tasks.getCronJobRuns, { id: task.id })
  const columns = useMemo(() => runColumns(text, format), [text, format])
  const title = text('tasks.runs', { task: taskName(task.id, text) })
  return (
    <Modal open onClose={onClose} title={title} shape="wide">
      <QueryTable
        query={query}
        failure="tasks.failed"
        label={title}
        columns={columns}
        rowKey={(run) => run.id}
        state="own"
        empty={<EmptyState title={text('tasks.noRuns')} />}
      />
    </Modal>
  )
}
