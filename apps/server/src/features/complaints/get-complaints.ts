import type { complaints } from '@portal/contract/complaints.ts'
import { may } from '@portal/domain/access/may.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listReadLocations } from '../locations/locations.ts'
import {
  findComplaintsBy,
  listComments,
  listComplaintDocuments,
  listComplaints,
  listComplaintsOfCustomers,
} from './complaints.store.ts'
import { findSeenComplaint, overseenCustomers, readerOf } from './find-own-complaint.ts'

/** The feedback of a location or of a project (OP-05, OP-34). */
export const getComplaints: UseCase<typeof complaints.getComplaints> = async (ctx, { projectNummer }) => {
  const places = await listReadLocations(ctx, projectNummer === undefined ? {} : { projectNummer })
  const numbers = places.map(({ nummer }) => nummer)
  return { items: await listComplaints(ctx.db, numbers, readerOf(ctx)) }
}

/** Feedback by its number or a word of its subject, at any location of the user and at no other. */
export const findComplaints: UseCase<typeof complaints.findComplaints> = async (ctx, { term, maximum }) => {
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const locationNos = places.map(({ nummer }) => nummer)
  return { items: await findComplaintsBy(ctx.db, { locationNos, term, most: maximum }, readerOf(ctx)) }
}

/** The feedback of every location of the companies that somebody oversees. */
export const getOverview: UseCase<typeof complaints.getOverview> = async (ctx) => {
  const customers = await overseenCustomers(ctx)
  return { items: await listComplaintsOfCustomers(ctx.db, customers, readerOf(ctx)) }
}

/** One piece of feedback with what was said (R-ENT-32); one of another location does not exist. */
export const getComplaint: UseCase<typeof complaints.getComplaint> = async (ctx, { klachtId }) => {
  const { complaint, place } = await findSeenComplaint(ctx, klachtId)
  const { portalId, ...shown } = complaint
  const regels = await listComments(ctx.db, complaint, signedIn(ctx))
  const mayAnswer = place !== null && may(signedIn(ctx), 'complaint.file', place.rol)
  return { ...shown, magReageren: mayAnswer && !isNeverTaken(complaint.verzending), regels }
}

export const getDocuments: UseCase<typeof complaints.getDocuments> = async (ctx, { klachtId }) => {
  const { complaint } = await findSeenComplaint(ctx, klachtId)
  return { items: await listComplaintDocuments(ctx.db, complaint) }
}
