import { isAsked, isOpen } from '@portal/domain/queue/queued-action.ts'
import { IconClockPause } from '@tabler/icons-react'
import { useOnline } from '../../lib/connectivity.ts'
import { shownQueueStore } from '../../lib/queue/shown-queue.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { PreparedButton } from '../../shared/requesting/PreparedButton.tsx'
import { preparedStore } from '../../shared/requesting/prepared-requests.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from '../Frame.module.css'

/**
 * How much of what this person did waits for a connection, or for them; it leads to where all of it stands. One request that
 * is prepared goes from here.
 */
export function WaitingBar() {
  const text = useText()
  const isOnline = useOnline()
  const queue = useStore(shownQueueStore)
  const prepared = useStore(preparedStore)
  const [open, asked] = [queue.filter(isOpen).length, queue.filter(isAsked).length]
  const [first, ...more] = prepared
  const goes = isOnline && open + asked + more.length === 0
  return (
    <Row align="center" className={classes.offline} data-waits data-waiting-bar>
      <IconClockPause size={20} aria-hidden />
      <span role="status">
        {open > 0 && <strong>{text('queue.waiting', { count: open })}</strong>}{' '}
        {asked > 0 && <strong>{text('queue.asked', { count: asked })}</strong>}{' '}
        {prepared.length > 0 && <strong>{text('queue.prepared', { count: prepared.length })}</strong>}
      </span>
      {goes && first !== undefined ? (
        <PreparedButton prepared={first} small />
      ) : (
        <ButtonLink to="/nog-te-versturen" small>
          {text('queue.look')}
        </ButtonLink>
      )}
    </Row>
  )
}
