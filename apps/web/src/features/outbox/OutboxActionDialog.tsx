import { outbox } from '@portal/contract/outbox.ts'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import { OutboxCorrection } from './OutboxCorrection.tsx'
import { type OutboxAction, type OutboxActionProps, useDecision } from './outbox-decision.ts'

/** Asks once before an operator's decision is carried out. */
export function OutboxActionDialog({ action, ...props }: OutboxActionProps & { readonly action: OutboxAction }) {
  if (action === 'retry') return <Retry {...props} />
  if (action === 'edit') return <OutboxCorrection {...props} />
  return action === 'cancel' ? <Cancel {...props} /> : <Confirm {...props} />
}

function Retry({ write, onClose }: OutboxActionProps) {
  const text = useText()
  const command = useCommand(outbox.retryOutboxRegel, useDecision('retry', onClose))
  const send = () => command.mutate({ id: write.id, status: write.status })
  const isOnListAgain = write.status === 'rejected' && write.soort === 'request.create'
  return (
    <ActionFrame
      title={text('outbox.action.retry')}
      action={text('outbox.action.retry')}
      busy={command.isPending}
      onClose={onClose}
      onSend={send}
    >
      <p>{text('outbox.retry.text', { subject: write.onderwerp })}</p>
      {isOnListAgain && <Notice kind="warning">{text('outbox.retry.lines')}</Notice>}
    </ActionFrame>
  )
}

function Cancel({ write, onClose }: OutboxActionProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  useUnsaved(reason !== '')
  const [tried, setTried] = useState(false)
  const command = useCommand(outbox.cancelOutboxRegel, useDecision('cancel', onClose))
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') command.mutate({ id: write.id, status: write.status, reden: reason })
  }
  const words = write.soort === 'request.create' ? 'outbox.cancel.text' : 'outbox.cancel.other'
  return (
    <ActionFrame
      title={text('outbox.action.cancel')}
      action={text('outbox.action.cancel')}
      kind="danger"
      busy={command.isPending}
      onClose={onClose}
      onSend={send}
    >
      <p>{text(words, { subject: write.onderwerp })}</p>
      {write.mogelijkAangekomen && (
        <Notice kind="warning" title={text('outbox.notice.arrived')}>
          {text('outbox.notice.arrivedText')}
        </Notice>
      )}
      <TextAreaField
        label={text('outbox.cancel.reason')}
        required
        limit={250}
        rows={3}
        data-first-focus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tried && reason.trim() === '' ? text('outbox.required') : null}
      />
    </ActionFrame>
  )
}

function Confirm({ write, onClose }: OutboxActionProps) {
  const text = useText()
  const found = write.gevondenNummer ?? ''
  const [number, setNumber] = useState(found)
  useUnsaved(number !== found)
  const [tried, setTried] = useState(false)
  const command = useCommand(outbox.confirmOutboxRegel, { ...useDecision('confirm', onClose), quiet: true })
  const problem = command.error === null ? null : errorText(command.error)
  const isUnknown = problem?.key === 'outbox.nummer_onbekend'
  const send = () => {
    setTried(true)
    const decision = { id: write.id, status: write.status, backofficeNummer: number, ookOnbekend: isUnknown }
    if (number.trim() !== '') command.mutate(decision)
  }
  const change = (typed: string) => {
    setNumber(typed)
    command.reset()
  }
  return (
    <ActionFrame
      title={text('outbox.action.confirm')}
      action={text(isUnknown ? 'outbox.confirm.anyway' : 'outbox.confirm.send')}
      busy={command.isPending}
      onClose={onClose}
      onSend={send}
    >
      <p>{text('outbox.confirm.text', { subject: write.onderwerp })}</p>
      <TextField
        label={text('outbox.column.number')}
        required
        maxLength={20}
        data-first-focus
        value={number}
        onChange={(event) => change(event.currentTarget.value)}
        error={tried && number.trim() === '' ? text('outbox.required') : null}
      />
      {problem !== null && <Notice kind={isUnknown ? 'warning' : 'danger'}>{text(problem.key, problem.params)}</Notice>}
    </ActionFrame>
  )
}
