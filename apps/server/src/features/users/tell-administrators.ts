import type { Account } from '@portal/contract/accounts.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { NewNotification } from '../notifications/notifications.store.ts'
import { tellPeople } from '../notifications/notifications.ts'
import { queueAddressMail, queueLinkedMail } from './account-mails.ts'
import { findBackofficePerson } from './backoffice-people.store.ts'
import { type AccountValues, listAdministrators } from './users.store.ts'

type News = Pick<NewNotification, 'kind' | 'subject' | 'values'>

async function tell(ctx: Ctx, userNames: readonly string[], news: News): Promise<void> {
  const event = { locationNo: '', eventKey: ctx.requestId, ...news }
  await tellPeople(
    ctx,
    userNames.map((userName) => ({ userName, ...event })),
  )
}

/** Every other administrator is notified of what one of them did. */
async function tellOthers(ctx: Ctx, news: News): Promise<void> {
  const { userName: actor } = signedIn(ctx)
  const others = (await listAdministrators(ctx.db)).filter((userName) => userName !== actor)
  await tell(ctx, others, news)
}

/**
 * An account became a person of the back office: that person is mailed at the address known there, and when they approve
 * orders the other administrators are notified.
 * @returns what the audit keeps of it
 */
export async function tellLinked(ctx: Ctx, { userName, email, erpUserName }: AccountValues) {
  const person = await findBackofficePerson(ctx.db, erpUserName)
  if (person === null) return { linkedTo: null }
  await queueLinkedMail(ctx, { userName, email }, person)
  if (person.keurtGoed)
    await tellOthers(ctx, {
      kind: 'account_keurt',
      subject: userName,
      values: { naam: person.naam, door: signedIn(ctx).userName },
    })
  return { linkedTo: erpUserName, approves: person.keurtGoed }
}

/**
 * An administrator gave an account another address: the old one is mailed, the person and the other administrators are
 * notified.
 */
export async function tellAddress(ctx: Ctx, account: Account, { old, email }: { old: string; email: string }) {
  const values = { naam: email, door: signedIn(ctx).userName }
  const subject = account.gebruikersnaam
  if (old !== '') await queueAddressMail(ctx, account, { to: old, email })
  if (subject !== signedIn(ctx).userName) await tell(ctx, [subject], { kind: 'mailadres', subject, values })
  await tellOthers(ctx, { kind: 'account_adres', subject, values })
}
