import type { OutboxDetails as Details } from '@portal/contract/outbox.ts'
import { outbox } from '@portal/contract/outbox.ts'
import { may } from '@portal/domain/access/may.ts'
import { causeOfFailure } from '@portal/domain/sync/failure.ts'
import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { FailureText } from '../../shared/administration/FailureText.tsx'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Outbox.module.css'
import { OutboxActionDialog } from './OutboxActionDialog.tsx'
import { OutboxFacts } from './OutboxFacts.tsx'
import { OutboxHistory } from './OutboxHistory.tsx'
import { OutboxPayload } from './OutboxPayload.tsx'
import type { OutboxAction } from './outbox-decision.ts'
import { statusKinds } from './outbox-view.ts'

interface OutboxDetailsProps {
  readonly id: string
  /** Opens another write, or none. */
  readonly onOpen: (id: string) => void
}

/** One write: where it stands, what happened to it, what is sent, and what an operator can do. */
export function OutboxDetails({ id, onOpen }: OutboxDetailsProps) {
  const text = useText()
  const query = useCall(outbox.getOutboxRegel, { id })
  const [action, setAction] = useState<OutboxAction | null>(null)
  const write = query.data
  const isWaiting = write?.status === 'parked' || write?.status === 'rejected'
  const mayAct = may(useSession().person, 'outbox.act')
  const title = write === undefined ? text('loading.label') : `${text(`outbox.kind.${write.soort}`)} ${write.onderwerp}`
  return (
    <>
      <Modal
        open
        shape="wide"
        title={title}
        onClose={() => onOpen('')}
        footer={write !== undefined && isWaiting && mayAct && <Actions write={write} onChoose={setAction} />}
      >
        <StateView query={query} skeleton="details">
          {(found) => (
            <Stack gap={4} shrinks className={classes.details}>
              <Row gap={2} wrap role="status">
                <StatusChip kind={statusKinds[found.status]}>{text(`outbox.status.${found.status}`)}</StatusChip>
              </Row>
              <Notices write={found} onOpen={onOpen} />
              {isWaiting && !mayAct && <Notice kind="info" title={text('outbox.viewOnly')} />}
              <Stack gap={5} shrinks className={classes.columns}>
                <OutboxFacts write={found} />
                <OutboxHistory attempts={found.historie} />
              </Stack>
              <OutboxPayload payload={found.inhoud} />
            </Stack>
          )}
        </StateView>
      </Modal>
      {write !== undefined && action !== null && (
        <OutboxActionDialog write={write} action={action} onClose={() => setAction(null)} />
      )}
    </>
  )
}

function Actions({ write, onChoose }: { readonly write: Details; readonly onChoose: (action: OutboxAction) => void }) {
  const text = useText()
  return (
    <>
      <Button kind="danger" onClick={() => onChoose('cancel')}>
        {text('outbox.action.cancel')}
      </Button>
      <span className={classes.push} />
      <Button onClick={() => onChoose('confirm')}>{text('outbox.action.confirm')}</Button>
      {Object.keys(write.corrigeerbaar).length > 0 && (
        <Button onClick={() => onChoose('edit')}>{text('outbox.action.edit')}</Button>
      )}
      <Button kind="primary" onClick={() => onChoose('retry')} data-first-focus>
        {text('outbox.action.retry')}
      </Button>
    </>
  )
}

/** What the operator can do about it, where that is known; else the words of the other side. */
function WhyParked({ write: { code, melding } }: { readonly write: Details }) {
  const text = useText()
  const noted = [code, melding].filter((part) => part !== null && part !== '').join(': ')
  if (causeOfFailure(noted) === null) return melding !== '' && <span translate="no">{melding}</span>
  return (
    <>
      <FailureText noted={noted} />
      <ScreenLink to="/settings/api-info/ws-testen">{text('page./settings/api-info/ws-testen')}</ScreenLink>
    </>
  )
}

/** Why it stands still, in the order in which it helps to know. */
function Notices({ write, onOpen }: { readonly write: Details; readonly onOpen: (id: string) => void }) {
  const text = useText()
  const { status, gevondenNummer, mogelijkAangekomen, wachtOp } = write
  const isWaiting = status === 'parked' || status === 'rejected'
  return (
    <>
      {isWaiting && (
        <Notice kind="danger" title={text(`outbox.notice.${status}`)}>
          <WhyParked write={write} />
        </Notice>
      )}
      {isWaiting && gevondenNummer !== null && (
        <Notice kind="success" title={text('outbox.notice.found', { number: gevondenNummer })} />
      )}
      {isWaiting && gevondenNummer === null && mogelijkAangekomen && (
        <Notice kind="warning" title={text('outbox.notice.arrived')}>
          {text('outbox.notice.arrivedText')}
        </Notice>
      )}
      {wachtOp.length > 0 && (
        <Notice kind="info" title={text('outbox.notice.waits')}>
          <ul className={classes.earlier}>
            {wachtOp.map((earlier) => (
              <li key={earlier.id}>
                <Button kind="quiet" small onClick={() => onOpen(earlier.id)}>
                  {earlier.onderwerp || earlier.id.slice(0, 8)}
                </Button>
                <StatusChip kind={statusKinds[earlier.status]}>{text(`outbox.status.${earlier.status}`)}</StatusChip>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
