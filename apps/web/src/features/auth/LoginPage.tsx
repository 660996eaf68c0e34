import { auth } from '@portal/contract/auth.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import { severityOf } from '@portal/i18n/severity.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { startSession, useLostSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { readClaims } from '../../lib/token.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField, TextField } from '../../ui/TextField.tsx'
import classes from './Auth.module.css'
import { AuthFrame } from './AuthFrame.tsx'
import { LostNotice } from './LostNotice.tsx'

/** Account name and password (R-ROUTE-15), where that is a method at all (R-SET-35). */
export function LoginPage() {
  const text = useText()
  const offered = useSettings().bool('Login_Identity')
  return (
    <AuthFrame title={text('page./inloggen')}>
      <LostNotice />
      {offered ? <LoginForm /> : <Notice kind="warning">{text('login.methode_niet_beschikbaar')}</Notice>}
      <LoginLinks />
    </AuthFrame>
  )
}

/** Afterwards back to where the visitor was going. */
function LoginForm() {
  const text = useText()
  const router = useRouter()
  const { terug } = useSearch({ from: '/inloggen' })
  const [name, setName] = useState(useLostSession()?.userName ?? '')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const login = useCommand(auth.login, {
    quiet: true,
    onDone: ({ token }) => {
      startSession(token, readClaims(token)?.loginType ?? 'Identity')
      void router.navigate({ href: terug ?? '/', replace: true })
    },
  })
  const missing = (value: string) => (tried && value.trim() === '' ? text('validatie.verplicht') : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || password === '') return
    login.mutate({ gebruikersnaam: name.trim(), wachtwoord: password })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {login.isError && <LoginError error={login.error} />}
      <TextField
        label={text('login.accountnaam')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        error={missing(name)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordField
        label={text('auth.password')}
        required
        autoComplete="current-password"
        value={password}
        error={missing(password)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary" busy={login.isPending}>
        {text('user.login')}
      </Button>
    </form>
  )
}

/** Wrong, waiting or blocked: each in its own words and weight. */
function LoginError({ error }: { readonly error: unknown }) {
  const text = useText()
  const { key, params, reference } = errorText(error)
  // Error texts have no plural forms, so the key is a key of the messages.
  return (
    <Notice kind={severityOf(key as MessageKey)}>
      <span>{text(key, params)}</span>
      {reference !== null && key.startsWith('error.') && <small>{text('error.reference', { reference })}</small>}
    </Notice>
  )
}

function LoginLinks() {
  const text = useText()
  return (
    <div className={classes.links}>
      <ScreenLink to="/wachtwoord-vergeten">{text('page./wachtwoord-vergeten')}</ScreenLink>
      <ScreenLink to="/inlog-methode">{text('auth.otherMethod')}</ScreenLink>
    </div>
  )
}
