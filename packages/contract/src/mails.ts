import { z } from 'zod'
import { command, query } from './define.ts'
import { Id, RetriedMany, RetryMany } from './values.ts'

/** Where a mail is: on its way, kept because there is no mail server, given up after the last try, or sent. */
export const MailStatus = z.enum(['waiting', 'kept', 'failed', 'sent'])
export type MailStatus = z.output<typeof MailStatus>

/** Every mail that the portal sends, by what it is about. */
export const mailKinds = [
  'request.placed',
  'request.withdrawn',
  'list.submitted',
  'list.handedOver',
  'list.reminder',
  'list.passedOn',
  'list.unanswered',
  'list.rejected',
  'list.waitsAgain',
  'handOver.signed',
  'complaint.filed',
  'location.aanvragen',
  'location.aanmaken',
  'location.afmelden',
  'location.refused',
  'account.guessed',
  'account.invited',
  'account.reset',
  'account.factor',
  'account.registered',
  'account.accepted',
  'account.refused',
  'account.proving',
  'account.linked',
  'account.address',
  'settings.planFailed',
  'notifications',
] as const
export type MailKind = (typeof mailKinds)[number]

const MailRow = z.object({
  id: Id,
  /** One of `mailKinds`; a mail of a former version may be another. */
  soort: z.string(),
  /** The address, unreadable but for its first letter. */
  ontvanger: z.string(),
  onderwerp: z.string(),
  status: MailStatus,
  pogingen: z.number().int(),
  moment: z.iso.datetime(),
  /** What the mail server last answered; empty when nothing went wrong. */
  melding: z.string(),
})
export type MailRow = z.output<typeof MailRow>

/** The whole mail as plain text; its HTML is never answered. */
const MailDetails = MailRow.extend({
  /** Names, addresses and telephone numbers are made unreadable. */
  tekst: z.string(),
  verzonden: z.iso.datetime().nullable(),
  /** When it is tried again; null when nothing is planned. */
  volgendePoging: z.iso.datetime().nullable(),
})
export type MailDetails = z.output<typeof MailDetails>

/** Calls of the portal itself, for operators of its mails; spec/calls.json has none. */
export const mails = {
  getMails: query('/api/Mail/GetMails', {
    summary: 'The mails of the portal, newest first, with counts by state; people are made unreadable.',
    access: 'outbox.view',
    reads: ['mails'],
    in: z.object({
      status: z.array(MailStatus).max(4).default([]),
      /** A part of the subject or of the number it is about, or a whole mail address. */
      zoekterm: z.string().trim().max(100).default(''),
      pagina: z.number().int().min(1).max(100_000).default(1),
      rijen: z.number().int().min(1).max(250).default(50),
    }),
    out: z.object({
      items: z.array(MailRow),
      totaal: z.number().int(),
      tellingen: z.record(MailStatus, z.number().int()),
    }),
  }),
  getMail: query('/api/Mail/GetMail', {
    summary: 'One mail with its text; people are made unreadable.',
    access: 'outbox.view',
    reads: ['mails'],
    in: z.object({ id: Id }),
    out: MailDetails,
    errors: ['error.niet_gevonden'],
  }),
  retryMail: command('/api/Mail/RetryMail', {
    summary: 'Send a mail that was kept or given up after all, as it was written; refused without a mail server.',
    access: 'outbox.act',
    /** The mail and the state that the operator saw; anything else meanwhile is a conflict. */
    changes: ['mails'],
    in: z.object({ id: Id, status: MailStatus.extract(['kept', 'failed']) }),
    out: z.null(),
    errors: ['error.niet_gevonden', 'error.tussentijds_gewijzigd', 'mail.geen_server'],
  }),
  retryMails: command('/api/Mail/RetryMails', {
    summary:
      'Send these mails after all, those that are kept or given up still; says how many are and how many are not; refused without a mail server.',
    access: 'outbox.act',
    changes: ['mails'],
    in: RetryMany,
    out: RetriedMany,
    errors: ['mail.geen_server'],
  }),
}
