import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log/log.ts'
import type { ErpError } from '../erp-error.ts'
import { saveAnswer, saveAway } from './contact.store.ts'

/** What is known to all processes is written again after so long, because another one may have found otherwise. */
const writeAgainMs = 15_000

export interface ContactParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
}

/** A refusal is an answer too, unless it is of the account. */
function isAnswer(error: ErpError | null): boolean {
  if (error === null) return true
  const { onTheWay, notSent } = error.details
  return error.kind !== 'auth' && error.kind !== 'unknownOutcome' && onTheWay !== true && notSent !== true
}

/**
 * Shares with all processes of a tenant whether the back office answers. However many of them ask, an outage is one
 * error in the log when it begins, and one line with its duration when it is over.
 */
export function createContact({ db, clock, log }: ContactParts) {
  let known: { readonly answers: boolean; readonly at: number } | null = null

  const tellAnswer = async (): Promise<void> => {
    const now = clock.now()
    const since = await saveAnswer(db, now)
    if (since !== null)
      log.info({ since, seconds: Math.round((now.getTime() - since.getTime()) / 1000) }, 'the back office is back')
  }
  const tellAway = async ({ kind, message, details }: ErpError): Promise<void> => {
    if (await saveAway(db, clock.now()))
      log.error({ kind, code: details.code, reason: message }, 'the back office is away: nothing is sent or read')
  }
  return {
    /** @param error of the last question, null when it was answered; `isOpen` as the gate is after it */
    note(error: ErpError | null, isOpen: boolean): void {
      const answers = isAnswer(error)
      if (!answers && isOpen) return
      const now = clock.now().getTime()
      if (known?.answers === answers && now - known.at < writeAgainMs) return
      known = { answers, at: now }
      // While the database is away too, the next question writes it.
      const forget = () => {
        known = null
      }
      void (error === null || answers ? tellAnswer() : tellAway(error)).catch(forget)
    },
  }
}
