import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { PasswordField } from '../../../ui/TextField.tsx'
import { fieldFault } from './field-fault.ts'
import { PasskeyProblem } from './PasskeyProblem.tsx'

interface PasswordDialogProps {
  readonly title: string
  /** What is about to happen, and fields that belong to it. */
  readonly children: ReactNode
  readonly action: string
  readonly isDanger?: boolean
  readonly busy: boolean
  readonly error: Error | null
  readonly onPassword: (password: string) => void
  readonly onClose: () => void
}

/** Asks for the password again: who found an open screen changes nothing in how its owner logs in. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, action, isDanger = false, busy, error, onPassword, onClose } = props
  const text = useText()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const wrong = fieldFault(error, 'wachtwoord', text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password !== '' && !busy) onPassword(password)
  }
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('action.cancel')}</Button>
          <Button kind={isDanger ? 'danger' : 'primary'} type="submit" form={formId} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={4} id={formId} noValidate onSubmit={submit}>
        {error !== null && wrong === null && <PasskeyProblem error={error} />}
        {children}
        <PasswordField
          label={text('auth.password')}
          hint={text('security.passwordWhy')}
          required
          autoComplete="current-password"
          value={password}
          error={wrong ?? (tried && password === '' ? text('auth.missing.wachtwoord') : null)}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Stack>
    </Modal>
  )
}
