import type { TenantParts } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import type { KnownUser } from '../../platform/session-user.ts'
import type { StoredPlan } from './planned-settings.store.ts'

type Planner = Pick<KnownUser, 'userName' | 'email' | 'firstName' | 'lastName' | 'language'>

/** Mails who planned a change of settings that it does not hold, although its moment came; why stands on the screen. */
export async function queuePlanFailedMail(
  { tenant, mail }: Pick<TenantParts, 'tenant' | 'mail'>,
  planner: Planner,
  plan: StoredPlan,
): Promise<void> {
  if (planner.email === '') return
  const t = await translator(planner.language)
  const look = mailLookOf(tenant)
  const name = `${planner.firstName} ${planner.lastName}`.trim() || planner.userName
  const moment = new Intl.DateTimeFormat(planner.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(plan.startsAt)
  const page: MailPage = {
    heading: t('mail.planFailed.heading'),
    paragraphs: [t('mail.greeting', { name }), t('mail.planFailed.what', { moment }), t('mail.planFailed.do')],
    facts: [],
    columns: [],
    rows: [],
    link: look.link('/settings', t('mail.planFailed.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const subject = t('mail.planFailed.subject', { portal: look.name })
  const texts = { subject, page }
  await mail.queue({ kind: 'settings.planFailed', to: planner.email, ...texts, people: [name] })
}
