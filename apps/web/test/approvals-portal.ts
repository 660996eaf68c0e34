import { approvals } from '@portal/contract/approvals.ts'
import { card, row } from './build-submission.ts'
import { answer, freshPortal, logIn } from './stand-in.tsx'

/** A portal in which the list of `row` waits for who is logged in. */
export function approvalsPortal(): void {
  freshPortal()
  logIn()
  answer(approvals.getStanding, { aantal: 1, isGoedkeurder: true })
  answer(approvals.getSavedRequests, ({ soort }) => ({ items: soort === 'besloten' ? [] : [row] }))
  answer(approvals.getSubmission, card())
  answer(approvals.approveSavedRequest, {
    aanvraagnummer: 'P-100001',
    erpNummer: null,
    status: 'wachtrij',
    mail: 'bewaard',
  })
}
