import type { Ctx } from '../../../platform/context.ts'
import { mailLookOf } from '../../../platform/mail/mail-look.ts'
import type { MailPage } from '../../../platform/mail/mail-page.ts'
import { translator } from '../../../platform/mail/mail-text.ts'
import type { SessionUser } from '../../../platform/session-user.ts'

type Owner = Pick<SessionUser, 'userName' | 'email' | 'firstName' | 'lastName' | 'language'>

/** What happened to the second factor of somebody. */
type FactorChange =
  | { readonly what: 'added' | 'removed'; readonly factor: string }
  | { readonly what: 'recovered'; readonly left: number }
  | { readonly what: 'cleared' }

/** Mails the owner what changed in how they log in, so that a change by somebody else does not stay unnoticed. */
export async function queueFactorMail(ctx: Ctx, owner: Owner, change: FactorChange): Promise<void> {
  if (owner.email === '') return
  const t = await translator(owner.language)
  const look = mailLookOf(ctx.tenant)
  const name = `${owner.firstName} ${owner.lastName}`.trim() || owner.userName
  const moment = new Intl.DateTimeFormat(owner.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(ctx.clock.now())
  const about = {
    account: owner.userName,
    moment,
    factor: 'factor' in change ? change.factor : '',
    left: 'left' in change ? change.left : 0,
  }
  const page: MailPage = {
    heading: t(`mail.factor.${change.what}.heading`),
    paragraphs: [
      t('mail.greeting', { name }),
      t(`mail.factor.${change.what}.what`, about),
      t(change.what === 'cleared' ? 'mail.factor.again' : 'mail.factor.notYou'),
    ],
    facts: [],
    columns: [],
    rows: [],
    link: look.link('/beveiliging', t('mail.factor.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const texts = {
    subject: t('mail.factor.subject', { portal: look.name }),
    page,
  }
  await ctx.mail.queue({ kind: 'account.factor', to: owner.email, ...texts, people: [name, owner.userName] })
}
