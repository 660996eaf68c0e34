import type { Registration } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { textMaxLength } from '@portal/domain/constants.ts'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { fullName } from './user-view.ts'

interface RefuseDialogProps {
  readonly registration: Registration
  readonly onClose: () => void
}

/** Asks why somebody gets no account: they read it in a mail. */
export function RefuseDialog({ registration, onClose }: RefuseDialogProps) {
  const text = useText()
  const name = fullName(registration) || registration.gebruikersnaam
  const draft = useDraft(`refuse.${registration.id}`, { reason: '' })
  const { reason } = draft.form
  const [tried, setTried] = useState(false)
  const refuse = useCommand(users.refuseRegistration, {
    quiet: true,
    onDone: () => {
      draft.forget()
      notify('registrations.refused', { params: { name }, severity: 'success' })
      onClose()
    },
  })
  const problem = refuse.error === null ? null : errorText(refuse.error)
  const isEmpty = reason.trim() === ''
  return (
    <ActionFrame
      title={text('registrations.refuseTitle', { name })}
      action={text('registrations.refuse')}
      kind="danger"
      busy={refuse.isPending}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        if (!isEmpty && reason.length <= textMaxLength) refuse.mutate({ id: registration.id, reden: reason.trim() })
      }}
    >
      {problem !== null && <Notice kind="danger">{text(problem.key, problem.params)}</Notice>}
      <TextAreaField
        label={text('registrations.reason')}
        hint={text('registrations.reasonHint')}
        required
        rows={3}
        limit={textMaxLength}
        value={reason}
        error={tried && isEmpty ? text('missing.reason') : null}
        onChange={({ currentTarget }) => draft.change({ reason: currentTarget.value })}
      />
    </ActionFrame>
  )
}
