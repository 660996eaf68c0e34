import type { ordering } from '@portal/contract/ordering.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { findMailOutcome } from './ordering.store.ts'

/** Longest wait for the back office's number; then the page says that it follows. */
const outcomeWaitMs = 8000
/** Longest wait for the first try of the mails; a slower mail server counts as at work. */
const mailWaitMs = 2000
const mailPollMs = 50

type Answer = z.input<typeof ordering.placeOrder.out>

/** The answer with what became known right after the commit: the number, and whether the mail could be sent (R-RULE-10). */
export async function settleOrder(ctx: Ctx, db: Db, placed: { id: string; answer: Answer }): Promise<Answer> {
  const [outcome, mail] = await Promise.all([
    ctx.erp.waitForOutcome(placed.id, outcomeWaitMs),
    settleMail(ctx, db, placed.answer),
  ])
  if (outcome.state === 'confirmed') return { ...placed.answer, mail, erpNummer: outcome.erpNo, status: 'bevestigd' }
  return { ...placed.answer, mail, status: outcome.state === 'rejected' ? 'geweigerd' : 'wachtrij' }
}

/** Without a mail server the mails are kept, which needs no waiting. */
export async function settleMail(
  ctx: Ctx,
  db: Db,
  answer: { readonly mail: Answer['mail']; readonly aanvraagnummer: string },
): Promise<Answer['mail']> {
  const isMailServerSet = ctx.tenant.smtpUrl !== null || ctx.settings.string('SMTP_Host') !== ''
  if (answer.mail === 'uit' || !isMailServerSet) return answer.mail
  const deadline = performance.now() + mailWaitMs
  for (;;) {
    const outcome = await findMailOutcome(db, answer.aanvraagnummer)
    if (outcome === 'failed') return 'mislukt'
    if (outcome === 'sent' || performance.now() > deadline) return 'verzonden'
    await new Promise((resolve) => setTimeout(resolve, mailPollMs))
  }
}
