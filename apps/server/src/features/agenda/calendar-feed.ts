import { createHash, randomBytes } from 'node:crypto'
import type { agenda } from '@portal/contract/agenda.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { deleteFeed, findFeed, saveFeed } from './calendar-feeds.store.ts'

/** What is kept of a token: enough to find its feed, not enough to read it. */
export function feedHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** When the feed was made and last read by a calendar; the address itself is not kept. */
export const getCalendarFeed: UseCase<typeof agenda.getCalendarFeed> = async (ctx) => {
  const feed = await findFeed(ctx.db, signedIn(ctx).id)
  return { aangemaaktOp: feed?.createdAt.toISOString() ?? null, gelezenOp: feed?.readAt?.toISOString() ?? null }
}

/** A calendar program cannot log in, so the address itself is the key: it is as random as one. */
export const createCalendarFeed: UseCase<typeof agenda.createCalendarFeed> = async (ctx) => {
  const token = randomBytes(32).toString('base64url')
  const { id: userId, userName } = signedIn(ctx)
  await saveFeed(ctx.db, { userId, tokenHash: feedHash(token), language: ctx.language, createdAt: ctx.clock.now() })
  ctx.audit(userName)
  return { token }
}

export const deleteCalendarFeed: UseCase<typeof agenda.deleteCalendarFeed> = async (ctx) => {
  const { id, userName } = signedIn(ctx)
  await deleteFeed(ctx.db, id)
  ctx.audit(userName)
  return null
}
