import type { requests } from '@portal/contract/requests.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { listRequests } from './request-list.store.ts'

/** The requests of a location, newest first (R-ENT-33). */
export const getRequests: UseCase<typeof requests.getRequests> = async (ctx) => ({
  items: await listRequests(ctx.db, placeOf(ctx).nummer),
})
