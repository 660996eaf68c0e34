import type { PlacedRequests } from '@portal/contract/removing.ts'
import type { PlacedRequest } from '@portal/contract/request-records.ts'
import type { SettlingAnswer } from '../../platform/command/settling-answer.ts'
import type { TenantParts } from '../../platform/context.ts'
import { settleMails } from '../../platform/mail/settle-mails.ts'

/** A request that a call took, with its id, under which the back office stores it. */
export interface TakenRequest {
  readonly id: string
  readonly number: string
  /** Where it was asked for. */
  readonly locationNo: string
  readonly answer: PlacedRequest
}

/** Whether its mails are tried at once: there is a recipient and a mail server. */
const isMailTried = ({ answer }: TakenRequest): boolean => answer.mail === 'verzonden'

/**
 * What a call answers that took a request: at once, or where mail is sent with how its first try went (R-RULE-10). It
 * waits for nothing else; the back office's number follows.
 */
export function placedAnswer(taken: TakenRequest): PlacedRequest | SettlingAnswer<PlacedRequest> {
  const { answer } = taken
  if (!isMailTried(taken)) return answer
  return {
    settles: true,
    value: answer,
    settle: async (parts) => (await settleRequests(parts, [taken]))[0]?.answer ?? answer,
  }
}

/** The same for a call that took a request for each location; the first stands for all. */
export function placedAnswers(taken: readonly TakenRequest[]): PlacedRequests | SettlingAnswer<PlacedRequests> {
  const value = answerOf(taken)
  if (!taken.some(isMailTried)) return value
  return { settles: true, value, settle: async (parts) => answerOf(await settleRequests(parts, taken)) }
}

function answerOf(taken: readonly TakenRequest[]): PlacedRequests {
  const [first] = taken
  if (first === undefined) throw new Error('No request was made')
  const aanvragen = taken.map(({ answer, locationNo }) => ({ ...answer, materieellocatie: locationNo }))
  return { ...first.answer, aanvragen }
}

/** The answers with the outcome of the mail of each, and its number when it came meanwhile. */
async function settleRequests(parts: TenantParts, taken: readonly TakenRequest[]): Promise<TakenRequest[]> {
  const mailed = taken.filter(isMailTried).map(({ number }) => number)
  const mails = await settleMails(parts, mailed)
  return Promise.all(
    taken.map(async (request): Promise<TakenRequest> => {
      const mail = mails.get(request.number) ?? request.answer.mail
      const outcome = await parts.erp.waitForOutcome(request.id, 0)
      if (outcome.state === 'confirmed') {
        return { ...request, answer: { ...request.answer, mail, erpNummer: outcome.erpNo, status: 'bevestigd' } }
      }
      const status = outcome.state === 'rejected' ? 'geweigerd' : 'wachtrij'
      return { ...request, answer: { ...request.answer, mail, status } }
    }),
  )
}
