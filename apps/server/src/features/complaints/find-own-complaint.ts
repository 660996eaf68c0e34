import { PortalError } from '@portal/contract/errors.ts'
import { isAdministrator, mayAcross } from '@portal/domain/access/may.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { findRecordLocation, listUserLocations } from '../locations/locations.store.ts'
import { type ComplaintReader, findComplaint, type StoredComplaint } from './complaints.store.ts'

/** Answers that are older are none that somebody waits for. */
const unreadMs = 30 * 24 * 3_600_000

export function readerOf(ctx: Ctx): ComplaintReader {
  const { userName, erpUserName } = signedIn(ctx)
  return { userName, erpUserName, since: new Date(ctx.clock.now().getTime() - unreadMs) }
}

/**
 * The customers whose feedback somebody oversees (OP-48): those of the locations at which they have the role for it; null
 * for all. The companies are those of the locations, because a role is given at a location.
 * @throws PortalError `error.niet_toegankelijk` for who oversees none
 */
export async function overseenCustomers(ctx: Ctx): Promise<readonly string[] | null> {
  const user = signedIn(ctx)
  if (isAdministrator(user)) return user.customers
  const places = await listUserLocations(ctx.db, user)
  const overseen = places.filter(({ rol }) => mayAcross(user, 'complaint.oversee', [rol]))
  if (overseen.length === 0) throw new PortalError('error.niet_toegankelijk')
  return [...new Set(overseen.map(({ customerNo }) => customerNo).filter((no) => no !== ''))]
}

async function mayOversee(ctx: Ctx, locationNo: string): Promise<boolean> {
  try {
    const customers = await overseenCustomers(ctx)
    const place = await findRecordLocation(ctx.db, locationNo)
    return place !== null && (customers === null || customers.includes(place.customerNo))
  } catch (error) {
    if (error instanceof PortalError) return false
    throw error
  }
}

const isElsewhere = (error: unknown): boolean => error instanceof PortalError && error.code === 'error.niet_gevonden'

/** Feedback at a location of the person. @throws PortalError `error.niet_gevonden` for any other */
export async function findOwnComplaint(ctx: Ctx, id: string): Promise<StoredComplaint> {
  const complaint = await findComplaint(ctx.db, id, readerOf(ctx))
  if (complaint === null) throw new PortalError('error.niet_gevonden')
  await ctx.at(complaint.materieellocatie)
  return complaint
}

/** As `findOwnComplaint`, to look at: also for who oversees the company of its location. */
export async function findSeenComplaint(ctx: Ctx, id: string) {
  const complaint = await findComplaint(ctx.db, id, readerOf(ctx))
  if (complaint === null) throw new PortalError('error.niet_gevonden')
  try {
    return { complaint, place: await ctx.at(complaint.materieellocatie) }
  } catch (error) {
    if (!isElsewhere(error) || !(await mayOversee(ctx, complaint.materieellocatie))) throw error
    return { complaint, place: null }
  }
}
