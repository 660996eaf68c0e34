import { thingsName } from '../requests/things-name.ts'
import type { NotificationKind, NotificationValues } from './person-notification.ts'

/** A notification as it is put into words. */
export interface WordedNotification {
  readonly soort: NotificationKind
  /** Number of what it is about. */
  readonly onderwerp: string
  readonly gegevens: NotificationValues
}

/** The words of a language. */
export interface NotificationWording {
  /** The text of a key, with `count` in the form that the language wants. */
  readonly text: (
    key: `notifications.${NotificationKind | 'request'}`,
    params: Readonly<Record<string, string | number>>,
  ) => string
  readonly number: (value: number) => string
  /** A calendar date, short. */
  readonly day: (date: string) => string
}

/** What happened, in the language of the reader: in the bell as in a mail. */
export function notificationWords(one: WordedNotification, { text, number, day }: NotificationWording): string {
  const { soort, onderwerp, gegevens } = one
  const { naam, door: by, reden: reason, dag, eerder, aantal } = gegevens
  if (soort === 'keuring') return text('notifications.keuring', { count: aantal, place: naam })
  const dayOf = (date: string) => (date === '' ? '' : day(date))
  const things = thingsName(gegevens, number) || text('notifications.request', { subject: onderwerp })
  const values = { name: naam, by, reason, subject: onderwerp, things, day: dayOf(dag), before: dayOf(eerder) }
  // What has no reason or day ends before it.
  return text(`notifications.${soort}`, values).replace(/[\s,:]+$/, '')
}

const paths = {
  goedgekeurd: 'request',
  afgekeurd: '/bestellijst',
  akkoord: 'request',
  geweigerd: 'request',
  verplaatst: 'request',
  komt: 'request',
  keuring: '/materieelkeuringen',
  beantwoord: 'complaint',
  feedback_geweigerd: 'complaint',
  locatie_geweigerd: 'location',
  mailadres: '/beveiliging',
  account_adres: '/gebruikers',
  account_keurt: '/gebruikers',
} as const

/** The screen of what happened: a rejected list is changed where it stands. */
export function notificationPath({ soort, onderwerp }: Pick<WordedNotification, 'soort' | 'onderwerp'>): string {
  const path = paths[soort]
  const number = encodeURIComponent(onderwerp)
  if (path === 'request') return `/aanvragen/${number}`
  if (path === 'location') return `/locatie-${number}`
  return path === 'complaint' ? `/klacht-details/${number}` : path
}
