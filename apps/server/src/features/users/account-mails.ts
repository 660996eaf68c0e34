import type { Account, BackofficePerson } from '@portal/contract/accounts.ts'
import type { Ctx } from '../../platform/context.ts'
import { signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import { mailOf } from './registration-mails.ts'
import type { AccountValues } from './users.store.ts'

type Linked = Pick<AccountValues, 'userName' | 'email'>

/** Mails somebody, at the address that the back office has of them, that an account is theirs from now on. */
export async function queueLinkedMail(ctx: Ctx, { userName: account, email }: Linked, who: BackofficePerson) {
  if (who.email === '' || who.email.toLowerCase() === email.toLowerCase()) return
  const t = await translator(ctx.tenant.defaultLanguage)
  const look = mailLookOf(ctx.tenant)
  const words = {
    heading: t('mail.linked.subject'),
    paragraphs: [
      t('mail.greeting', { name: who.naam }),
      t('mail.linked.what', { account, email, portal: look.name }),
      t('mail.linked.notYou'),
    ],
    link: null,
  }
  const to = { kind: 'account.linked' as const, to: who.email, people: [who.naam, account, email] }
  await ctx.mail.queue(mailOf(ctx.tenant, to, { words, footer: t('mail.footer', { portal: look.name }) }))
}

/** Mails a person at the old address that an administrator gave the account another. */
export async function queueAddressMail(ctx: Ctx, account: Account, { to, email }: { to: string; email: string }) {
  const t = await translator(account.taal)
  const look = mailLookOf(ctx.tenant)
  const name = `${account.voornaam} ${account.achternaam}`.trim() || account.gebruikersnaam
  const about = { by: signedIn(ctx).userName, account: account.gebruikersnaam, email }
  const words = {
    heading: t('mail.address.subject', { portal: look.name }),
    paragraphs: [t('mail.greeting', { name }), t('mail.address.what', about), t('mail.address.then')],
    link: look.link('/beveiliging', t('mail.address.button')),
  }
  const people = [name, account.gebruikersnaam, email]
  const kind = { kind: 'account.address' as const, to, people }
  await ctx.mail.queue(mailOf(ctx.tenant, kind, { words, footer: t('mail.footer', { portal: look.name }) }))
}
