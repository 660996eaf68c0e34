import type { CronJob } from '@portal/contract/tasks.ts'
import { useMemo, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { TaskRuns } from './TaskRuns.tsx'
import { taskColumns } from './task-columns.tsx'
import { useTasks } from './tasks.queries.ts'

/** The task dashboard: every task with its state, followed live (R-SCR-ADMIN-18, R-ROLE-20). */
export function CronDashboardPage() {
  const text = useText()
  const format = useFormat()
  const query = useTasks()
  const [opened, setOpened] = useState<CronJob | null>(null)
  const columns = useMemo(() => taskColumns({ text, format, onOpen: setOpened }), [text, format])
  const title = text('page./settings/cron-dashboard')
  return (
    <SettingsFrame title={title} intro={text('tasks.dashboardIntro')}>
      <StateView query={query} skeleton="rows" failure="tasks.failed">
        {({ recurringJobs, serverInfo }) => (
          <>
            <DataTable
              label={title}
              columns={columns}
              rows={recurringJobs}
              rowKey={(task) => task.id}
              unpaged
              empty={<EmptyState title={text('tasks.noTasks')} />}
            />
            <p className="note">{text('tasks.server', { ...serverInfo, time: format.moment(serverInfo.started) })}</p>
          </>
        )}
      </StateView>
      {opened !== null && <TaskRuns task={opened} onClose={() => setOpened(null)} />}
    </SettingsFrame>
  )
}
