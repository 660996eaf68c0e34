import type { MailState } from '@portal/contract/requests.ts'
import { type Ctx, type Mail, signedIn } from './context.ts'

/** A confirmation goes to the person who asked and to the department's address; the server decides who gets it. */
export async function queueToRequester(ctx: Ctx, mail: Omit<Mail, 'to'>, department: string): Promise<MailState> {
  const recipients = new Set([signedIn(ctx).email.trim(), department.trim()].filter(Boolean))
  if (recipients.size === 0) return 'uit'
  for (const to of recipients) await ctx.mail.queue({ ...mail, to })
  return 'verzonden'
}
