import { amsterdamMoment } from '../calendar/amsterdam-moment.ts'
import { addDays, type CalendarDate } from '../plain/calendar-date.ts'
import { type NotificationKind, notificationKinds } from './person-notification.ts'

/** Whether a person is mailed of a kind: never, at once, or once a day together with everything else. */
export const mailChoices = ['nooit', 'meteen', 'dagelijks'] as const
export type MailChoice = (typeof mailChoices)[number]

/** Where a person is notified of one kind. */
export interface KindPreference {
  /** In the bell. */
  readonly portaal: boolean
  /** On the devices that the person switched on. */
  readonly push: boolean
  readonly mail: MailChoice
}

/** Where and when a person is notified; times are `HH:MM` in Europe/Amsterdam. */
export interface NotificationPreferences {
  readonly soorten: Readonly<Record<NotificationKind, KindPreference>>
  /** When the mail of the day goes. */
  readonly dagelijksOm: string
  /** Hours in which no mail and no push goes, which may pass midnight; two times that are the same are no hours. */
  readonly stilVan: string
  readonly stilTot: string
}

/** What the portal mails anyhow, in words of its own: a second mail of it helps nobody. */
export const mailedAnyhow: readonly NotificationKind[] = ['afgekeurd', 'locatie_geweigerd']

/** The bell rings for everything, and so do the devices that somebody switched on; nobody gets mail without asking for it. */
export const defaultPreferences: NotificationPreferences = {
  soorten: Object.fromEntries(
    notificationKinds.map((kind) => [kind, { portaal: true, push: true, mail: 'nooit' }]),
  ) as NotificationPreferences['soorten'], // every kind is in it
  dagelijksOm: '07:00',
  stilVan: '',
  stilTot: '',
}

/** What somebody stored once: kinds and ways that came later are missing. */
export interface StoredPreferences extends Partial<Omit<NotificationPreferences, 'soorten'>> {
  readonly soorten?: Readonly<Partial<Record<NotificationKind, Partial<KindPreference>>>>
}

/** What somebody stored, with the default for a kind and a way that came later. */
export function withDefaults(stored: StoredPreferences): NotificationPreferences {
  const kinds = notificationKinds.map((kind) => [
    kind,
    { ...defaultPreferences.soorten[kind], ...stored.soorten?.[kind] },
  ])
  // Every kind is in it.
  const soorten = Object.fromEntries(kinds) as NotificationPreferences['soorten']
  return { ...defaultPreferences, ...stored, soorten }
}

/** A moment, with its day and its time of the day in Europe/Amsterdam. */
export interface LocalMoment {
  readonly at: Date
  readonly day: CalendarDate
  readonly time: string
}

/** The end of the quiet hours when it is quiet now, else null. */
function endOfQuiet(
  { stilVan: from, stilTot: until }: NotificationPreferences,
  { day, time }: LocalMoment,
): Date | null {
  if (from === until || from === '' || until === '') return null
  const passesMidnight = from > until
  const isEvening = passesMidnight && time >= from
  const isQuiet = passesMidnight ? isEvening || time < until : from <= time && time < until
  return isQuiet ? amsterdamMoment(isEvening ? addDays(day, 1) : day, until) : null
}

/**
 * When a mail of a kind may go: at once, after the quiet hours, or with the next mail of the day. The time that somebody
 * chose for that holds in quiet hours too.
 * @returns null when none goes
 */
export function mailMoment(
  kind: NotificationKind,
  preferences: NotificationPreferences,
  now: LocalMoment,
): Date | null {
  const { mail } = preferences.soorten[kind]
  if (mail === 'nooit' || mailedAnyhow.includes(kind)) return null
  if (mail === 'meteen') return endOfQuiet(preferences, now) ?? now.at
  const { dagelijksOm } = preferences
  return amsterdamMoment(now.time < dagelijksOm ? now.day : addDays(now.day, 1), dagelijksOm)
}

/**
 * When a device may be notified of a kind: at once, or after the quiet hours.
 * @returns null when it is not
 */
export function pushMoment(
  kind: NotificationKind,
  preferences: NotificationPreferences,
  now: LocalMoment,
): Date | null {
  if (!preferences.soorten[kind].push) return null
  return endOfQuiet(preferences, now) ?? now.at
}
