import { secondFactor } from '@portal/contract/second-factor.ts'
import { factorNameLength } from '@portal/domain/auth/second-factor.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { untilRead } from '../../../lib/read-changed.ts'
import { useText } from '../../../lib/text.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { makePasskey } from './passkeys.ts'

interface AddPasskeyDialogProps {
  /** With the recovery codes, when there were none before. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

async function addPasskey({ naam, wachtwoord }: { readonly naam: string; readonly wachtwoord: string }) {
  const { opties } = await call(secondFactor.startPasskey, { wachtwoord })
  return call(secondFactor.addPasskey, { naam, passkey: await makePasskey(opties) })
}

/** Sets up a passkey: a name and the password, then the browser asks for a finger, a face or a key. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const text = useText()
  const [naam, setName] = useState(text('security.passkeyName'))
  const add = useMutation({
    mutationFn: addPasskey,
    networkMode: 'always',
    onSuccess: ({ herstelcodes }) => {
      onAdded(herstelcodes)
      return untilRead()
    },
  })
  return (
    <PasswordDialog
      title={text('security.addPasskey')}
      action={text('security.makePasskey')}
      busy={add.isPending}
      error={add.error}
      onPassword={(wachtwoord) => naam.trim() !== '' && add.mutate({ naam, wachtwoord })}
      onClose={onClose}
    >
      <p>{text('security.addPasskeyIntro')}</p>
      <TextField
        label={text('security.name')}
        hint={text('security.nameHint')}
        required
        maxLength={factorNameLength}
        value={naam}
        error={naam.trim() === '' ? text('missing.name') : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </PasswordDialog>
  )
}
