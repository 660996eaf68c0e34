import type { CallAnswer } from '@portal/contract/define.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { factorNameLength } from '@portal/domain/auth/second-factor.ts'
import { IconCopy, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useText } from '../../../lib/text.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { ActionModal } from '../../../ui/ActionModal.tsx'
import { Button, ButtonAnchor } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { LoginError } from '../LoginError.tsx'
import classes from './Factor.module.css'
import { fieldFault } from './field-fault.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { QrCode } from './QrCode.tsx'

interface AddCodeDialogProps {
  /** With the recovery codes, when there were none before. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

type NewKey = CallAnswer<typeof secondFactor.startCode>

/** Sets up an authenticator app: the password, then its key as picture and as text, and the first code it shows. */
export function AddCodeDialog({ onAdded, onClose }: AddCodeDialogProps) {
  const text = useText()
  const [key, setKey] = useState<NewKey | null>(null)
  const start = useCommand(secondFactor.startCode, { quiet: true, onDone: setKey })
  if (key !== null) return <ConfirmCode newKey={key} onAdded={onAdded} onClose={onClose} />
  return (
    <PasswordDialog
      title={text('security.addCode')}
      action={text('action.continue')}
      busy={start.isPending}
      error={start.error}
      onPassword={(wachtwoord) => start.mutate({ wachtwoord })}
      onClose={onClose}
    >
      <p>{text('security.addCodeIntro')}</p>
    </PasswordDialog>
  )
}

/** The key in groups of four, as it is typed over. */
function grouped(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function ConfirmCode({ newKey, onAdded, onClose }: AddCodeDialogProps & { readonly newKey: NewKey }) {
  const text = useText()
  const [naam, setName] = useState(text('security.codeName'))
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const add = useCommand(secondFactor.addCode, {
    quiet: true,
    onDone: ({ herstelcodes }) => onAdded(herstelcodes),
  })
  const wrong = fieldFault(add.error, 'code', text)
  const missing = (value: string, asked: 'missing.name' | 'missing.code') =>
    tried && value.trim() === '' ? text(asked) : null
  const submit = () => {
    setTried(true)
    if (naam.trim() !== '' && code.trim() !== '' && !add.isPending) add.mutate({ naam, code: code.trim() })
  }
  return (
    <ActionModal
      title={text('security.addCode')}
      onClose={onClose}
      action={text('security.confirmCode')}
      busy={add.isPending}
      isForm
      onSend={submit}
    >
      {add.error !== null && wrong === null && <LoginError error={add.error} />}
      <ButtonAnchor className={classes.onPhone} icon={<IconDeviceMobile size={20} />} href={newKey.adres}>
        {text('security.openApp')}
      </ButtonAnchor>
      <p>{text('security.scan')}</p>
      <QrCode content={newKey.adres} label={text('security.qr')} />
      <div>
        <p>{text('security.orType')}</p>
        <Row align="center" wrap className={classes.key}>
          <code translate="no">{grouped(newKey.sleutel)}</code>
          <Button small icon={<IconCopy size={18} />} onClick={() => copyText(newKey.sleutel)}>
            {text('action.copy')}
          </Button>
        </Row>
      </div>
      <TextField
        label={text('security.name')}
        hint={text('security.nameHint')}
        required
        maxLength={factorNameLength}
        value={naam}
        error={missing(naam, 'missing.name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        label={text('security.code')}
        hint={text('security.firstCodeHint')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={wrong ?? missing(code, 'missing.code')}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
    </ActionModal>
  )
}
