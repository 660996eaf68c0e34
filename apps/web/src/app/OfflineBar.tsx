import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { lookAgain, useOnline } from '../lib/connectivity.ts'
import { queueStore } from '../lib/queue-door.ts'
import { useSession } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { useText } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { Row } from '../ui/Layout.tsx'
import classes from './Frame.module.css'

/** Says that there is no connection for as long as there is none, with the one retry (R-UPD-03, R-UPD-04). */
export function OfflineBar() {
  return useOnline() ? null : <Offline />
}

function Offline() {
  const text = useText()
  const { authenticated } = useSession()
  const keepsLists = useStore(queueStore) !== null && authenticated
  const [looking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    await lookAgain()
    setLooking(false)
  }
  return (
    <Row align="center" className={classes.offline} role="alert" data-offline-bar>
      <IconCloudOff aria-hidden />
      <span>
        <strong>{text('error.geen_verbinding')}</strong>{' '}
        <span className={classes.roomy}>{text(keepsLists ? 'offline.lists' : 'offline.body')}</span>
      </span>
      <Button
        small
        icon={<IconRefresh />}
        className={classes.again ?? ''}
        busy={looking}
        aria-label={text('actie.opnieuw_proberen')}
        onClick={() => void look()}
      >
        <span className={classes.roomy}>{text('actie.opnieuw_proberen')}</span>
      </Button>
    </Row>
  )
}
