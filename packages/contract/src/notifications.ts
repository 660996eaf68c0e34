import {
  mostNotifications,
  type NotificationValues,
  notificationKinds,
} from '@portal/domain/notifications/person-notification.ts'
import { mailChoices, type NotificationPreferences } from '@portal/domain/notifications/preferences.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { Id, UserName } from './values.ts'

/** What happened without the person. It carries values, never a text: the reader's language decides when it is shown. */
export const PersonNotification = z.object({
  id: Id,
  soort: z.enum(notificationKinds),
  /** Number of the request, the feedback or the submitted list that was rejected; which change of a location; or empty. */
  onderwerp: z.string(),
  /** Empty when it is about none of the reader. */
  materieellocatie: z.string(),
  gegevens: z.object({
    naam: z.string(),
    anderen: z.number().int(),
    aantal: z.number().int(),
    door: z.string(),
    reden: z.string(),
    dag: z.string(),
    eerder: z.string(),
  }) satisfies z.ZodType<NotificationValues>,
  op: z.iso.datetime(),
  gelezen: z.boolean(),
})
export type PersonNotification = z.output<typeof PersonNotification>

/** A time of the clock, `HH:MM`. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const KindPreference = z.object({ portaal: z.boolean(), mail: z.enum(mailChoices) })
const Preferences = z.object({
  soorten: z.record(z.enum(notificationKinds), KindPreference),
  dagelijksOm: ClockTime,
  stilVan: z.union([z.literal(''), ClockTime]),
  stilTot: z.union([z.literal(''), ClockTime]),
}) satisfies z.ZodType<NotificationPreferences>

const who = { gebruikerLogin: UserName }
const base = { access: 'session', identity: 'gebruikerLogin' } as const

export const notifications = {
  getNotifications: query('/api/MaterieelMeldingen/GetMeldingen', {
    summary: 'What happened without the user, newest first, of locations that are the user’s now.',
    ...base,
    in: z.object(who),
    out: z.object({ items: z.array(PersonNotification) }),
  }),
  setRead: command('/api/MaterieelMeldingen/SetGelezen', {
    summary: 'Mark these notifications of the user as read, or all; of somebody else’s nothing happens.',
    ...base,
    /** Without ids all that the user has. */
    in: z.object({ ...who, ids: z.array(Id).max(mostNotifications).nullable().default(null) }),
    out: z.null(),
  }),
  getPreferences: query('/api/MaterieelMeldingen/GetVoorkeuren', {
    summary: 'How the user wants to be told of each kind, and the mail address for it.',
    ...base,
    in: z.object(who),
    out: z.object({ voorkeuren: Preferences, email: z.string() }),
  }),
  setPreferences: command('/api/MaterieelMeldingen/SetVoorkeuren', {
    summary: 'Choose how to be told of each kind: in the bell, by mail at once or once a day, and the quiet hours.',
    ...base,
    in: z.object({ ...who, voorkeuren: Preferences }),
    out: z.null(),
  }),
}
