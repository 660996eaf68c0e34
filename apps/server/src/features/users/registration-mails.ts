import { invitationHours } from '@portal/domain/auth/password-link.ts'
import type { Locale } from '@portal/domain/constants.ts'
import type { Mail } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { AskingPerson } from './registrations.store.ts'

type Looks = Pick<Tenant, 'branding' | 'publicUrl' | 'defaultLanguage'>

interface Words extends Pick<MailPage, 'heading' | 'paragraphs' | 'link'> {
  readonly facts?: MailPage['facts']
}

/** One of the mails about accounts. */
export function mailOf(
  tenant: Looks,
  to: Pick<Mail, 'kind' | 'to' | 'people'>,
  { words, footer }: { readonly words: Words; readonly footer: string },
): Mail {
  const { accent } = mailLookOf(tenant)
  const page: MailPage = { facts: [], columns: [], rows: [], ...words, footer, accent }
  return { ...to, subject: words.heading, page }
}

/** Mails administrators that somebody asks for an account. */
export async function registeredMail(tenant: Looks, to: string, of: AskingPerson): Promise<Mail> {
  const t = await translator(tenant.defaultLanguage)
  const look = mailLookOf(tenant)
  const name = `${of.firstName} ${of.lastName}`.trim() || of.email || of.userName
  const facts = [
    [t('mail.field.company'), of.companyName],
    [t('mail.field.email'), of.email],
    [t('mail.field.phone'), of.phoneNumber],
  ] as const
  const words = {
    heading: t('mail.registration.subject', { portal: look.name }),
    paragraphs: [t('mail.registration.intro', { name })],
    facts: facts.filter(([, value]) => value !== ''),
    link: look.link('/settings/registraties', t('mail.registration.link')),
  }
  const people = [name, of.userName, of.companyName]
  return mailOf(
    tenant,
    { kind: 'account.registered', to, people },
    { words, footer: t('mail.footer', { portal: look.name }) },
  )
}

/** Asks who has the mailbox whether they asked for the account; the link opens the request, and nobody else sees it yet. */
export async function proveMail(
  tenant: Looks,
  of: AskingPerson & { readonly language: Locale },
  token: string,
): Promise<Mail> {
  const t = await translator(of.language)
  const look = mailLookOf(tenant)
  const name = `${of.firstName} ${of.lastName}`.trim() || of.userName
  const words = {
    heading: t('mail.prove.subject', { portal: look.name }),
    paragraphs: [
      t('mail.greeting', { name }),
      t('mail.prove.what', { portal: look.name, account: of.userName }),
      t('mail.prove.link', { hours: invitationHours }),
      t('mail.prove.notYou'),
    ],
    // Behind the `#`, which a browser keeps to itself.
    link: look.link(`/registreren#${token}`, t('mail.prove.button')),
  }
  const to = { kind: 'account.proving' as const, to: of.email, people: [name, of.userName] }
  return mailOf(tenant, to, { words, footer: t('mail.footer', { portal: look.name }) })
}

interface Recipient {
  readonly email: string
  readonly name: string
  readonly language: Locale
}

/** Mails somebody that the account they asked for is there, with the password they chose then. */
export async function acceptedMail(
  tenant: Looks,
  { email, name, language }: Recipient,
  account: string,
): Promise<Mail> {
  const t = await translator(language)
  const look = mailLookOf(tenant)
  const words = {
    heading: t('mail.accepted.subject', { portal: look.name }),
    paragraphs: [t('mail.greeting', { name }), t('mail.accepted.what', { account })],
    link: look.link('/inloggen', t('mail.accepted.link')),
  }
  const to = { kind: 'account.accepted' as const, to: email, people: [name, account] }
  return mailOf(tenant, to, { words, footer: t('mail.footer', { portal: look.name }) })
}

/** Mails somebody that there will be no account, and why. */
export async function refusedMail(tenant: Looks, { email, name, language }: Recipient, reason: string): Promise<Mail> {
  const t = await translator(language)
  const look = mailLookOf(tenant)
  const words = {
    heading: t('mail.refused.subject', { portal: look.name }),
    paragraphs: [t('mail.greeting', { name }), t('mail.refused.what', { portal: look.name }), reason],
    link: null,
  }
  const to = { kind: 'account.refused' as const, to: email, people: [name] }
  return mailOf(tenant, to, { words, footer: t('mail.footer', { portal: look.name }) })
}
