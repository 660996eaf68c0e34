import { IconCloudOff, IconRefresh, IconTool } from '@tabler/icons-react'
import { ConnectionError } from '../lib/call-error.ts'
import { useOnline } from '../lib/connectivity.ts'
import { errorText } from '../lib/error-text.ts'
import { phoneAddress } from '../lib/phone-address.ts'
import { useSettings } from '../lib/settings.ts'
import type { TextKey } from '../lib/text.ts'
import { useText } from '../lib/text.ts'
import { Button } from './Button.tsx'
import classes from './EmptyState.module.css'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: () => void
  /** What could not be done, for when the server gives no reason of its own. */
  readonly message?: TextKey
}

const reasonless: readonly TextKey[] = ['error.server_fout', 'error.onverwachte_serverfout', 'error.algemeen']

/** What happened, what to do, a short code and whom to call; retry where that can help. */
export function ErrorState({ error, onRetry, message }: ErrorStateProps) {
  const text = useText()
  const { key, params, reference } = errorText(error)
  const offline = error instanceof ConnectionError
  const online = useOnline()
  const phone = useSettings().string('Contact_Telefoon')
  // That there is no connection the frame already says.
  const what = offline ? 'offline.nothing' : message !== undefined && reasonless.includes(key) ? message : key
  return (
    <div role="alert">
      <EmptyState
        icon={offline ? <IconCloudOff /> : <IconTool />}
        title={text(what, params)}
        action={
          // One retry is enough: the frame has it for as long as there is no connection.
          onRetry &&
          (online || !offline) && (
            <Button icon={<IconRefresh />} onClick={onRetry}>
              {text('actie.opnieuw_proberen')}
            </Button>
          )
        }
      >
        {offline && text('offline.comes')}
        {reference !== null && <span className={classes.code}>{text('error.reference', { reference })}</span>}
        {phone !== '' && (
          <a className={classes.call} href={phoneAddress(phone)}>
            {text('error.call', { phone })}
          </a>
        )}
      </EmptyState>
    </div>
  )
}
