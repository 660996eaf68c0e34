import { type MirroredTable, sync } from '@portal/contract/sync.ts'
import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { tableName, taskName } from '../../shared/administration/task-texts.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'

/** Lets the comparison remove, once, what it did not dare to; for those who may start it. */
export function AcceptVanished({ table }: { readonly table: MirroredTable }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const mayStart = useMay('sync.start')
  const { vanishing } = table
  if (!mayStart || vanishing === null) return null
  return (
    <>
      <Button small kind="danger" onClick={() => setAsking(true)}>
        {text('sync.vanished.action')}
      </Button>
      {isAsking && <Question table={table.table} rows={vanishing} onClose={() => setAsking(false)} />}
    </>
  )
}

interface QuestionProps {
  readonly table: string
  readonly rows: number
  readonly onClose: () => void
}

function Question({ table, rows, onClose }: QuestionProps) {
  const text = useText()
  const command = useCommand(sync.acceptVanished, {
    onDone: ({ id, started }) => {
      notify(started ? 'tasks.started' : 'tasks.runsAlready', {
        params: { task: taskName(id, text) },
        severity: 'info',
      })
      onClose()
    },
  })
  return (
    <ActionFrame
      title={text('sync.vanished.title')}
      action={text('sync.vanished.action')}
      kind="danger"
      busy={command.isPending}
      onClose={onClose}
      onSend={() => command.mutate({ table, rows })}
    >
      <p>{text('sync.vanished.text', { count: rows, table: tableName(table, text) })}</p>
      <p>{text('sync.vanished.once')}</p>
    </ActionFrame>
  )
}
