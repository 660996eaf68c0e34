import type { CallAnswer } from '@portal/contract/define.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { mostFactors } from '@portal/domain/auth/second-factor.ts'
import { IconDeviceMobilePlus, IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../../lib/notifications.ts'
import { useText } from '../../../lib/text.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Page.tsx'
import { AddCodeDialog } from './AddCodeDialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { FactorList } from './FactorList.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { knowsPasskeys } from './passkeys.ts'

interface FactorsPanelProps {
  readonly own: CallAnswer<typeof secondFactor.getFactors>
  /** With the recovery codes, when there were none before. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** The second step of the person's login: what there is, and ways to add one. */
export function FactorsPanel({ own, onAdded }: FactorsPanelProps) {
  const text = useText()
  const [adding, setAdding] = useState<'code' | 'passkey' | null>(null)
  const { kanInstellen, verplicht, items } = own
  if (!kanInstellen)
    return (
      <Panel title={text('security.factors')}>
        <Notice kind="info">{text('factor.niet_voor_login')}</Notice>
      </Panel>
    )
  const added = (codes: readonly string[]) => {
    setAdding(null)
    notify('security.factorAdded', { severity: 'success' })
    onAdded(codes)
  }
  return (
    <Panel title={text('security.factors')}>
      {items.length === 0 && verplicht && <Notice kind="warning">{text('security.required')}</Notice>}
      <p>{text(items.length === 0 ? 'security.noFactor' : 'security.hasFactor')}</p>
      {items.length > 0 && <FactorList items={items} />}
      {items.length < mostFactors && (
        <Row gap={2} wrap>
          <Button
            kind={items.length === 0 ? 'primary' : 'secondary'}
            icon={<IconDeviceMobilePlus size={20} />}
            onClick={() => setAdding('code')}
          >
            {text('security.addCode')}
          </Button>
          {knowsPasskeys() && (
            <Button icon={<IconFingerprint size={20} />} onClick={() => setAdding('passkey')}>
              {text('security.addPasskey')}
            </Button>
          )}
        </Row>
      )}
      {adding === 'code' && <AddCodeDialog onAdded={added} onClose={() => setAdding(null)} />}
      {adding === 'passkey' && <AddPasskeyDialog onAdded={added} onClose={() => setAdding(null)} />}
    </Panel>
  )
}

const fewLeft = 2

interface RecoveryPanelProps {
  readonly left: number
  readonly onMade: (recoveryCodes: readonly string[]) => void
}

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryPanel({ left, onMade }: RecoveryPanelProps) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const make = useCommand(secondFactor.createRecoveryCodes, {
    quiet: true,
    onDone: ({ herstelcodes }) => onMade(herstelcodes),
  })
  return (
    <Panel title={text('security.recoveryTitle')}>
      <p>{text('security.recoveryWhat')}</p>
      {left <= fewLeft ? (
        <Notice kind="warning">{text('security.left', { count: left })}</Notice>
      ) : (
        <p>{text('security.left', { count: left })}</p>
      )}
      <Row gap={2} wrap>
        <Button onClick={() => setAsked(true)}>{text('security.newCodes')}</Button>
      </Row>
      {isAsked && (
        <PasswordDialog
          title={text('security.newCodes')}
          action={text('security.newCodes')}
          busy={make.isPending}
          error={make.error}
          onPassword={(wachtwoord) => make.mutate({ wachtwoord })}
          onClose={() => setAsked(false)}
        >
          <p>{text('security.newCodesThen')}</p>
        </PasswordDialog>
      )}
    </Panel>
  )
}
