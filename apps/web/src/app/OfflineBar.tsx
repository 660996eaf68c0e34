import { IconCloudOff } from '@tabler/icons-react'
import { lookAgain, useOnline } from '../lib/connectivity.ts'
import { useText } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import classes from './Frame.module.css'

/** Says what still works while there is no connection. */
export function OfflineBar() {
  const text = useText()
  if (useOnline()) return null
  return (
    <div className={classes.offline} role="status" data-offline-bar>
      <IconCloudOff aria-hidden />
      <span>
        <strong>{text('offline.title')}</strong> {text('offline.body')}
      </span>
      <Button small className={classes.again ?? ''} onClick={() => void lookAgain()}>
        {text('actie.opnieuw_proberen')}
      </Button>
    </div>
  )
}
