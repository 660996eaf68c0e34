import type { ordering } from '@portal/contract/ordering.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { settleMail } from './settle-mail.ts'

type Answer = z.input<typeof ordering.placeOrder.out>

/** The answer with how the first try of the mail went (R-RULE-10), and the number when it came meanwhile. */
export async function settleOrder(ctx: Ctx, db: Db, placed: { id: string; answer: Answer }): Promise<Answer> {
  const { answer, id } = placed
  const mail = await settleMail(ctx, db, { subjectId: answer.aanvraagnummer })
  const outcome = await ctx.erp.waitForOutcome(id, 0)
  if (outcome.state === 'confirmed') return { ...answer, mail, erpNummer: outcome.erpNo, status: 'bevestigd' }
  return { ...answer, mail, status: outcome.state === 'rejected' ? 'geweigerd' : 'wachtrij' }
}
