import type { Account } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { hasRole, isAdministrator } from '@portal/domain/access/may.ts'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { UserActions } from './UserActions.tsx'
import { UserFactors } from './UserFactors.tsx'
import { UserFacts } from './UserFacts.tsx'
import { UserFields } from './UserFields.tsx'
import { UserLook } from './UserLook.tsx'
import { UserSessions } from './UserSessions.tsx'
import classes from './Users.module.css'
import { changesOf, draftOf, ownFaults, refusedFaults } from './user-draft.ts'
import { fullName } from './user-view.ts'

interface UserDetailsProps {
  readonly id: string
  readonly onClose: () => void
}

/** One account: how it stands, what can be done with it, and the form to change it. */
export function UserDetails({ id, onClose }: UserDetailsProps) {
  const text = useText()
  const query = useCall(users.getUser, { id })
  const formId = useId()
  const { person, claims } = useSession()
  const [isBusy, setBusy] = useState(false)
  const account = query.data
  const isOwn = account?.gebruikersnaam === claims?.userName
  const isOpen = account !== undefined && (hasRole(person, 'SuperAdmin') || !isAdministrator(account))
  return (
    <Modal
      open
      shape="wide"
      title={account === undefined ? text('loading.label') : fullName(account) || account.gebruikersnaam}
      onClose={onClose}
      footer={
        isOpen && (
          <>
            <Button onClick={onClose}>{text('action.close')}</Button>
            <Button kind="primary" type="submit" form={formId} busy={isBusy}>
              {text('action.save')}
            </Button>
          </>
        )
      }
    >
      <StateView query={query} skeleton="details">
        {(shown) => (
          <div className={classes.form}>
            {!isOpen && <Notice kind="info">{text('users.readOnly')}</Notice>}
            {shown.backofficeBekend === false && (
              <Notice kind="warning" title={text('users.unknownTitle', { name: shown.backofficeNaam })}>
                {text('users.unknownText')}
              </Notice>
            )}
            <UserFacts account={shown} />
            {shown.loginSoort === 'Identity' && <UserFactors account={shown} />}
            <UserActions account={shown} isOpen={isOpen} onGone={onClose} />
            {isOpen && !shown.geblokkeerd && !isOwn && <UserLook account={shown} />}
            {isOpen && <UserSessions account={shown} />}
            {isOpen && <UserForm key={shown.versie} account={shown} formId={formId} onBusy={setBusy} />}
          </div>
        )}
      </StateView>
    </Modal>
  )
}

interface UserFormProps {
  readonly account: Account
  readonly formId: string
  readonly onBusy: (isBusy: boolean) => void
}

function UserForm({ account, formId, onBusy }: UserFormProps) {
  const text = useText()
  const mayGrant = hasRole(useSession().person, 'SuperAdmin')
  const [draft, setDraft] = useState(draftOf(account))
  const [tried, setTried] = useState(false)
  const save = useCommand(users.updateUser, {
    quiet: true,
    onDone: ({ gebruiker }) =>
      notify('users.saved', { params: { account: gebruiker.gebruikersnaam }, severity: 'success' }),
  })
  const changes = changesOf(account, draft, mayGrant)
  useUnsaved(changes !== null)
  const own = ownFaults(draft, text)
  const wrong = Object.fromEntries(Object.entries(own).filter(([field]) => changes !== null && field in changes))
  const refused = refusedFaults(save.error, text)
  const general = save.error !== null && Object.keys(refused).length === 0 ? errorText(save.error) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (changes === null || Object.keys(wrong).length > 0 || save.isPending) return
    onBusy(true)
    save.mutate({ id: account.id, versie: account.versie, ...changes }, { onSettled: () => onBusy(false) })
  }
  return (
    <form id={formId} className={classes.form} noValidate onSubmit={submit}>
      {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
      <UserFields
        draft={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        faults={{ ...(tried ? wrong : {}), ...refused }}
        mayGrant={mayGrant}
        own={account.gebruikersnaam}
      />
    </form>
  )
}
