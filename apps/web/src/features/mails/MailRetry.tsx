import { type MailDetails, mails } from '@portal/contract/mails.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { MailAtRest } from './mail-view.ts'

interface MailRetryProps {
  readonly mail: MailDetails
  /** Where it stood when it was looked at. */
  readonly status: MailAtRest
  readonly onClose: () => void
}

/** Asks once before a mail goes to somebody after all: what is sent cannot be taken back. */
export function MailRetry({ mail, status, onClose }: MailRetryProps) {
  const text = useText()
  const command = useCommand(mails.retryMail, {
    quiet: true,
    onDone: () => {
      notify('mails.retryDone', { severity: 'success' })
      onClose()
    },
  })
  const problem = command.error === null ? null : errorText(command.error)
  return (
    <ActionFrame
      title={text('mails.retry')}
      action={text('mails.retry')}
      busy={command.isPending}
      onClose={onClose}
      onSend={() => command.mutate({ id: mail.id, status })}
    >
      <p>{text('mails.retryText', { subject: mail.onderwerp })}</p>
      {problem !== null && <Notice kind="danger">{text(problem.key, problem.params)}</Notice>}
    </ActionFrame>
  )
}
