import type { PlannedSettings } from '@portal/contract/settings.ts'
import { settings } from '@portal/contract/settings.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { knownKey, type Text, useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import classes from './PlannedSettings.module.css'
import { settingName, valueText } from './setting-words.ts'
import { usePlannedSettings } from './settings.queries.ts'

interface PlannedProps {
  /** Puts what did not take effect among the unsaved changes. */
  readonly onTakeOver: (plan: PlannedSettings) => void
}

/** What waits for its moment, and what did not take effect when it came; nothing while there is neither. */
export function PlannedSettingsPanel({ onTakeOver }: PlannedProps) {
  const text = useText()
  const { data } = usePlannedSettings()
  const [ending, setEnding] = useState<PlannedSettings | null>(null)
  const plans = data?.items ?? []
  const waiting = plans.filter(({ mislukt }) => !mislukt)
  return (
    <>
      {plans
        .filter(({ mislukt }) => mislukt)
        .map((plan) => (
          <FailedPlan key={plan.id} plan={plan} onTakeOver={onTakeOver} onRemove={() => setEnding(plan)} />
        ))}
      {waiting.length > 0 && (
        <Panel title={text('settings.planned')}>
          <Stack as="ul" gap={3} className={classes.plans}>
            {waiting.map((plan) => (
              <WaitingPlan key={plan.id} plan={plan} onWithdraw={() => setEnding(plan)} />
            ))}
          </Stack>
        </Panel>
      )}
      {ending !== null && <EndPlan plan={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function PlannedValues({ plan }: { readonly plan: PlannedSettings }) {
  const text = useText()
  return (
    <ul className={classes.values}>
      {plan.items.map(({ name, value }) => (
        <li key={name}>
          <span>{settingName(name, text)}</span>
          <strong>{value === null ? text('settings.value.default') : valueText(name, value, text)}</strong>
        </li>
      ))}
    </ul>
  )
}

function WaitingPlan({ plan, onWithdraw }: { readonly plan: PlannedSettings; readonly onWithdraw: () => void }) {
  const text = useText()
  const format = useFormat()
  const moment = format.moment(plan.begin)
  return (
    <li data-plan={plan.id}>
      <div>
        <strong>{text('settings.plannedOn', { moment })}</strong>
        <PlannedValues plan={plan} />
        {plan.reden !== '' && <span>{plan.reden}</span>}
        <small>{text('settings.plannedBy', { user: plan.door, moment: format.moment(plan.moment) })}</small>
      </div>
      {plan.intrekbaar && (
        <Button small aria-label={text('settings.planWithdrawOf', { moment })} onClick={onWithdraw}>
          {text('settings.planWithdraw')}
        </Button>
      )}
    </li>
  )
}

/** Why a plan did not take effect, in words. */
function failureOf({ fout }: PlannedSettings, text: Text): string {
  const params = fout?.params ?? {}
  if (fout?.code === 'instelling.intussen') {
    const name = settingName(String(params.name), text)
    return text('settings.planFailedOver', { name, user: String(params.user) })
  }
  if (fout?.code === 'error.niet_toegankelijk') return text('settings.planFailedRights')
  return text(knownKey(fout?.code ?? '') ?? 'error.onverwachte_serverfout', params)
}

interface FailedPlanProps extends PlannedProps {
  readonly plan: PlannedSettings
  readonly onRemove: () => void
}

function FailedPlan({ plan, onTakeOver, onRemove }: FailedPlanProps) {
  const text = useText()
  const moment = useFormat().moment(plan.begin)
  return (
    <Notice kind="warning" title={text('settings.planFailed', { moment })}>
      <p>{failureOf(plan, text)}</p>
      <PlannedValues plan={plan} />
      <Row gap={2} wrap>
        <Button small onClick={() => onTakeOver(plan)}>
          {text('settings.planAgain')}
        </Button>
        {plan.intrekbaar && (
          <Button small aria-label={text('settings.planRemoveOf', { moment })} onClick={onRemove}>
            {text('settings.planRemove')}
          </Button>
        )}
      </Row>
    </Notice>
  )
}

function EndPlan({ plan, onClose }: { readonly plan: PlannedSettings; readonly onClose: () => void }) {
  const text = useText()
  const moment = useFormat().moment(plan.begin)
  const onDone = () => {
    notify('settings.planWithdrawn', { severity: 'success' })
    onClose()
  }
  const command = useCommand(settings.withdrawPlannedSettings, { onDone })
  return (
    <ActionFrame
      title={text(plan.mislukt ? 'settings.planRemoveOf' : 'settings.planWithdrawOf', { moment })}
      action={text(plan.mislukt ? 'settings.planRemove' : 'settings.planWithdraw')}
      busy={command.isPending}
      onClose={onClose}
      onSend={() => command.mutate({ id: plan.id })}
    >
      {!plan.mislukt && <p>{text('settings.planWithdrawText', { moment })}</p>}
      <PlannedValues plan={plan} />
    </ActionFrame>
  )
}
