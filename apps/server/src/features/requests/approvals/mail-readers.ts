import type { Ctx } from '../../../platform/context.ts'
import { type Approver, listApprovers } from '../../locations/locations.store.ts'
import { listStandIns } from './deputies.store.ts'

/** Who gets a mail, and in whose place; empty for an approver. */
export interface MailReader extends Approver {
  readonly standsInFor: string
}

/**
 * These approvers and who stands in for one of them today, as far as an address is known; never who asked, because nobody
 * decides on an own list, also not in the place of another.
 */
export async function listMailReaders(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  approvers: readonly Approver[],
  asker: string,
): Promise<readonly MailReader[]> {
  const names = approvers.map(({ erpUserName }) => erpUserName)
  const standIns = await listStandIns(db, names, clock.today())
  const principals = new Map(standIns.map(({ erpUserName, approverName }) => [erpUserName, approverName]))
  principals.delete(asker)
  const deputies = await listApprovers(db, [...principals.keys()])
  return [...approvers, ...deputies]
    .filter(({ email }) => email !== '')
    .map((reader) => ({ ...reader, standsInFor: principals.get(reader.erpUserName) ?? '' }))
}
