import type { ordering } from '@portal/contract/ordering.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getSavedRequest } from './get-saved-request.ts'
import { placeOrder } from './place-order.ts'
import { saveForApproval } from './save-for-approval.ts'
import { withdrawSubmission } from './withdraw-submission.ts'

export const orderingHandlers: Handlers<typeof ordering> = {
  placeOrder,
  saveForApproval,
  withdrawSubmission,
  getSavedRequest,
}
