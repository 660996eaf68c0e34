import type { PersonNotification } from '@portal/contract/notifications.ts'
import { notifications } from '@portal/contract/notifications.ts'
import { notificationPath } from '@portal/domain/notifications/notification-words.ts'
import type { NotificationKind } from '@portal/domain/notifications/person-notification.ts'
import {
  IconBan,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconMail,
  IconMessage,
  IconTruckDelivery,
  IconUserCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useNotifications } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { dayOf, today } from '../../lib/today.ts'
import { editAnswers, useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './NotificationsBell.module.css'
import { notificationWords } from './notification-words.ts'
import { unreadAmong } from './unread-among.ts'

const looks = {
  goedgekeurd: { icon: IconCircleCheck, severity: 'success' },
  afgekeurd: { icon: IconCircleX, severity: 'danger' },
  akkoord: { icon: IconCircleCheck, severity: 'success' },
  geweigerd: { icon: IconBan, severity: 'danger' },
  verplaatst: { icon: IconCalendarEvent, severity: 'warning' },
  komt: { icon: IconTruckDelivery, severity: 'info' },
  keuring: { icon: IconClipboardCheck, severity: 'info' },
  beantwoord: { icon: IconMessage, severity: 'info' },
  feedback_geweigerd: { icon: IconBan, severity: 'danger' },
  locatie_geweigerd: { icon: IconBan, severity: 'danger' },
  mailadres: { icon: IconMail, severity: 'warning' },
  account_adres: { icon: IconMail, severity: 'warning' },
  account_keurt: { icon: IconUserCheck, severity: 'warning' },
} as const satisfies Readonly<Record<NotificationKind, object>>

interface EntryProps {
  readonly one: PersonNotification
  readonly onOpen: () => void
}

function Entry({ one, onOpen }: EntryProps) {
  const text = useText()
  const format = useFormat()
  const { icon: Icon, severity } = looks[one.soort]
  return (
    <li data-severity={severity} data-unread={!one.gelezen}>
      <Link to={notificationPath(one)} className={classes.entry ?? ''} onClick={onOpen}>
        <Icon size={20} aria-hidden="true" />
        <span>
          {notificationWords(one, { text, format })}
          <small>
            {format.moment(one.op)}
            {!one.gelezen && ` · ${text('notifications.unread')}`}
          </small>
        </span>
      </Link>
    </li>
  )
}

interface NotificationListProps {
  /** Null for a visitor, who gets none. */
  readonly userName: string | null
  readonly close: () => void
}

/** What the bell holds: the person's notifications by day, before what this page said by itself. */
export function NotificationList({ userName, close }: NotificationListProps) {
  const text = useText()
  const gebruikerLogin = userName ?? ''
  const { data, error, isLoading, refetch } = useCall(
    notifications.getNotifications,
    { gebruikerLogin },
    { enabled: userName !== null },
  )
  const { mutate } = useCommand(notifications.setRead, {
    optimistic: ({ ids }) =>
      editAnswers(notifications.getNotifications, (answer) => {
        const isHit = ({ id }: PersonNotification) => ids?.includes(id) ?? true
        return { items: answer.items.map((one) => (isHit(one) ? { ...one, gelezen: true } : one)) }
      }),
  })
  const items = data?.items ?? []
  const open = (one: PersonNotification) => {
    close()
    if (!one.gelezen) mutate({ gebruikerLogin, ids: [one.id] })
  }
  const isToday = ({ op }: PersonNotification) => dayOf(op) === today()
  const groups = [
    { title: 'notifications.today', ofDay: items.filter(isToday) },
    { title: 'notifications.earlier', ofDay: items.filter((one) => !isToday(one)) },
  ] as const
  const { history } = useNotifications()
  const isEmpty = history.length === 0 && items.length === 0
  return (
    <>
      {unreadAmong(items) > 0 && (
        <Button kind="quiet" small onClick={() => mutate({ gebruikerLogin })}>
          {text('notifications.readAll')}
        </Button>
      )}
      {data === undefined && error !== null && (
        <ErrorState error={error} message="notifications.failed" onRetry={() => void refetch()} />
      )}
      {isLoading && <Skeleton shape="entries" />}
      {!isLoading && error === null && isEmpty && <p className={classes.none}>{text('notifications.empty')}</p>}
      {groups.map(
        ({ title, ofDay }) =>
          ofDay.length > 0 && (
            <section key={title} aria-label={text(title)}>
              <h3 className={classes.day}>{text(title)}</h3>
              <ul className={classes.list}>
                {ofDay.map((one) => (
                  <Entry key={one.id} one={one} onOpen={() => open(one)} />
                ))}
              </ul>
            </section>
          ),
      )}
      <OwnMessages />
      {userName !== null && (
        <Link to="/meldingen-instellen" className={classes.set ?? ''} onClick={close}>
          {text('page./meldingen-instellen')}
        </Link>
      )}
    </>
  )
}

/** What this page said, for who looked away, with the number to report an error by. */
function OwnMessages() {
  const text = useText()
  const format = useFormat()
  const { history } = useNotifications()
  if (history.length === 0) return null
  return (
    <section aria-label={text('notifications.here')}>
      <h3 className={classes.day}>{text('notifications.here')}</h3>
      <ul className={classes.list}>
        {history.map((one) => (
          <li key={`${one.at}${one.message}`} data-severity={one.severity} className={classes.own}>
            {text(one.message, one.params)}
            <small>
              {format.moment(new Date(one.at).toISOString())}
              {one.reference !== null && ` · ${text('error.reference', { reference: one.reference })}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
