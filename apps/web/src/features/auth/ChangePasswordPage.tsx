import { auth } from '@portal/contract/auth.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { loseSession, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { isGoodPassword, NewPasswordFields, passwordFault } from './NewPasswordFields.tsx'

/** The names of the person that a password must not hold. */
function useOwnNames(): readonly string[] {
  const { claims } = useSession()
  return claims === null ? [] : [claims.userName, ...(claims.name ?? '').split(' ')]
}

/** Who logs in with an account of the company changes its password there. */
export function ChangePasswordPage() {
  const text = useText()
  const { claims } = useSession()
  const isElsewhere = claims !== null && claims.loginType !== 'Identity'
  if (!isElsewhere) return <ChangePassword />
  return (
    <AuthFrame title={text('page./wachtwoord-wijzigen')}>
      <Notice kind="info">{text('auth.passwordElsewhere')}</Notice>
    </AuthFrame>
  )
}

/** Live check of every password rule, the same rules as the server's (R-ROUTE-20, R-PWD-01 to R-PWD-06). */
function ChangePassword() {
  const text = useText()
  const router = useRouter()
  const names = useOwnNames()
  const [current, setCurrent] = useState('')
  const [form, setForm] = useState({ nieuwWachtwoord: '', herhaalWachtwoord: '' })
  const [tried, setTried] = useState(false)
  const change = useCommand(auth.changePassword, {
    quiet: true,
    onDone: () => {
      loseSession('changed')
      void router.navigate({ to: '/inloggen', replace: true })
    },
  })
  useUnsaved(!change.isSuccess && [current, ...Object.values(form)].some((value) => value !== ''))

  const { error } = change
  const isCurrentWrong = error instanceof CallError && error.code === 'wachtwoord.huidig_onjuist'
  const fault = passwordFault(error, text)
  const general = error !== null && fault === null && !isCurrentWrong ? errorText(error) : null
  const emptyCurrent = tried && current === '' ? text('auth.missing.current') : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (current !== '' && isGoodPassword(form, names)) change.mutate({ huidigWachtwoord: current, ...form })
  }

  return (
    <AuthFrame title={text('page./wachtwoord-wijzigen')} intro={text('auth.changeEnds')}>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
        <PasswordField
          label={text('auth.currentPassword')}
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={isCurrentWrong ? text('wachtwoord.huidig_onjuist') : emptyCurrent}
        />
        <NewPasswordFields value={form} onChange={setForm} names={names} tried={tried} fault={fault} />
        <Button type="submit" kind="primary" busy={change.isPending}>
          {text('user.changePassword')}
        </Button>
      </Stack>
    </AuthFrame>
  )
}
