import { IconBell } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { markNotificationsRead, useNotifications } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popup } from '../../ui/Popup.tsx'
import classes from './NotificationsBell.module.css'

/** The last twenty messages, for who looked away. */
export function NotificationsBell() {
  const text = useText()
  const format = useFormat()
  const { history, unread } = useNotifications()
  return (
    <Popup
      label={text('notifications.title')}
      button={({ onClick, ...button }) => (
        <IconButton
          {...button}
          onBar
          label={text('notifications.open')}
          count={unread}
          icon={<IconBell size={22} />}
          onClick={() => {
            markNotificationsRead()
            onClick()
          }}
        />
      )}
    >
      {() => (
        <>
          <h2 className={classes.title}>{text('notifications.title')}</h2>
          {history.length === 0 && <p className={classes.none}>{text('notifications.empty')}</p>}
          <ul className={classes.list}>
            {history.map((one) => (
              <li key={`${one.at}${one.message}`} data-severity={one.severity}>
                {text(one.message, one.params)}
                <small>
                  {format.moment(new Date(one.at).toISOString())}
                  {one.reference !== null && ` · ${text('error.reference', { reference: one.reference })}`}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popup>
  )
}
