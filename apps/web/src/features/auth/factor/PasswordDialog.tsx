import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { ActionModal } from '../../../ui/ActionModal.tsx'
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
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const wrong = fieldFault(error, 'wachtwoord', text)
  const submit = () => {
    setTried(true)
    if (password !== '' && !busy) onPassword(password)
  }
  return (
    <ActionModal
      title={title}
      onClose={onClose}
      action={action}
      kind={isDanger ? 'danger' : 'primary'}
      busy={busy}
      isForm
      onSend={submit}
    >
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
    </ActionModal>
  )
}
