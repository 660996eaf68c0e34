import type { pageUsage } from '@portal/contract/page-usage.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getStats } from './get-stats.ts'
import { logPage } from './log-page.ts'

export const pageUsageHandlers: Handlers<typeof pageUsage> = {
  logPage,
  getStats,
}
