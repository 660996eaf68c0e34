import type { approvals } from '@portal/contract/approvals.ts'
import type { moving } from '@portal/contract/moving.ts'
import type { ordering } from '@portal/contract/ordering.ts'
import type { removing } from '@portal/contract/removing.ts'
import type { requests } from '@portal/contract/requests.ts'
import type { transport } from '@portal/contract/transport.ts'
import type { Handlers } from '../../http/handlers.ts'
import { approveSavedRequest, rejectSavedRequest, undoDecision } from './approvals/decide-submission.ts'
import { findPeople, getDeputies } from './approvals/get-deputies.ts'
import { getSavedRequest } from './approvals/get-saved-request.ts'
import { getSubmission } from './approvals/get-submission.ts'
import { getSavedRequests, getStanding } from './approvals/get-submissions.ts'
import { getCandidates, handOver } from './approvals/hand-over-submission.ts'
import { saveForApproval } from './approvals/save-for-approval.ts'
import { deleteDeputy, setDeputy } from './approvals/set-deputy.ts'
import { withdrawSubmission } from './approvals/withdraw-submission.ts'
import { findRequests } from './find-requests.ts'
import { getAgain } from './get-again.ts'
import { getRequest } from './get-request.ts'
import { getRequests } from './get-requests.ts'
import { placeMove, placeRemoval } from './place-leaving.ts'
import { placeOrder } from './place-order.ts'
import { placeTransport } from './place-transport.ts'
import { withdrawRequest } from './withdraw-request.ts'

export const requestsHandlers: Handlers<typeof requests> = {
  getRequests,
  getProjectRequests: getRequests,
  getRequest,
  getProjectRequest: getRequest,
  getAgain,
  withdrawRequest,
  findRequests,
}

export const approvalsHandlers: Handlers<typeof approvals> = {
  getSavedRequests,
  getStanding,
  getSubmission,
  approveSavedRequest,
  rejectSavedRequest,
  undoDecision,
  getCandidates,
  handOver,
  getDeputies,
  findPeople,
  setDeputy,
  deleteDeputy,
}

export const orderingHandlers: Handlers<typeof ordering> = {
  placeOrder,
  saveForApproval,
  withdrawSubmission,
  getSavedRequest,
}

export const removingHandlers: Handlers<typeof removing> = { placeRemoval }
export const movingHandlers: Handlers<typeof moving> = { placeMove }
export const transportHandlers: Handlers<typeof transport> = { placeTransport }
