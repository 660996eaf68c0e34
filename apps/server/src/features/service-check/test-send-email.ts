import type { serviceCheck } from '@portal/contract/service-check.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate } from '@portal/i18n/translate.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { mailTransport, senderOf } from '../../platform/mail/mail-sender.ts'
import { bad, good, timeTest } from './test-outcome.ts'

async function sendTest(ctx: Ctx) {
  const { email } = signedIn(ctx)
  const transport = mailTransport(ctx)
  if (transport === null) return bad('mail.noServer')
  const texts = await loadMessages(ctx.language)
  const portal = ctx.tenant.branding.name
  const subject = translate(texts, 'mail.test.subject', { portal })
  const text = translate(texts, 'mail.test.text', { portal })
  try {
    await transport.sendMail({ from: senderOf(ctx), to: email, subject, text })
    return good('mail.sent', { email })
  } catch (error) {
    return bad('mail.failed', { email, error: error instanceof Error ? error.message : String(error) })
  } finally {
    transport.close()
  }
}

/** R-JOB-22: sends a mail to the administrator who asks, past the queue, and says what the mail server answered. */
export const testSendEmail: UseCase<typeof serviceCheck.testSendEmail> = async (ctx) => {
  ctx.audit('mail')
  const value = { ok: false, durationMs: 0, steps: [] }
  return { settles: true, value, settle: () => timeTest(async () => [await sendTest(ctx)]) }
}
