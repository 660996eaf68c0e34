import { users } from '@portal/contract/users.ts'
import { hasRole } from '@portal/domain/access/may.ts'
import { refusePassword } from '@portal/domain/auth/password-rules.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { PasswordRules } from '../../shared/administration/PasswordRules.tsx'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import { UserFields } from './UserFields.tsx'
import classes from './Users.module.css'
import { inputOf, ownFaults, refusedFaults, type UserDraft } from './user-draft.ts'

const empty = {
  voornaam: '',
  achternaam: '',
  bedrijfsnaam: '',
  email: '',
  telefoonnummer: '',
  gebruikersnaam: '',
  backofficeNaam: '',
  roles: [],
  isAdministrator: false,
  klanten: '',
}

/** The user name follows the mail address until somebody writes another (OP-39). */
function withName(draft: UserDraft, change: Partial<UserDraft>): UserDraft {
  const follows = draft.gebruikersnaam === draft.email && change.gebruikersnaam === undefined
  return { ...draft, ...change, ...(follows && change.email !== undefined ? { gebruikersnaam: change.email } : {}) }
}

const messages = { verzonden: 'users.madeInvited', bewaard: 'users.madeKept', geen: 'users.made' } as const

/** Makes a user, who chooses a password by a mail unless one is given here (R-SCR-ADMIN-16). */
export function CreateUserPage() {
  const text = useText()
  const router = useRouter()
  const mayGrant = hasRole(useSession().person, 'SuperAdmin')
  const kept = useDraft<UserDraft>('user', { ...empty, taal: useLocale() })
  const draft = kept.form
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const key = useActionKey()
  const sent = { ...inputOf(draft, mayGrant), wachtwoord: password }
  const create = useCommand(users.createUser, {
    quiet: true,
    idempotencyKey: () => key.of(sent),
    onDone: ({ id, uitnodiging }) => {
      kept.forget()
      notify(messages[uitnodiging], { params: { account: draft.gebruikersnaam }, severity: 'success' })
      void router.navigate({ to: '/gebruikers', search: { gebruiker: id } })
    },
  })
  const own = ownFaults(draft, text)
  const refused = refusedFaults(create.error, text)
  const names = [draft.gebruikersnaam, draft.voornaam, draft.achternaam, draft.bedrijfsnaam]
  const weak = password === '' ? null : refusePassword(password, names)
  const general = create.error !== null && Object.keys(refused).length === 0 ? errorText(create.error) : null
  useUnsaved(!create.isSuccess && password !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(own).length === 0 && weak === null) create.mutate(sent)
  }
  return (
    <SettingsFrame title={text('page./gebruiker-aanmaken')} intro={text('users.createIntro')}>
      <Panel>
        <form className={classes.form} noValidate onSubmit={submit}>
          {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
          <UserFields
            draft={draft}
            onChange={(change) => kept.change(withName(draft, change))}
            faults={{ ...(tried ? own : {}), ...refused }}
            mayGrant={mayGrant}
          />
          <PasswordField
            label={text('users.password')}
            hint={text('users.passwordHint')}
            autoComplete="new-password"
            value={password}
            error={refused.wachtwoord ?? (tried && weak !== null ? text(weak.code, weak.params) : null)}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <PasswordRules password={password} names={names} />
          <Row gap={2} wrap>
            <Button type="submit" kind="primary" busy={create.isPending}>
              {text('users.create')}
            </Button>
            <ButtonLink to="/gebruikers">{text('action.cancel')}</ButtonLink>
          </Row>
        </form>
      </Panel>
    </SettingsFrame>
  )
}
