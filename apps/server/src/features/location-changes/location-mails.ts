import type { Locale } from '@portal/contract/values.ts'
import type { LocationForm } from '@portal/domain/location-changes/location-form.ts'
import type { Mail, TenantParts } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { joined, longDate, translator } from '../../platform/mail/mail-text.ts'
import type { LocationChangeKind, SettledChange } from './location-changes.store.ts'

type Words = Pick<MailPage, 'heading' | 'paragraphs' | 'facts' | 'link'>

async function mailOf(
  tenant: TenantParts['tenant'],
  { kind, people, subjectId, language }: Pick<Mail, 'kind' | 'people'> & { subjectId: string; language: Locale },
  words: Words,
): Promise<Omit<Mail, 'to'>> {
  const t = await translator(language)
  const { name: portal, accent } = mailLookOf(tenant)
  const page: MailPage = { ...words, columns: [], rows: [], footer: t('mail.footer', { portal }), accent }
  return { kind, people, subjectId, subject: words.heading, page }
}

export interface AskedChange {
  readonly id: string
  readonly kind: LocationChangeKind
  /** Number and name, as far as there are any. */
  readonly name: string
  readonly requester: string
  readonly customer: string
  readonly form: Partial<LocationForm>
  readonly language: Locale
}

/** Mails the request to the department and its requester. */
export async function askedMail(tenant: TenantParts['tenant'], asked: AskedChange): Promise<Omit<Mail, 'to'>> {
  const { kind, name, requester, form, language, customer } = asked
  const t = await translator(language)
  const address = joined([form.adres ?? '', joined([form.postcode ?? '', form.plaats ?? ''], ' ')], ', ')
  const facts = [
    [t('mail.field.requestedBy'), requester],
    [t('locationChanges.field.nummer'), form.nummer ?? ''],
    [t('locationChanges.field.omschrijving'), form.omschrijving ?? ''],
    [t('locationChanges.field.projectNummer'), form.projectNummer ?? ''],
    [t('locationChanges.field.klant'), customer],
    [t('locationChanges.field.adres'), address],
    [t('mail.field.contact'), joined([form.contactpersoon ?? '', form.telefoonnummer ?? ''], ' ')],
    [t('locationChanges.field.startDatum'), longDate(form.startDatum ?? null, language)],
    [t('locationChanges.field.eindDatum'), longDate(form.eindDatum ?? null, language)],
    [t('mail.field.remark'), form.opmerking ?? ''],
  ] as const
  const words = {
    heading: t(`locationChanges.mail.${kind}`, { name }),
    paragraphs: [t(`locationChanges.mail.${kind}.intro`, { name, requester })],
    facts,
    link: null,
  }
  const people = [requester, form.contactpersoon ?? '']
  return mailOf(tenant, { kind: `location.${kind}`, people, subjectId: asked.id, language }, words)
}

const screens: Readonly<Record<LocationChangeKind, string>> = {
  aanvragen: '/locatie-aanvragen',
  aanmaken: '/locatie-aanmaken',
  afmelden: '/locatie-afmelden',
}

/** Mails the requester that it was refused, why, and where it can be corrected: they may have left the portal long ago. */
export async function refusedMail(
  tenant: TenantParts['tenant'],
  { id, kind, name, language, description, locationNo }: SettledChange,
  reason: string,
): Promise<Omit<Mail, 'to'>> {
  const t = await translator(language)
  const called = joined([locationNo, description === locationNo ? '' : description], ' ')
  const words = {
    heading: t(`locationChanges.mail.refused.${kind}`, { name: called }),
    paragraphs: [t('mail.greeting', { name }), t('locationChanges.mail.refused'), reason],
    facts: [],
    link: mailLookOf(tenant).link(screens[kind], t('locationChanges.mail.correct')),
  }
  return mailOf(tenant, { kind: 'location.refused', people: [name], subjectId: id, language }, words)
}
