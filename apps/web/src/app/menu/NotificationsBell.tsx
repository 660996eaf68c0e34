import { notifications } from '@portal/contract/notifications.ts'
import { IconBell } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useSession } from '../../lib/session.ts'
import { loadLaterTexts, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './NotificationsBell.module.css'
import { unreadAmong } from './unread-among.ts'

const NotificationList = laterPart(async () => {
  const [part] = await Promise.all([import('./NotificationList.tsx'), loadLaterTexts()])
  return part.NotificationList
})

/** What happened without the person, kept at the server, so that the count is the same on every device. */
export function NotificationsBell() {
  const text = useText()
  const { claims, authenticated } = useSession()
  const input = { gebruikerLogin: claims?.userName ?? '' }
  const { data } = useCall(notifications.getNotifications, input, { enabled: authenticated })
  return (
    <Popup
      label={text('notifications.title')}
      button={({ onClick, ...button }) => (
        <IconButton
          {...button}
          onBar
          label={text('notifications.open')}
          count={authenticated ? unreadAmong(data?.items ?? []) : 0}
          icon={<IconBell size={22} />}
          onClick={onClick}
        />
      )}
    >
      {(close) => (
        <div className={classes.panel}>
          <h2 className={classes.title}>{text('notifications.title')}</h2>
          <Suspense fallback={<Skeleton shape="entries" />}>
            <NotificationList userName={authenticated ? input.gebruikerLogin : null} close={close} />
          </Suspense>
        </div>
      )}
    </Popup>
  )
}
