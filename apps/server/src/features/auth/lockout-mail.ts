import { maxFailedLogins } from '@portal/domain/constants.ts'
import type { Ctx } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import type { Account } from './accounts.store.ts'

type Owner = Pick<Account, 'userName' | 'email' | 'firstName' | 'lastName' | 'loginType'>

/**
 * Mails the owner once that somebody tries passwords: at the failure with which the name begins to wait, not again until
 * a login succeeded or somebody cleared them. Its language is the tenant's, because who failed is not known to be them.
 * Whose password is not kept here is sent to their own company for another one.
 */
export async function queueLockoutMail(ctx: Ctx, owner: Owner, failuresInARow: number): Promise<void> {
  if (failuresInARow !== maxFailedLogins || owner.email === '') return
  const { defaultLanguage } = ctx.tenant
  const t = await translator(defaultLanguage)
  const look = mailLookOf(ctx.tenant)
  const name = `${owner.firstName} ${owner.lastName}`.trim() || owner.userName
  const moment = new Intl.DateTimeFormat(defaultLanguage, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(ctx.clock.now())
  const isOurs = owner.loginType === 'Identity'
  const page: MailPage = {
    heading: t('mail.lockout.heading', { count: maxFailedLogins }),
    paragraphs: [
      t('mail.greeting', { name }),
      t('mail.lockout.what', { account: owner.userName, moment, address: ctx.remoteAddress }),
      t('mail.lockout.then'),
      t(isOurs ? 'mail.lockout.do' : 'mail.lockout.doElsewhere'),
    ],
    facts: [],
    columns: [],
    rows: [],
    link: isOurs ? look.link('/wachtwoord-wijzigen', t('mail.lockout.link')) : null,
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const people = [name, owner.userName, ctx.remoteAddress]
  const texts = {
    subject: t('mail.lockout.subject', { portal: look.name }),
    page,
  }
  await ctx.mail.queue({ kind: 'account.guessed', to: owner.email, ...texts, people })
}
