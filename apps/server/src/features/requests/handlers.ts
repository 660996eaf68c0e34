import type { requests } from '@portal/contract/requests.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findRequests } from './find-requests.ts'
import { getRequest } from './get-request.ts'
import { getRequests } from './get-requests.ts'

export const requestsHandlers: Handlers<typeof requests> = {
  getRequests,
  getProjectRequests: getRequests,
  getRequest,
  getProjectRequest: getRequest,
  findRequests,
}
