import { IconCloudOff } from '@tabler/icons-react'
import { useOnline } from '../lib/connectivity.ts'
import { useText } from '../lib/text.ts'
import classes from './Frame.module.css'

/** Says what still works while there is no connection. */
export function OfflineBar() {
  const text = useText()
  if (useOnline()) return null
  return (
    <div className={classes.offline} role="status">
      <IconCloudOff aria-hidden />
      <span>
        <strong>{text('offline.title')}</strong> {text('offline.body')}
      </span>
    </div>
  )
}
