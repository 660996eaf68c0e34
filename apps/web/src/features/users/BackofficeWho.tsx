import type { BackofficePerson } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { knownKey, type Text, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { UserDraft } from './user-draft.ts'

interface BackofficeWhoProps {
  readonly draft: Pick<UserDraft, 'gebruikersnaam' | 'email' | 'backofficeNaam'>
  readonly isRegistration: boolean
  /** The account that is changed; that it exists needs no message. */
  readonly own: string | null
}

const roleOf = (role: string | null, text: Text) =>
  text(knownKey(`enum.LocationRole.${role ?? 'other'}`) ?? 'enum.LocationRole.other')

/** Where somebody is what: each role once, with its places. */
function rolesOf({ locaties, aantalLocaties }: BackofficePerson, text: Text): readonly string[] {
  const roles = [...new Set(locaties.map(({ rol }) => rol))]
  const lines = roles.map((role) => {
    const places = locaties.filter(({ rol }) => rol === role).map(({ nummer, naam }) => `${naam} (${nummer})`)
    return text('users.whoRole', { role: roleOf(role, text), places: places.join(', ') })
  })
  const more = aantalLocaties - locaties.length
  return more > 0 ? [...lines, text('users.whoMore', { count: more })] : lines
}

function Person({ person, own }: { readonly person: BackofficePerson; readonly own: string | null }) {
  const text = useText()
  const { naam: name, backofficeNaam, keurtGoed, geblokkeerd } = person
  const others = person.accounts.filter((account) => account !== own)
  const isGrave = keurtGoed || geblokkeerd || others.length > 0
  return (
    <Notice kind={isGrave ? 'warning' : 'info'} title={text('users.whoIs', { name, account: backofficeNaam })}>
      <ul>
        {rolesOf(person, text).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {keurtGoed && <li>{text('users.whoApproves')}</li>}
        {others.length > 0 && <li>{text('users.whoAccounts', { accounts: others.join(', ') })}</li>}
        {geblokkeerd && <li>{text('users.whoBlocked')}</li>}
        {person.email !== '' && <li>{text('users.whoEmail', { email: person.email })}</li>}
      </ul>
    </Notice>
  )
}

/** Who of the back office the account will be, said before it is. */
export function BackofficeWho({ draft, isRegistration, own }: BackofficeWhoProps) {
  const text = useText()
  const { gebruikersnaam, email, backofficeNaam } = draft
  const isEmpty = `${gebruikersnaam}${email}${backofficeNaam}`.trim() === ''
  const asked = { gebruikersnaam, email, backofficeNaam, registratie: isRegistration }
  const { data } = useCall(users.getBackofficePerson, asked, { keepLast: true, enabled: !isEmpty })
  if (data === undefined || isEmpty) return null
  const { gekoppeld, naamgenoot } = data
  return (
    <>
      {gekoppeld === null && <Notice kind="info">{text('users.whoNobody')}</Notice>}
      {gekoppeld !== null && <Person person={gekoppeld} own={own} />}
      {naamgenoot !== null && (
        <Notice kind="warning">{text('users.whoNamesake', { name: naamgenoot.naam, account: gebruikersnaam })}</Notice>
      )}
    </>
  )
}
