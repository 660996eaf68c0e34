import { auth, type LoginStep } from '@portal/contract/auth.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Suspense, useState } from 'react'
import { startSession, useLostSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { loadLaterTexts, useText } from '../../lib/text.ts'
import { readClaims } from '../../lib/token.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ExtraInfo } from '../../shared/content/ExtraInfo.tsx'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PasswordField, TextField } from '../../ui/TextField.tsx'
import classes from './Auth.module.css'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginError } from './LoginError.tsx'
import { LostNotice } from './LostNotice.tsx'

/** Only who set up a second step has it, and reads its texts. */
const SecondStep = laterPart(async () => {
  const [{ SecondStep: default_ }] = await Promise.all([import('./factor/SecondStep.tsx'), loadLaterTexts()])
  return default_
})

/** What a form for name and password logs in to. */
interface Door {
  readonly setting: 'Login_Identity' | 'Login_AD'
  readonly call: typeof auth.login | typeof auth.loginDirectory
  readonly title: TextKey
}

const doors: Readonly<Record<'portal' | 'netwerk', Door>> = {
  portal: { setting: 'Login_Identity', call: auth.login, title: 'page./inloggen' },
  netwerk: { setting: 'Login_AD', call: auth.loginDirectory, title: 'auth.withNetworkAccount' },
}

/** Account name and password of the portal, or of the company's network (R-ROUTE-15), where that is a method at all (R-SET-35). */
export function LoginPage() {
  const text = useText()
  const { methode } = useSearch({ from: '/inloggen' })
  const door = doors[methode === 'netwerk' ? 'netwerk' : 'portal']
  const offered = useSettings().bool(door.setting)
  const [step, setStep] = useState<LoginStep | null>(null)
  const open = useOpening()
  if (step !== null)
    return (
      <Suspense fallback={<Skeleton shape="form" />}>
        <SecondStep step={step} onBack={() => setStep(null)} onDone={open} />
      </Suspense>
    )
  return (
    <AuthFrame title={text(door.title)}>
      <LostNotice />
      {offered ? (
        <LoginForm key={door.setting} door={door} onToken={open} onStep={setStep} />
      ) : (
        <Notice kind="warning">{text('login.methode_niet_beschikbaar')}</Notice>
      )}
      <LoginLinks isPortal={door === doors.portal} />
      {/* Last: a field that somebody types in does not move. */}
      <ExtraInfo place="login" />
    </AuthFrame>
  )
}

/** How the directory names people; nothing at the portal's own form. */
function useNameHint({ setting }: Door): string | undefined {
  const text = useText()
  const form = useSettings().string('Login_AD_Formaat')
  if (setting !== 'Login_AD') return undefined
  return text(form === '{email}' ? 'auth.byEmail' : 'auth.byDomainName')
}

/** Opens the session of a token, and goes back to where the visitor was going. */
function useOpening(): (token: string) => void {
  const router = useRouter()
  const { terug } = useSearch({ from: '/inloggen' })
  return (token) => {
    startSession(token, readClaims(token)?.loginType ?? 'Identity')
    void router.navigate({ href: terug ?? '/', replace: true })
  }
}

interface LoginFormProps {
  readonly door: Door
  readonly onToken: (token: string) => void
  /** The password was right, and the account has a second step. */
  readonly onStep: (step: LoginStep) => void
}

function LoginForm({ door, onToken, onStep }: LoginFormProps) {
  const text = useText()
  const nameHint = useNameHint(door)
  const [name, setName] = useState(useLostSession()?.userName ?? '')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const login = useCommand(door.call, {
    quiet: true,
    onDone: (answer) => {
      const step = 'tweedeStap' in answer ? answer.tweedeStap : null
      if (step === null) onToken(answer.token)
      else onStep(step)
    },
  })
  const missing = (value: string, asked: 'auth.missing.account' | 'auth.missing.wachtwoord') =>
    tried && value.trim() === '' ? text(asked) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || password === '') return
    login.mutate({ gebruikersnaam: name.trim(), wachtwoord: password })
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {login.isError && <LoginError error={login.error} isElsewhere={door.setting === 'Login_AD'} />}
      <TextField
        label={text('login.accountnaam')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        {...(nameHint === undefined ? {} : { hint: nameHint })}
        error={missing(name, 'auth.missing.account')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordField
        label={text('auth.password')}
        required
        autoComplete="current-password"
        value={password}
        error={missing(password, 'auth.missing.wachtwoord')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary" busy={login.isPending}>
        {text('user.login')}
      </Button>
    </Stack>
  )
}

function LoginLinks({ isPortal }: { readonly isPortal: boolean }) {
  const text = useText()
  return (
    <Row justify="between" wrap className={classes.links}>
      {isPortal && <ScreenLink to="/wachtwoord-vergeten">{text('page./wachtwoord-vergeten')}</ScreenLink>}
      <ScreenLink to="/inlog-methode">{text('auth.otherMethod')}</ScreenLink>
    </Row>
  )
}
