import type { ordering } from '@portal/contract/ordering.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { settleMail } from './settle-mail.ts'

/** Longest wait for the back office's number; then the page says that it follows. */
const outcomeWaitMs = 8000

type Answer = z.input<typeof ordering.placeOrder.out>

/** The answer with what became known right after the commit: the number, and whether the mail could be sent (R-RULE-10). */
export async function settleOrder(ctx: Ctx, db: Db, placed: { id: string; answer: Answer }): Promise<Answer> {
  const { answer, id } = placed
  const [outcome, mail] = await Promise.all([
    ctx.erp.waitForOutcome(id, outcomeWaitMs),
    settleMail(ctx, db, { mail: answer.mail, subjectId: answer.aanvraagnummer }),
  ])
  if (outcome.state === 'confirmed') return { ...answer, mail, erpNummer: outcome.erpNo, status: 'bevestigd' }
  return { ...answer, mail, status: outcome.state === 'rejected' ? 'geweigerd' : 'wachtrij' }
}
