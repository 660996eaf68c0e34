import { users } from '@portal/contract/users.ts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import classes from './Auth.module.css'
import { AuthFrame } from './AuthFrame.tsx'

/** What somebody asked for, to be confirmed by who has the mailbox and knows the password of the form. */
export function ConfirmRegistration({ token }: { readonly token: string }) {
  const text = useText()
  const query = useCall(users.getOwnRegistration, { token })
  const isGone = query.error instanceof CallError && query.error.code === 'registratie.link_ongeldig'
  const [isDone, setDone] = useState(false)
  const isConfirmed = isDone || query.data?.bevestigd === true
  return (
    <AuthFrame title={text('auth.confirmTitle')}>
      {isGone ? (
        <Notice kind="warning">{text('registratie.link_ongeldig')}</Notice>
      ) : (
        <StateView query={query} skeleton="form">
          {(asked) =>
            isConfirmed ? (
              <Notice kind="success" title={text('auth.confirmed')}>
                {text('auth.confirmedThen')}
              </Notice>
            ) : (
              <>
                <Stack as="dl" gap={2} className={classes.asked}>
                  <Fact label={text('auth.field.gebruikersnaam')}>{asked.gebruikersnaam}</Fact>
                  <Fact label={text('auth.askedName')}>{asked.naam}</Fact>
                  <Fact label={text('auth.field.bedrijfsnaam')}>{asked.bedrijfsnaam}</Fact>
                  <Fact label={text('auth.field.email')}>{asked.email}</Fact>
                </Stack>
                <ConfirmForm token={token} asksPassword={asked.heeftWachtwoord} onDone={() => setDone(true)} />
                <p className="soft">{text('auth.confirmNotYou')}</p>
              </>
            )
          }
        </StateView>
      )}
      {isGone && (
        <Row justify="between" wrap className={classes.links}>
          <ScreenLink to="/registreren">{text('auth.registerSend')}</ScreenLink>
        </Row>
      )}
    </AuthFrame>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  if (children === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
    </div>
  )
}

interface ConfirmFormProps {
  readonly token: string
  readonly asksPassword: boolean
  readonly onDone: () => void
}

function ConfirmForm({ token, asksPassword, onDone }: ConfirmFormProps) {
  const text = useText()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const confirm = useCommand(users.confirmRegistration, { quiet: true, onDone })
  const { error } = confirm
  const isWrong = error instanceof CallError && error.code === 'registratie.wachtwoord_onjuist'
  const general = error !== null && !isWrong ? errorText(error) : null
  const missing = tried && password === '' ? text('auth.missing.wachtwoord') : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!asksPassword || password !== '') confirm.mutate({ token, wachtwoord: password })
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
      {asksPassword && (
        <PasswordField
          label={text('auth.password')}
          hint={text('auth.confirmPassword')}
          required
          autoComplete="current-password"
          value={password}
          error={isWrong ? text('registratie.wachtwoord_onjuist') : missing}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      <Button type="submit" kind="primary" busy={confirm.isPending}>
        {text('auth.confirmSend')}
      </Button>
    </Stack>
  )
}
