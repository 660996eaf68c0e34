import { notifications } from '@portal/contract/notifications.ts'
import { useState } from 'react'
import { pushSupport } from '../../lib/push-device.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { DeviceList } from './DeviceList.tsx'
import classes from './Preferences.module.css'
import { useOwnDevice } from './use-own-device.ts'

interface DevicesPanelProps {
  readonly gebruikerLogin: string
}

/** The devices on which the person is notified; this one is switched on here, and never by itself. */
export function DevicesPanel({ gebruikerLogin }: DevicesPanelProps) {
  const text = useText()
  const { endpoint, isBusy, switchOn, switchOff } = useOwnDevice(gebruikerLogin)
  // What the browser allows is known again once the person was asked.
  const [support, setSupport] = useState(pushSupport)
  const query = useCall(
    notifications.getDevices,
    { gebruikerLogin, endpoint: endpoint ?? null },
    { enabled: endpoint !== undefined, keepLast: true },
  )
  return (
    <Panel title={text('notifications.push.title')}>
      <StateView query={query} skeleton="rows">
        {({ actief, sleutel, items }) => {
          const here = items.find(({ hier }) => hier)
          const change = async (isOn: boolean) => {
            await (isOn ? switchOn(sleutel) : switchOff(here?.id))
            setSupport(pushSupport())
          }
          return (
            <>
              {!actief && <Notice kind="info">{text('melding.push_uit')}</Notice>}
              {actief && support === 'yes' && (
                <>
                  <p className={classes.anyhow}>{text('notifications.push.intro')}</p>
                  <Switch
                    label={text('notifications.push.switch')}
                    checked={here !== undefined}
                    disabled={isBusy || query.isPlaceholderData}
                    onChange={(isOn) => void change(isOn)}
                  />
                </>
              )}
              {actief && support === 'no' && <Notice kind="info">{text('notifications.push.unsupported')}</Notice>}
              {actief && support === 'install' && <Notice kind="info">{text('notifications.push.install')}</Notice>}
              {actief && support === 'denied' && <Notice kind="warning">{text('notifications.push.denied')}</Notice>}
              {items.length > 0 && (
                <DeviceList
                  gebruikerLogin={gebruikerLogin}
                  items={items}
                  isActive={actief}
                  onRemoveHere={() => void change(false)}
                />
              )}
            </>
          )
        }}
      </StateView>
    </Panel>
  )
}
