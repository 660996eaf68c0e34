import type { approvals } from '@portal/contract/approvals.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import { mayOnSubmission } from '@portal/domain/approvals/may-decide.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type PresentDecider, readDecider, readReachable, submissionOf } from './deciding.ts'
import { listSubmissions, readStanding } from './submissions.store.ts'

/** So many are shown at most; decided ones from before have their requests. */
const mostShown = 500

/** What the user may decide on, or decided; administrators see it of all (R-APPR-01, R-ROLE-28, OP-48). */
export const getSavedRequests: UseCase<typeof approvals.getSavedRequests> = async (ctx, { soort }) => {
  const who = await readDecider(ctx)
  const reader = isAdministrator(who) ? null : readerOf(who)
  const found = await listSubmissions(ctx.db, { isOpen: soort === 'open', reader, most: mostShown })
  const seen = found.filter((submission) => mayOnSubmission(who, 'approval.view', submission))
  const reachable = await readReachable(ctx, who, seen)
  return { items: seen.map((submission) => submissionOf(submission, who, reachable)) }
}

export const getStanding: UseCase<typeof approvals.getStanding> = async (ctx) => {
  const who = await readDecider(ctx)
  return readStanding(ctx.db, { ...readerOf(who), erpUserName: who.erpUserName })
}

function readerOf({ userName, erpUserName, standsInFor, customers }: PresentDecider) {
  return { userName, customers, names: [erpUserName, ...standsInFor] }
}
