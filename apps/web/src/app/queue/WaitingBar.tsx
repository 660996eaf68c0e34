import { isAsked, isOpen } from '@portal/domain/queue/queued-action.ts'
import { IconClockPause } from '@tabler/icons-react'
import { shownQueueStore } from '../../lib/queue/shown-queue.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from '../Frame.module.css'

/** How much of what this person did waits for a connection, or for them; it leads to where all of it stands. */
export function WaitingBar() {
  const text = useText()
  const queue = useStore(shownQueueStore)
  const [open, asked] = [queue.filter(isOpen).length, queue.filter(isAsked).length]
  return (
    <Row align="center" className={classes.offline} data-waits data-waiting-bar>
      <IconClockPause size={20} aria-hidden />
      <span role="status">
        {open > 0 && <strong>{text('queue.waiting', { count: open })}</strong>}{' '}
        {asked > 0 && <strong>{text('queue.asked', { count: asked })}</strong>}
      </span>
      <ButtonLink to="/nog-te-versturen" small>
        {text('queue.look')}
      </ButtonLink>
    </Row>
  )
}
