import {
  mostNotifications,
  type NotificationValues,
  notificationKinds,
} from '@portal/domain/notifications/person-notification.ts'
import { mailChoices, type NotificationPreferences } from '@portal/domain/notifications/preferences.ts'
import { pushAddressLength } from '@portal/domain/notifications/push.ts'
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
const KindPreference = z.object({ portaal: z.boolean(), push: z.boolean(), mail: z.enum(mailChoices) })
const Preferences = z.object({
  soorten: z.record(z.enum(notificationKinds), KindPreference),
  dagelijksOm: ClockTime,
  stilVan: z.union([z.literal(''), ClockTime]),
  stilTot: z.union([z.literal(''), ClockTime]),
}) satisfies z.ZodType<NotificationPreferences>

/** The address at its push service by which a browser is reached; who knows it has the browser. */
const Endpoint = z.string().trim().min(1).max(pushAddressLength)
/** A subscription of a browser: a point of P-256 and 16 bytes, in base64url. */
const subscription = {
  endpoint: Endpoint,
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
}

const PushDevice = z.object({
  id: Id,
  /** It is the browser that asks. */
  hier: z.boolean(),
  /** In the words of their makers; empty where the browser does not say. */
  browser: z.string(),
  systeem: z.string(),
  sinds: z.iso.datetime(),
  gebruikt: z.iso.datetime(),
})
export type PushDevice = z.output<typeof PushDevice>

const who = { gebruikerLogin: UserName }
const base = { access: 'session', identity: 'gebruikerLogin' } as const

export const notifications = {
  getNotifications: query('/api/MaterieelMeldingen/GetMeldingen', {
    summary: 'What happened without the user, newest first, of locations that are the user’s now.',
    ...base,
    reads: ['locations', 'notifications'],
    in: z.object(who),
    out: z.object({ items: z.array(PersonNotification) }),
  }),
  setRead: command('/api/MaterieelMeldingen/SetGelezen', {
    summary: 'Mark these notifications of the user as read, or all; of somebody else’s nothing happens.',
    ...base,
    /** Without ids all that the user has. */
    changes: ['notifications'],
    in: z.object({ ...who, ids: z.array(Id).max(mostNotifications).nullable().default(null) }),
    out: z.null(),
  }),
  getPreferences: query('/api/MaterieelMeldingen/GetVoorkeuren', {
    summary: 'How the user wants to be notified of each kind, and the mail address for it.',
    ...base,
    reads: ['notifications'],
    in: z.object(who),
    out: z.object({ voorkeuren: Preferences, email: z.string() }),
  }),
  setPreferences: command('/api/MaterieelMeldingen/SetVoorkeuren', {
    summary:
      'Choose how to be notified of each kind: in the bell, on devices, by mail at once or once a day, and the quiet hours.',
    ...base,
    changes: ['notifications'],
    in: z.object({ ...who, voorkeuren: Preferences }),
    out: z.null(),
  }),
  getDevices: query('/api/MaterieelMeldingen/GetApparaten', {
    summary: 'The devices on which the user is notified by push, and the key with which a browser subscribes.',
    ...base,
    /** With the address of the browser that asks, if it has one. */
    reads: ['access', 'notifications'],
    in: z.object({ ...who, endpoint: Endpoint.nullable().default(null) }),
    out: z.object({
      /** False where the company switched push off. */
      actief: z.boolean(),
      sleutel: z.string(),
      items: z.array(PushDevice),
    }),
  }),
  addDevice: command('/api/MaterieelMeldingen/AddApparaat', {
    summary: 'Tell the user on this browser by push from now on, in the language that it speaks.',
    ...base,
    changes: ['notifications'],
    in: z.object({ ...who, ...subscription }),
    out: z.null(),
    errors: ['melding.pushdienst_onbekend', 'melding.push_uit'],
  }),
  reportDevice: command('/api/MaterieelMeldingen/MeldApparaat', {
    summary: 'Say that the user has this browser now; if it was switched on by somebody else it is forgotten.',
    ...base,
    changes: ['notifications'],
    in: z.object({ ...who, endpoint: Endpoint }),
    out: z.object({
      /** Whether the user is notified on it. */
      aan: z.boolean(),
      sleutel: z.string(),
    }),
  }),
  renewDevice: command('/api/MaterieelMeldingen/VernieuwApparaat', {
    summary: 'Put the new subscription of a browser in place of its former one; says nothing of what there was.',
    access: 'public',
    changes: ['notifications'],
    in: z.object({ ...subscription, vorige: Endpoint }),
    out: z.null(),
  }),
  removeDevice: command('/api/MaterieelMeldingen/RemoveApparaat', {
    summary: 'Tell the user nothing more on one of their devices.',
    ...base,
    changes: ['notifications'],
    in: z.object({ ...who, apparaatId: Id }),
    out: z.null(),
  }),
  testDevice: command('/api/MaterieelMeldingen/TestApparaat', {
    summary: 'Send one of the user’s devices a message to see whether it comes.',
    ...base,
    perMinute: 6,
    changes: ['notifications'],
    in: z.object({ ...who, apparaatId: Id }),
    out: z.null(),
    errors: ['melding.push_uit'],
  }),
}
