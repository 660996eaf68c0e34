import { type Factor, secondFactor } from '@portal/contract/second-factor.ts'
import { factorNameLength } from '@portal/domain/auth/second-factor.ts'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { notify } from '../../../lib/notifications.ts'
import { useText } from '../../../lib/text.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { ActionModal } from '../../../ui/ActionModal.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { LoginError } from '../LoginError.tsx'
import classes from './Factor.module.css'
import { PasswordDialog } from './PasswordDialog.tsx'

const icons = { code: IconDeviceMobile, passkey: IconFingerprint } as const

/** The second factors of the person, each to name and to remove. */
export function FactorList({ items }: { readonly items: readonly Factor[] }) {
  const text = useText()
  const format = useFormat()
  const [asked, setAsked] = useState<{ readonly what: 'name' | 'remove'; readonly factor: Factor } | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ul className={`entries lined ${classes.rows}`} aria-label={text('security.factors')}>
        {items.map((factor) => {
          const Icon = icons[factor.soort]
          const { naam, aangemaakt, gebruikt } = factor
          return (
            <li key={factor.id}>
              <Icon size={24} stroke={1.6} aria-hidden />
              <span className="entry">
                <strong translate="no">{naam}</strong>
                <span>{text(`security.kind.${factor.soort}`)}</span>
                <span>{text('security.added', { moment: format.moment(aangemaakt) })}</span>
                <span>
                  {gebruikt === null
                    ? text('security.neverUsed')
                    : text('security.used', { moment: format.moment(gebruikt) })}
                </span>
              </span>
              <Row as="span" gap={2} wrap>
                <Button
                  small
                  aria-label={text('security.renameOf', { name: naam })}
                  onClick={() => setAsked({ what: 'name', factor })}
                >
                  {text('security.rename')}
                </Button>
                <Button
                  small
                  kind="quiet"
                  aria-label={text('security.removeOf', { name: naam })}
                  onClick={() => setAsked({ what: 'remove', factor })}
                >
                  {text('action.delete')}
                </Button>
              </Row>
            </li>
          )
        })}
      </ul>
      {asked?.what === 'name' && <RenameDialog factor={asked.factor} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog factor={asked.factor} isLast={items.length === 1} onClose={close} />}
    </>
  )
}

interface FactorDialogProps {
  readonly factor: Factor
  readonly onClose: () => void
}

function RenameDialog({ factor, onClose }: FactorDialogProps) {
  const text = useText()
  const [naam, setName] = useState(factor.naam)
  const rename = useCommand(secondFactor.setFactorName, { quiet: true, onDone: onClose })
  const submit = () => {
    if (naam.trim() !== '' && !rename.isPending) rename.mutate({ id: factor.id, naam })
  }
  return (
    <ActionModal
      title={text('security.renameOf', { name: factor.naam })}
      onClose={onClose}
      action={text('action.save')}
      busy={rename.isPending}
      isForm
      onSend={submit}
    >
      {rename.isError && <LoginError error={rename.error} />}
      <TextField
        label={text('security.name')}
        hint={text('security.nameHint')}
        required
        maxLength={factorNameLength}
        value={naam}
        error={naam.trim() === '' ? text('missing.name') : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ActionModal>
  )
}

function RemoveDialog({ factor, isLast, onClose }: FactorDialogProps & { readonly isLast: boolean }) {
  const text = useText()
  const { id, naam } = factor
  const remove = useCommand(secondFactor.removeFactor, {
    quiet: true,
    onDone: () => {
      notify('security.removed', { params: { name: naam }, severity: 'success' })
      onClose()
    },
  })
  return (
    <PasswordDialog
      title={text('security.removeOf', { name: naam })}
      action={text('action.delete')}
      isDanger
      busy={remove.isPending}
      error={remove.error}
      onPassword={(wachtwoord) => remove.mutate({ id, wachtwoord })}
      onClose={onClose}
    >
      <p>{text(isLast ? 'security.removeLast' : 'security.removeOther')}</p>
    </PasswordDialog>
  )
}
