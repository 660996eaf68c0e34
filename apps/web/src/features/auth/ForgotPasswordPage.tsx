import { auth } from '@portal/contract/auth.ts'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useLostSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './Auth.module.css'
import { AuthFrame } from './AuthFrame.tsx'

/** Asks for a link to choose another password (R-ROUTE-13); what it says is the same for every name. */
export function ForgotPasswordPage() {
  const text = useText()
  const [name, setName] = useState(useLostSession()?.userName ?? '')
  const [tried, setTried] = useState(false)
  const ask = useCommand(auth.forgotPassword, { quiet: true })
  const problem = ask.error === null ? null : errorText(ask.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '') ask.mutate({ gebruikersnaam: name.trim() })
  }
  return (
    <AuthFrame
      title={text('page./wachtwoord-vergeten')}
      {...(ask.isSuccess ? {} : { intro: text('auth.forgotIntro') })}
    >
      {ask.isSuccess ? (
        <Sent />
      ) : (
        <Stack as="form" gap={4} noValidate onSubmit={submit}>
          {problem !== null && <Notice kind="danger">{text(problem.key, problem.params)}</Notice>}
          <TextField
            label={text('auth.forgotField')}
            hint={text('auth.forgotEmployee')}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            error={tried && name.trim() === '' ? text('auth.missing.forgot') : null}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" kind="primary" busy={ask.isPending}>
            {text('auth.forgotSend')}
          </Button>
        </Stack>
      )}
      <Row justify="between" wrap className={classes.links}>
        <ScreenLink to="/inloggen">{text('user.login')}</ScreenLink>
      </Row>
    </AuthFrame>
  )
}

/** What was done, and where to go when nothing comes. */
function Sent() {
  const text = useText()
  const phone = useSettings().string('Contact_Telefoon')
  return (
    <Notice kind="success" title={text('wachtwoord.reset_verzonden')}>
      <span>{text('auth.forgotThen')}</span>
      {phone !== '' && <PhoneLink number={phone} />}
    </Notice>
  )
}
