import type { PlacedRequests } from '@portal/contract/removing.ts'
import type { PlacedRequest } from '@portal/contract/requests.ts'
import type { TenantParts } from './context.ts'
import { settleMails } from './settle-mail.ts'
import type { SettlingAnswer } from './settling-answer.ts'

/** A request that a call took, with its id, under which the back office stores it. */
interface Taken<Answer extends PlacedRequest> {
  readonly id: string
  readonly answer: Answer
}

/** Whether its mails are tried at once: there is a recipient and a mail server. */
const isMailTried = ({ mail }: PlacedRequest): boolean => mail === 'verzonden'

/**
 * What a call answers that took a request: at once, or where mail is sent with how its first try went (R-RULE-10). It
 * waits for nothing else; the back office's number follows.
 */
export function placedAnswer(taken: Taken<PlacedRequest>): PlacedRequest | SettlingAnswer<PlacedRequest> {
  const { answer } = taken
  if (!isMailTried(answer)) return answer
  return {
    settles: true,
    value: answer,
    settle: async (parts) => (await settleRequests(parts, [taken]))[0] ?? answer,
  }
}

type OfLocation = PlacedRequests['aanvragen'][number]

/** The same for a call that took a request for each location; the first stands for all. */
export function placedAnswers(taken: readonly Taken<OfLocation>[]): PlacedRequests | SettlingAnswer<PlacedRequests> {
  const value = answerOf(taken.map(({ answer }) => answer))
  if (!taken.some(({ answer }) => isMailTried(answer))) return value
  return { settles: true, value, settle: async (parts) => answerOf(await settleRequests(parts, taken)) }
}

function answerOf(aanvragen: OfLocation[]): PlacedRequests {
  const [first] = aanvragen
  if (first === undefined) throw new Error('No request was made')
  const { aanvraagnummer, erpNummer, status, mail } = first
  return { aanvraagnummer, erpNummer, status, mail, aanvragen }
}

/** The answers with the outcome of the mail of each, and its number when it came meanwhile. */
async function settleRequests<Answer extends PlacedRequest>(
  parts: TenantParts,
  taken: readonly Taken<Answer>[],
): Promise<Answer[]> {
  const mailed = taken.filter(({ answer }) => isMailTried(answer))
  const mails = await settleMails(
    parts,
    mailed.map(({ answer }) => answer.aanvraagnummer),
  )
  return Promise.all(
    taken.map(async ({ id, answer }): Promise<Answer> => {
      const mail = mails.get(answer.aanvraagnummer) ?? answer.mail
      const outcome = await parts.erp.waitForOutcome(id, 0)
      if (outcome.state === 'confirmed') return { ...answer, mail, erpNummer: outcome.erpNo, status: 'bevestigd' }
      return { ...answer, mail, status: outcome.state === 'rejected' ? 'geweigerd' : 'wachtrij' }
    }),
  )
}
