import type { Account } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { useState } from 'react'
import { callKey } from '../../lib/call-key.ts'
import { notify } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface UserActionsProps {
  readonly account: Account
  /** Whether this administrator may change the account at all; failed logins anybody of them clears. */
  readonly isOpen: boolean
  readonly onGone: () => void
}

/** What can be done with an account at once: a link, clearing failures, blocking, deleting. */
export function UserActions({ account, isOpen, onGone }: UserActionsProps) {
  const text = useText()
  const own = useSession().claims?.userName
  const isOwn = own === account.gebruikersnaam
  const [asked, setAsked] = useState<'block' | 'delete' | null>(null)
  const { id, versie, gebruikersnaam, geblokkeerd, mislukteLogins } = account
  const say = (key: TextKey) => notify(key, { params: { account: gebruikersnaam }, severity: 'success' })
  const update = useCommand(users.updateUser)
  const remove = useCommand(users.deleteUser, {
    except: [callKey(users.getUser, { id })],
    onDone: () => {
      say('users.deleted')
      onGone()
    },
  })
  const set = (
    change: { geblokkeerd?: boolean; wisMislukteLogins?: boolean; bevestigEmail?: boolean },
    done: TextKey,
  ) => update.mutate({ id, versie, ...change }, { onSuccess: () => say(done), onSettled: () => setAsked(null) })
  const invite = () =>
    update.mutate(
      { id, versie, nodigUit: true },
      { onSuccess: ({ uitnodiging }) => say(uitnodiging === 'bewaard' ? 'users.invitedKept' : 'users.invited') },
    )
  return (
    <>
      {mislukteLogins > 0 && (
        <Notice
          kind="warning"
          title={text('users.failedTitle', { count: mislukteLogins })}
          action={
            <Button small busy={update.isPending} onClick={() => set({ wisMislukteLogins: true }, 'users.cleared')}>
              {text('users.clear')}
            </Button>
          }
        />
      )}
      {account.bewezenEmail !== null && (
        <Notice
          kind="warning"
          title={text('users.addressTitle', { email: account.email })}
          action={
            isOpen &&
            account.emailDoor !== own && (
              <Button
                small
                busy={update.isPending}
                onClick={() => set({ bevestigEmail: true }, 'users.addressConfirmed')}
              >
                {text('users.addressConfirm')}
              </Button>
            )
          }
        >
          {text('users.addressText', { old: account.bewezenEmail, by: account.emailDoor ?? '' })}
        </Notice>
      )}
      {account.loginSoort !== 'Identity' && <p className="note">{text('users.otherLogin')}</p>}
      {isOpen && (
        <Row gap={2} wrap>
          {account.loginSoort === 'Identity' && !geblokkeerd && (
            <Button small busy={update.isPending} onClick={invite}>
              {text('users.invite')}
            </Button>
          )}
          {!isOwn && geblokkeerd && (
            <Button small busy={update.isPending} onClick={() => set({ geblokkeerd: false }, 'users.unblocked')}>
              {text('users.unblock')}
            </Button>
          )}
          {!isOwn && !geblokkeerd && (
            <Button small onClick={() => setAsked('block')}>
              {text('users.block')}
            </Button>
          )}
          {!isOwn && (
            <Button small kind="quiet" onClick={() => setAsked('delete')}>
              {text('users.delete')}
            </Button>
          )}
        </Row>
      )}
      <ConfirmOnce
        open={asked === 'block'}
        title={text('users.block')}
        action={text('users.block')}
        busy={update.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => set({ geblokkeerd: true }, 'users.blocked')}
      >
        {text('users.blockText', { account: gebruikersnaam })}
      </ConfirmOnce>
      <ConfirmOnce
        open={asked === 'delete'}
        title={text('users.delete')}
        action={text('users.delete')}
        busy={remove.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => remove.mutate({ id, versie })}
      >
        {text('users.deleteText', { account: gebruikersnaam })}
      </ConfirmOnce>
    </>
  )
}
