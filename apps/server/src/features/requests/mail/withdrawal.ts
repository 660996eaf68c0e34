import { type Ctx, signedIn } from '../../../platform/context.ts'
import { mailLookOf } from '../../../platform/mail/mail-look.ts'
import type { MailPage } from '../../../platform/mail/mail-page.ts'
import { translator } from '../../../platform/mail/mail-text.ts'
import type { UserLocation } from '../../../platform/session-user.ts'
import { listConfirmed, type OwnRequest } from '../withdrawals.store.ts'
import { askedFacts, personName, placeName } from './request-words.ts'

/**
 * Mails who got the confirmation that nothing comes of it, in the language of the request. A confirmation that no try
 * began of goes out of the queue instead: nobody got it then.
 */
export async function queueWithdrawal(
  ctx: Ctx,
  { request, place }: { readonly request: OwnRequest; readonly place: UserLocation },
): Promise<void> {
  const { no: number, language } = request
  if (await ctx.mail.withdraw('request.placed', number)) return
  const t = await translator(language)
  const look = mailLookOf(ctx.tenant)
  const requester = personName(signedIn(ctx))
  const asked = { number, location: placeName(place), requester }
  const subject = t('mail.withdrawn.subject', { number })
  const page: MailPage = {
    heading: subject,
    paragraphs: [t('mail.withdrawn.intro', asked)],
    facts: [...askedFacts(asked, t)],
    columns: [],
    rows: [],
    link: look.link(`/aanvragen/${number}`, t('mail.order.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const mail = {
    kind: 'request.withdrawn' as const,
    subject,
    page,
    people: [requester],
    subjectId: number,
  }
  for (const to of await listConfirmed(ctx.db, number)) await ctx.mail.queue({ ...mail, to })
}
