import { auth } from '@portal/contract/auth.ts'
import { refuseRepeat } from '@portal/domain/auth/password-rules.ts'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { renewSession, useSession } from '../../lib/session.ts'
import type { Text } from '../../lib/text.ts'
import { knownKey, useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import classes from './Auth.module.css'
import { AuthFrame } from './AuthFrame.tsx'
import { heldRules, PasswordRules } from './PasswordRules.tsx'

/** The error of a call beside the field it is about: the current password, else the new one. */
function callFault(error: Error | null, text: Text): { readonly current: string | null; readonly next: string | null } {
  if (!(error instanceof CallError)) return { current: null, next: null }
  const key = knownKey(error.code)
  const message = key === null ? null : text(key, error.params)
  if (error.code === 'wachtwoord.huidig_onjuist') return { current: message, next: null }
  return { current: null, next: error.code.startsWith('wachtwoord.') ? message : null }
}

/** Live check of every password rule, the same rules as the server's (R-ROUTE-20, R-PWD-01 to R-PWD-06). */
export function ChangePasswordPage() {
  const text = useText()
  const router = useRouter()
  const userName = useSession().claims?.userName ?? ''
  const [form, setForm] = useState({ huidigWachtwoord: '', nieuwWachtwoord: '', herhaalWachtwoord: '' })
  const [tried, setTried] = useState(false)
  const change = useCommand(auth.changePassword, {
    quiet: true,
    onDone: ({ token }) => {
      renewSession(token)
      notify('wachtwoord.gewijzigd')
      void router.navigate({ to: '/' })
    },
  })
  useUnsaved(!change.isSuccess && Object.values(form).some((value) => value !== ''))

  const complete = heldRules(form.nieuwWachtwoord, userName).every(({ held }) => held)
  const different = refuseRepeat(form.nieuwWachtwoord, form.herhaalWachtwoord)
  const fault = callFault(change.error, text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (form.huidigWachtwoord !== '' && complete && different === null) change.mutate(form)
  }
  const field = (name: keyof typeof form) => ({
    required: true,
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) => setForm({ ...form, [name]: event.currentTarget.value }),
  })
  const emptyCurrent = tried && form.huidigWachtwoord === '' ? text('validatie.verplicht') : null
  const general =
    change.error !== null && fault.current === null && fault.next === null ? errorText(change.error) : null

  return (
    <AuthFrame title={text('page./wachtwoord-wijzigen')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
        <PasswordField
          label={text('auth.currentPassword')}
          autoComplete="current-password"
          {...field('huidigWachtwoord')}
          error={fault.current ?? emptyCurrent}
        />
        <PasswordField
          label={text('auth.newPassword')}
          autoComplete="new-password"
          {...field('nieuwWachtwoord')}
          error={fault.next ?? (tried && !complete ? text('auth.rulesNotHeld') : null)}
        />
        <PasswordRules password={form.nieuwWachtwoord} userName={userName} />
        <PasswordField
          label={text('auth.repeatPassword')}
          autoComplete="new-password"
          {...field('herhaalWachtwoord')}
          error={tried && different !== null ? text(different.code) : null}
        />
        <Button type="submit" kind="primary" busy={change.isPending}>
          {text('user.changePassword')}
        </Button>
      </form>
    </AuthFrame>
  )
}
