import { IconX } from '@tabler/icons-react'
import { closeShown, pauseNotifications, shownNotification, useNotifications } from '../lib/notifications.ts'
import { useText } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Row } from '../ui/Layout.tsx'
import { Notice } from '../ui/Notice.tsx'
import classes from './NotificationBar.module.css'

/** One message at a time (R-SCR-SHELL-01); time stands still while the pointer or the focus is on it. */
export function NotificationBar() {
  const text = useText()
  const { queue } = useNotifications()
  const shown = shownNotification(queue)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but hold the time while it is read
    <div
      className={classes.place}
      aria-live="polite"
      onPointerEnter={() => pauseNotifications(true)}
      onPointerLeave={() => pauseNotifications(false)}
      onFocus={() => pauseNotifications(true)}
      onBlur={() => pauseNotifications(false)}
    >
      {shown !== null && (
        <Notice
          key={shown.at}
          kind={shown.severity}
          action={
            <Row as="span" align="center" className={classes.actions}>
              {shown.action !== null && (
                <Button small onClick={shown.action.run}>
                  {text(shown.action.label)}
                </Button>
              )}
              <IconButton
                label={text('notifications.dismiss')}
                icon={<IconX size={20} />}
                onClick={() => {
                  closeShown()
                  pauseNotifications(false)
                }}
              />
            </Row>
          }
        >
          <span>{text(shown.message, shown.params)}</span>
          {shown.reference !== null && <small>{text('error.reference', { reference: shown.reference })}</small>}
        </Notice>
      )}
    </div>
  )
}
