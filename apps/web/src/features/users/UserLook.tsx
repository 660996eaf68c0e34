import type { Account } from '@portal/contract/accounts.ts'
import { lookAlong } from '@portal/contract/look-along.ts'
import { lookReasonLength } from '@portal/domain/look-along/look-along.ts'
import { useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { errorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './Users.module.css'

/** Asks somebody whether one may see the portal as they do; what they answer stands above every screen. */
export function UserLook({ account: { gebruikersnaam } }: { readonly account: Account }) {
  const text = useText()
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const looks = useCall(lookAlong.getLooks, {}).data?.vanMij ?? []
  const own = looks.filter((look) => look.gebruikersnaam === gebruikersnaam)
  const open = own.find(({ stand }) => stand !== 'geweigerd')
  return (
    <>
      <Row align="center" justify="between" wrap className={classes.line}>
        <p>
          {open === undefined
            ? text(own.length > 0 ? 'look.wasRefused' : 'look.what')
            : text(open.stand === 'loopt' ? 'look.isAllowed' : 'look.waits', { end: format.moment(open.tot) })}
        </p>
        {open === undefined && (
          <Button small onClick={() => setAsking(true)}>
            {text('look.ask')}
          </Button>
        )}
      </Row>
      {isAsking && <AskDialog gebruikersnaam={gebruikersnaam} onClose={() => setAsking(false)} />}
    </>
  )
}

interface AskDialogProps {
  readonly gebruikersnaam: string
  readonly onClose: () => void
}

function AskDialog({ gebruikersnaam, onClose }: AskDialogProps) {
  const text = useText()
  const [reden, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const key = useActionKey()
  useUnsaved(reden !== '')
  const ask = useCommand(lookAlong.askLook, {
    quiet: true,
    idempotencyKey: () => key.of({ gebruikersnaam, reden }),
    onDone: () => {
      notify('look.asked', { severity: 'success' })
      onClose()
    },
  })
  const fault = ask.error === null ? null : errorText(ask.error)
  const submit = () => {
    setTried(true)
    if (reden.trim() !== '' && !ask.isPending) ask.mutate({ gebruikersnaam, reden })
  }
  return (
    <ActionModal
      title={text('look.ask')}
      onClose={onClose}
      action={text('look.askNow')}
      busy={ask.isPending}
      isForm
      onSend={submit}
    >
      {fault !== null && <Notice kind="danger">{text(fault.key, fault.params)}</Notice>}
      <p>{text('look.askText')}</p>
      <TextField
        label={text('look.why')}
        hint={text('look.whyHint')}
        required
        maxLength={lookReasonLength}
        value={reden}
        error={tried && reden.trim() === '' ? text('missing.reason') : null}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActionModal>
  )
}
