import { type PortalRole, portalRoles } from '@portal/domain/access/vocabulary.ts'
import { locales } from '@portal/domain/constants.ts'
import { type InputHTMLAttributes, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { CheckField, SelectField } from '../../ui/ChoiceField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { BackofficeWho } from './BackofficeWho.tsx'
import classes from './Users.module.css'
import type { Faults, UserDraft } from './user-draft.ts'

export interface UserFieldsProps {
  readonly draft: UserDraft
  readonly onChange: (change: Partial<UserDraft>) => void
  readonly faults: Faults
  readonly mayGrant: boolean
  /** Of a registration: its user name links to no person. */
  readonly isRegistration?: boolean
  /** The account that is changed; null for one that is made. */
  readonly own?: string | null
}

/** How a phone helps to type it. */
type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoCapitalize' | 'spellCheck'>
type WrittenField = 'voornaam' | 'achternaam' | 'bedrijfsnaam' | 'email' | 'telefoonnummer' | 'gebruikersnaam'

/** What is known of a person, for the form that makes an account and the one that changes it. */
export function UserFields(props: UserFieldsProps) {
  const { draft, onChange, faults } = props
  const text = useText()
  const [settled, setSettled] = useState(draft)
  const field = (name: WrittenField, more: Typing = {}) => ({
    value: draft[name],
    error: faults[name] ?? null,
    autoComplete: 'off',
    ...more,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const plain = { autoCapitalize: 'none', spellCheck: false } as const
  return (
    // Who it will be is looked up when somebody goes on to another field, and not at each letter.
    // biome-ignore lint/a11y/noStaticElementInteractions: it gets the event that a field inside it was left
    <div className={classes.form} onBlur={() => setSettled(draft)}>
      <Stack gap={4} align="start" shrinks className={classes.pair}>
        <TextField label={text('users.firstName')} {...field('voornaam')} required />
        <TextField label={text('users.lastName')} {...field('achternaam')} required />
        <TextField label={text('users.column.email')} {...field('email', { inputMode: 'email', ...plain })} required />
        <TextField label={text('users.column.user')} {...field('gebruikersnaam', plain)} required />
        <TextField label={text('users.column.company')} {...field('bedrijfsnaam')} />
        <TextField label={text('users.column.phone')} {...field('telefoonnummer', { inputMode: 'tel' })} />
      </Stack>
      <LinkedFields {...props} />
      <BackofficeWho draft={settled} isRegistration={props.isRegistration ?? false} own={props.own ?? null} />
      <RightsFields {...props} />
    </div>
  )
}

/** Who somebody is in the back office, for which customers, and in which language mails reach them. */
function LinkedFields({ draft, onChange, faults }: UserFieldsProps) {
  const text = useText()
  return (
    <Stack gap={4} align="start" shrinks className={classes.pair}>
      <TextField
        label={text('users.column.erp')}
        hint={text('users.erpHint')}
        error={faults.backofficeNaam ?? null}
        value={draft.backofficeNaam}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ backofficeNaam: currentTarget.value })}
      />
      <TextField
        label={text('users.ownCustomers')}
        hint={text('users.ownCustomersHint')}
        error={faults.eigenKlanten ?? null}
        value={draft.klanten}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ klanten: currentTarget.value })}
      />
      <SelectField
        label={text('users.language')}
        required
        value={draft.taal}
        choices={locales.map((locale) => ({ value: locale, label: text(`language.${locale}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ taal: locales.find((locale) => locale === currentTarget.value) ?? draft.taal })
        }
      />
    </Stack>
  )
}

function RightsFields({ draft, onChange, mayGrant }: UserFieldsProps) {
  const text = useText()
  const { roles } = draft
  const set = (role: PortalRole, isGiven: boolean) =>
    onChange({ roles: portalRoles.filter((one) => (one === role ? isGiven : roles.includes(one))) })
  return (
    <Stack as="fieldset" gap={2} className={classes.rights}>
      <legend>{text('users.rights')}</legend>
      {!mayGrant && <p className="note">{text('users.rightsOfChief')}</p>}
      {portalRoles.map((role) => (
        <CheckField
          key={role}
          label={text(`users.right.${role}`)}
          hint={text(`users.rightHint.${role}`)}
          checked={roles.includes(role)}
          disabled={!mayGrant}
          onChange={(isGiven) => set(role, isGiven)}
        />
      ))}
      <CheckField
        label={text('users.right.flag')}
        hint={text('users.rightHint.flag')}
        checked={draft.isAdministrator}
        disabled={!mayGrant}
        onChange={(isAdministrator) => onChange({ isAdministrator })}
      />
    </Stack>
  )
}
