import type { PlacedRequest } from '@portal/contract/requests.ts'
import type { SettlingAnswer } from './answers.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db/database.ts'
import { isMailTried, settleMail } from './settle-mail.ts'

/**
 * What a call answers that took a request: at once, or where mail is sent with how its first try went (R-RULE-10). It
 * waits for nothing else; the back office's number follows.
 * @param placed.id the request's id, under which the back office stores it
 */
export function placedAnswer<Answer extends PlacedRequest>(
  ctx: Ctx,
  placed: { readonly id: string; readonly answer: Answer },
): Answer | SettlingAnswer<Answer> {
  const { answer } = placed
  if (!isMailTried(ctx, answer.mail)) return answer
  return { settles: true, value: answer, settle: (db) => settleRequest(ctx, db, placed) }
}

/** The answer with the outcome of the mail, and the number when it came meanwhile. */
async function settleRequest<Answer extends PlacedRequest>(
  ctx: Ctx,
  db: Db,
  placed: { readonly id: string; readonly answer: Answer },
): Promise<Answer> {
  const { answer, id } = placed
  const mail = await settleMail(ctx, db, { subjectId: answer.aanvraagnummer })
  const outcome = await ctx.erp.waitForOutcome(id, 0)
  if (outcome.state === 'confirmed') return { ...answer, mail, erpNummer: outcome.erpNo, status: 'bevestigd' }
  return { ...answer, mail, status: outcome.state === 'rejected' ? 'geweigerd' : 'wachtrij' }
}
