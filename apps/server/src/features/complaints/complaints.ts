import { isOpenComplaint } from '@portal/domain/complaints/open-complaint.ts'
import type { Ctx } from '../../platform/context.ts'
import { countComplaints } from './complaints.store.ts'

/** How much feedback of some locations still waits for an answer. */
export async function countOpenComplaints(ctx: Ctx, locationNos: readonly string[]): Promise<number> {
  const counts = await countComplaints(ctx.db, locationNos)
  return counts.filter(isOpenComplaint).reduce((sum, { aantal }) => sum + aantal, 0)
}
