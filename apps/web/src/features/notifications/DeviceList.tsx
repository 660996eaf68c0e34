import { notifications, type PushDevice } from '@portal/contract/notifications.ts'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { deviceWords } from '../../shared/administration/SessionList.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Preferences.module.css'

interface DeviceListProps {
  readonly gebruikerLogin: string
  readonly items: readonly PushDevice[]
  /** False where the company switched push off: nothing is sent, also no test. */
  readonly isActive: boolean
  readonly onRemoveHere: () => void
}

/** The person's devices that are switched on, each to be tried out and removed. */
export function DeviceList({ gebruikerLogin, items, isActive, onRemoveHere }: DeviceListProps) {
  const text = useText()
  const format = useFormat()
  const remove = useCommand(notifications.removeDevice)
  const test = useCommand(notifications.testDevice, {
    onDone: () => notify('notifications.push.testSent', { severity: 'success' }),
  })
  return (
    <ul className={`entries ${classes.devices}`} aria-label={text('notifications.push.list')}>
      {items.map(({ id, hier, gebruikt, sinds, ...words }) => {
        const device = deviceWords(words, text)
        return (
          <li key={id}>
            <Stack as="span" justify="start" className="entry">
              <strong translate="no">{device}</strong>
              {hier && <StatusChip kind="success">{text('security.here')}</StatusChip>}
              <span>{text('notifications.push.used', { moment: format.moment(gebruikt) })}</span>
              <span>{text('notifications.push.since', { moment: format.moment(sinds) })}</span>
            </Stack>
            {isActive && (
              <Button
                busy={test.isPending && test.variables.apparaatId === id}
                aria-label={`${text('notifications.push.sendTest')}: ${device}`}
                onClick={() => test.mutate({ gebruikerLogin, apparaatId: id })}
              >
                {text('notifications.push.sendTest')}
              </Button>
            )}
            <Button
              busy={remove.isPending && remove.variables.apparaatId === id}
              aria-label={text('notifications.push.removeOf', { device })}
              onClick={() => (hier ? onRemoveHere() : remove.mutate({ gebruikerLogin, apparaatId: id }))}
            >
              {text('notifications.push.remove')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
