import { users } from '@portal/contract/users.ts'
import { neededToRegister, type RegistrationForm, registrationFaults } from '@portal/domain/users/registration.ts'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, type InputHTMLAttributes, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { faultWords } from '../../lib/fault-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { type Text, useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { missingOfAccounts } from '../../shared/administration/missing-of-accounts.ts'
import { PasswordRules } from '../../shared/administration/PasswordRules.tsx'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField, TextField } from '../../ui/TextField.tsx'
import classes from './Auth.module.css'
import { AuthFrame } from './AuthFrame.tsx'
import { ConfirmRegistration } from './ConfirmRegistration.tsx'

const empty: RegistrationForm = {
  voornaam: '',
  achternaam: '',
  bedrijfsnaam: '',
  email: '',
  telefoonnummer: '',
  gebruikersnaam: '',
  wachtwoord: '',
}

type Typing = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>

const inputs: Readonly<Record<Exclude<keyof RegistrationForm, 'wachtwoord'>, Typing>> = {
  voornaam: { autoComplete: 'given-name' },
  achternaam: { autoComplete: 'family-name' },
  bedrijfsnaam: { autoComplete: 'organization' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  telefoonnummer: { autoComplete: 'tel', inputMode: 'tel' },
  gebruikersnaam: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
}

/**
 * Asks for an account, which an administrator makes or refuses (R-ROUTE-12); what is required the settings say (R-REQ-05). With
 * the link of the mail, which stands behind the `#`, it is confirmed here.
 */
export function RegisterPage() {
  const text = useText()
  const [isDone, setDone] = useState(false)
  const token = useLocation({ select: ({ hash }) => hash })
  if (token !== '') return <ConfirmRegistration key={token} token={token} />
  return (
    <AuthFrame title={text('user.register')} {...(isDone ? {} : { intro: text('auth.registerIntro') })}>
      {isDone ? (
        <Notice kind="success" title={text('registratie.ontvangen')}>
          {text('auth.registerThen')}
        </Notice>
      ) : (
        <RegisterForm onDone={() => setDone(true)} />
      )}
      <Row justify="between" wrap className={classes.links}>
        <ScreenLink to="/inlog-methode">{text('auth.otherMethod')}</ScreenLink>
      </Row>
    </AuthFrame>
  )
}

/** The words of what the portal refused, by field. */
function refusedOf(error: Error | null, text: Text): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(error.fields.map((fault) => [fault.field, faultWords(fault, missingOfAccounts, text)]))
}

function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const text = useText()
  const settings = useSettings()
  const [form, setForm] = useState(empty)
  const [tried, setTried] = useState(false)
  const register = useCommand(users.register, { quiet: true, onDone })
  useUnsaved(!register.isSuccess && Object.values(form).some((value) => value !== ''))
  const needed = neededToRegister((key) => settings.bool(key))
  const found = registrationFaults(form, needed)
  const refused = refusedOf(register.error, text)
  const own = Object.fromEntries(found.map((fault) => [fault.field, faultWords(fault, missingOfAccounts, text)]))
  const faults = { ...(tried ? own : {}), ...refused }
  const general = register.error !== null && Object.keys(refused).length === 0 ? errorText(register.error) : null
  const set = (change: Partial<RegistrationForm>) => setForm((now) => ({ ...now, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (found.length === 0) register.mutate(form)
  }
  // The keys of the table are exactly the fields it is typed by.
  const fields = Object.keys(inputs) as (keyof typeof inputs)[]
  const names = [form.gebruikersnaam, form.voornaam, form.achternaam, form.bedrijfsnaam]
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
      {fields.map((field) => (
        <TextField
          key={field}
          {...inputs[field]}
          label={text(`auth.field.${field}`)}
          required={needed.includes(field)}
          value={form[field]}
          error={faults[field] ?? null}
          onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
        />
      ))}
      <PasswordField
        label={text('auth.password')}
        autoComplete="new-password"
        required={needed.includes('wachtwoord')}
        value={form.wachtwoord}
        error={faults.wachtwoord ?? null}
        onChange={({ currentTarget }) => set({ wachtwoord: currentTarget.value })}
      />
      <PasswordRules password={form.wachtwoord} names={names} />
      <Button type="submit" kind="primary" busy={register.isPending}>
        {text('auth.registerSend')}
      </Button>
    </Stack>
  )
}
