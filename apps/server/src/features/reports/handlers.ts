import type { reports } from '@portal/contract/reports.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getOpenIndicators } from './get-open-indicators.ts'
import { getOrdersByStatus } from './get-orders-by-status.ts'
import { getOutstandingCosts } from './get-outstanding-costs.ts'
import { getRequestsByStatus } from './get-requests-by-status.ts'
import { getWaiting } from './get-waiting.ts'

export const reportsHandlers: Handlers<typeof reports> = {
  getRequestsByStatus,
  getOrdersByStatus,
  getOpenIndicators,
  getOutstandingCosts,
  getWaiting,
}
