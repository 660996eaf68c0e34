import type { UserImport } from '@portal/contract/accounts.ts'
import type { FieldError } from '@portal/contract/errors.ts'
import { users } from '@portal/contract/users.ts'
import { importHeading } from '@portal/domain/users/import-rows.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { knownKey, type Text, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StateView } from '../../ui/StateView.tsx'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { startState, type TableState } from '../../ui/table/table-state.ts'
import classes from './Users.module.css'

/** While accounts are made; the hub sends events of tasks, not of rows. */
const lookAgainMs = 1000

/** A csv file of users: checked whole first, then made by the portal while somebody may go on (R-SCR-ADMIN-17). */
export function ImportUsersPage() {
  const text = useText()
  const [isRunning, setRunning] = useState(false)
  const query = useCall(users.getImport, {}, isRunning ? { everyMs: lookAgainMs } : {})
  const last = query.data?.laatste ?? null
  const waits = last?.stand === 'waiting'
  if (waits !== isRunning && query.data !== undefined) setRunning(waits)
  return (
    <SettingsFrame
      title={text('page./gebruikers-importeren')}
      intro={`${text('import.intro')} ${text('import.passwords')}`}
    >
      <FileForm isClosed={waits} />
      <StateView query={query} skeleton="details">
        {({ laatste }) => laatste !== null && <Standing last={laatste} />}
      </StateView>
    </SettingsFrame>
  )
}

/** The heading and one row, so that nobody has to type the names of the columns. */
const example = `${importHeading.join(';')}\r\nnaam@bedrijf.nl;Jansen;Jan;Bouwbedrijf Jansen;\r\n`
const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${example}`)}`

function FileForm({ isClosed }: { readonly isClosed: boolean }) {
  const text = useText()
  const [refused, setRefused] = useState<CallError | null>(null)
  const upload = useUpload(users.importUsers, {
    inputOf: (bestand) => ({ bestand }),
    onDone: () => setRefused(null),
    onRefused: (error) => setRefused(error instanceof CallError ? error : null),
  })
  return (
    <Panel>
      <Row gap={2} wrap>
        <a className={classes.example} href={exampleAddress} download="gebruikers.csv">
          <IconDownload size={20} aria-hidden />
          {text('import.example')}
        </a>
      </Row>
      {!isClosed && <FileField label={text('import.file')} required upload={upload} />}
      {refused !== null && refused.fields.length > 0 && upload.problem !== null && (
        <Faults faults={refused.fields} total={Number(refused.params.faults ?? refused.fields.length)} />
      )}
    </Panel>
  )
}

interface Fault {
  readonly row: number
  readonly column: string
  readonly why: string
}

function faultOf({ field, code, params }: FieldError, text: Text): Fault {
  const at = field.indexOf('.')
  const key = knownKey(code)
  const why = key === null ? text('verzoek.onjuist') : text(key, params)
  return { row: Number(field.slice(0, at)), column: field.slice(at + 1), why }
}

/** Every fault with its row, as a spreadsheet counts, and its column. */
function Faults({ faults, total }: { readonly faults: readonly FieldError[]; readonly total: number }) {
  const text = useText()
  const [state, setState] = useState<TableState>(startState)
  const columns: readonly TableColumn<Fault>[] = [
    { id: 'rij', header: text('import.row'), value: ({ row }) => row, kind: 'number', title: true, required: true },
    { id: 'kolom', header: text('import.column'), value: ({ column }) => column, filter: true },
    { id: 'fout', header: text('import.fault'), value: ({ why }) => why },
  ]
  const rows = faults.map((fault) => faultOf(fault, text))
  return (
    <>
      {total > rows.length && <p className="note">{text('import.moreFaults', { total, shown: rows.length })}</p>}
      <DataTable
        label={text('import.faults')}
        columns={columns}
        rows={rows}
        rowKey={({ row, column, why }) => `${row} ${column} ${why}`}
        state={[state, setState]}
        empty={null}
      />
    </>
  )
}

/** How the last import stands: its progress, how many there are now, or what kept them out. */
function Standing({ last }: { readonly last: UserImport }) {
  const text = useText()
  const format = useFormat()
  const { stand, bestandsnaam: file, rijen, klaar } = last
  const ready = text('import.ready', { done: format.number(klaar), total: format.number(rijen) })
  if (stand === 'waiting')
    return (
      <Panel title={text('import.running', { file })}>
        <ProgressBar label={text('import.running', { file })} percent={Math.floor((klaar / rijen) * 100)} />
        <p className="note">{`${ready}. ${text('import.runningText')}`}</p>
      </Panel>
    )
  const moment = format.moment(last.einde ?? last.moment)
  const key = knownKey(last.fout ?? '')
  const why = key === null ? text('error.algemeen') : text(key)
  return (
    <Notice kind={stand === 'done' ? 'success' : 'danger'} title={text('import.last', { file })}>
      {stand === 'done'
        ? text('import.gelukt', { amount: format.number(rijen) })
        : text('import.failed', { row: last.foutRij ?? 0, why })}
      <small>{`${moment} · ${last.gestartDoor}`}</small>
    </Notice>
  )
}
