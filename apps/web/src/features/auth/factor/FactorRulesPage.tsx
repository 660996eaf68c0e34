import type { CallAnswer } from '@portal/contract/define.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { may } from '@portal/domain/access/may.ts'
import { useState } from 'react'
import { notify } from '../../../lib/notifications.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { SettingsFrame } from '../../../shared/administration/SettingsFrame.tsx'
import { ConfirmOnce } from '../../../ui/ConfirmOnce.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Panel } from '../../../ui/Page.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { FactorOwners } from './FactorOwners.tsx'

type FactorRule = CallAnswer<typeof secondFactor.getFactorRules>['items'][number]

/** Of whom a second step of the login is required, and who has one. */
export function FactorRulesPage() {
  const text = useText()
  const query = useCall(secondFactor.getFactorRules, {})
  return (
    <SettingsFrame title={text('page./settings/tweede-stap')} intro={text('security.rulesIntro')}>
      <Panel title={text('security.rules')}>
        <StateView query={query} skeleton="entries">
          {({ items }) => (
            <Stack gap={4}>
              {items.map((rule) => (
                <RuleSwitch key={rule.groep} rule={rule} />
              ))}
            </Stack>
          )}
        </StateView>
      </Panel>
      <FactorOwners />
    </SettingsFrame>
  )
}

/** Asked once before it is required: who has none can do nothing else from then on. */
function RuleSwitch({ rule: { groep, verplicht, personen, met } }: { readonly rule: FactorRule }) {
  const text = useText()
  const isAllowed = may(useSession().person, 'factors.require')
  const [isAsked, setAsked] = useState(false)
  const group = text(`security.group.${groep}`)
  const set = useCommand(secondFactor.setFactorRule, {
    onDone: (_, input) => {
      setAsked(false)
      notify(input.verplicht ? 'security.ruleOn' : 'security.ruleOff', { params: { group }, severity: 'success' })
    },
  })
  return (
    <div>
      <Switch
        label={group}
        checked={verplicht}
        disabled={!isAllowed || set.isPending}
        onChange={(isOn) => (isOn ? setAsked(true) : set.mutate({ groep, verplicht: false }))}
      />
      <p className="note">{text('security.have', { met, total: personen })}</p>
      {!isAllowed && <p className="note">{text('security.rulesOfChief')}</p>}
      <ConfirmOnce
        open={isAsked}
        title={text('security.requireOf', { group })}
        action={text('security.require')}
        busy={set.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => set.mutate({ groep, verplicht: true })}
      >
        {text('security.requireText', { count: personen - met })}
      </ConfirmOnce>
    </div>
  )
}
