import type { Registration } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { hasRole } from '@portal/domain/access/may.ts'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { UserFields } from './UserFields.tsx'
import classes from './Users.module.css'
import { inputOf, ownFaults, refusedFaults, type UserDraft } from './user-draft.ts'
import { fullName } from './user-view.ts'

interface AcceptDialogProps {
  readonly registration: Registration
  readonly onClose: () => void
}

function draftOf(registration: Registration): UserDraft {
  const { voornaam, achternaam, bedrijfsnaam, email, telefoonnummer, gebruikersnaam, taal } = registration
  const person = { voornaam, achternaam, bedrijfsnaam, email, telefoonnummer, gebruikersnaam, taal }
  return { ...person, backofficeNaam: '', roles: [], isAdministrator: false, klanten: '' }
}

/** Makes an account of a registration: what was filled in can be put right, rights and customers are given here. */
export function AcceptDialog({ registration, onClose }: AcceptDialogProps) {
  const text = useText()
  const mayGrant = hasRole(useSession().person, 'SuperAdmin')
  const name = fullName(registration) || registration.gebruikersnaam
  const [draft, setDraft] = useState(draftOf(registration))
  const [tried, setTried] = useState(false)
  const accept = useCommand(users.acceptRegistration, {
    quiet: true,
    onDone: () => {
      notify('registrations.accepted', { params: { name }, severity: 'success' })
      onClose()
    },
  })
  const isProved = registration.bevestigd && draft.email === registration.email
  const own = ownFaults(draft, text)
  const refused = refusedFaults(accept.error, text)
  const general = accept.error !== null && Object.keys(refused).length === 0 ? errorText(accept.error) : null
  const isTaken = registration.naamBezet && draft.gebruikersnaam === registration.gebruikersnaam
  const taken = isTaken ? { gebruikersnaam: text('registrations.taken') } : {}
  const send = () => {
    setTried(true)
    if (Object.keys(own).length === 0 && !isTaken) accept.mutate({ id: registration.id, ...inputOf(draft, mayGrant) })
  }
  return (
    <ActionModal
      shape="wide"
      title={text('registrations.acceptTitle', { name })}
      onClose={onClose}
      action={text('registrations.accept')}
      busy={accept.isPending}
      onSend={send}
    >
      <div className={classes.form}>
        <p className="note">{text('registrations.acceptIntro')}</p>
        {!isProved && <Notice kind="warning">{text('registrations.unproved')}</Notice>}
        {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
        <UserFields
          draft={draft}
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          faults={{ ...(tried ? own : {}), ...taken, ...refused }}
          mayGrant={mayGrant}
          isRegistration
        />
      </div>
    </ActionModal>
  )
}
