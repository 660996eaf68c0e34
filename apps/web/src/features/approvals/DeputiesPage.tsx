import { approvals } from '@portal/contract/approvals.ts'
import type { Deputy } from '@portal/contract/submissions.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Deputies.module.css'
import { DeputyForm } from './DeputyForm.tsx'

/** Who stands in for the person and from when until when, whom the person stands in for, and a new deputy. */
export function DeputiesPage() {
  const text = useText()
  const { claims } = useSession()
  const gebruikersnaam = claims?.userName ?? ''
  const query = useCall(approvals.getDeputies, { gebruikersnaam })
  return (
    <Page title={text('page./vervanging')} intro={text('approvals.deputyIntro')} narrow>
      <StateView query={query} skeleton="entries">
        {({ eigen, voorAnderen }) => (
          <>
            <Panel title={text('approvals.deputyOwn')}>
              <Deputies rows={eigen} none={text('approvals.deputyOwnNone')} gebruikersnaam={gebruikersnaam} />
            </Panel>
            <Panel title={text('approvals.deputyNew')}>
              <DeputyForm gebruikersnaam={gebruikersnaam} present={eigen} />
            </Panel>
            <Panel title={text('approvals.youStandIn')}>
              <Deputies rows={voorAnderen} none={text('approvals.youStandInNone')} gebruikersnaam={null} />
            </Panel>
          </>
        )}
      </StateView>
    </Page>
  )
}

interface DeputiesProps {
  readonly rows: readonly Deputy[]
  readonly none: string
  /** Of the person whose deputies these are and who can end them; null when another set them. */
  readonly gebruikersnaam: string | null
}

function Deputies({ rows, none, gebruikersnaam }: DeputiesProps) {
  const text = useText()
  const [ending, setEnding] = useState<Deputy | null>(null)
  if (rows.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <>
      <ul className="entries lined">
        {rows.map((row) => (
          <DeputyRow key={row.vervangingId} row={row} onEnd={gebruikersnaam === null ? null : setEnding} />
        ))}
      </ul>
      {ending !== null && gebruikersnaam !== null && (
        <EndDeputy row={ending} gebruikersnaam={gebruikersnaam} onClose={() => setEnding(null)} />
      )}
      {rows.some(({ zelfAfwezig }) => zelfAfwezig) && gebruikersnaam !== null && (
        <ul className={classes.away}>
          {rows
            .filter(({ zelfAfwezig }) => zelfAfwezig)
            .map(({ vervangingId, naam }) => (
              <li key={vervangingId}>{text('approvals.deputyAway', { name: naam })}</li>
            ))}
        </ul>
      )}
    </>
  )
}

interface DeputyRowProps {
  readonly row: Deputy
  readonly onEnd: ((row: Deputy) => void) | null
}

function DeputyRow({ row, onEnd }: DeputyRowProps) {
  const text = useText()
  const format = useFormat()
  const [from, until] = [format.day(row.van), format.day(row.tot)]
  return (
    <li>
      <span className="entry">
        <strong>{row.naam}</strong>
        <span>{text(row.van === row.tot ? 'approvals.deputyDay' : 'approvals.deputyDays', { from, until })}</span>
      </span>
      <StatusChip kind={row.loopt ? 'success' : 'neutral'}>
        {text(row.loopt ? 'approvals.deputyNow' : 'approvals.deputyLater')}
      </StatusChip>
      {onEnd !== null && (
        <Button small aria-label={text('approvals.deputyEndOf', { name: row.naam })} onClick={() => onEnd(row)}>
          {text('approvals.deputyEnd')}
        </Button>
      )}
    </li>
  )
}

interface EndDeputyProps {
  readonly row: Deputy
  readonly gebruikersnaam: string
  readonly onClose: () => void
}

/** Asked once: setting it again would begin today at the earliest. */
function EndDeputy({ row, gebruikersnaam, onClose }: EndDeputyProps) {
  const text = useText()
  const end = useCommand(approvals.deleteDeputy, {
    onDone: () => {
      notify('approvals.deputyEnded', { severity: 'success' })
      onClose()
    },
  })
  const { vervangingId, naam } = row
  return (
    <ConfirmOnce
      open
      title={text('approvals.deputyEndOf', { name: naam })}
      action={text('approvals.deputyEnd')}
      busy={end.isPending}
      onConfirm={() => end.mutate({ gebruikersnaam, vervangingId })}
      onCancel={onClose}
    >
      {text('approvals.deputyEndAsk', { name: naam })}
    </ConfirmOnce>
  )
}
