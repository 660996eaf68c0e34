import { PortalError } from '@portal/contract/errors.ts'
import type { lookAlong } from '@portal/contract/look-along.ts'
import { lookStand } from '@portal/domain/look-along/look-along.ts'
import type { UseCase } from '../../../http/handlers.ts'
import type { Ctx } from '../../../platform/context.ts'
import { signedIn } from '../../../platform/context.ts'
import { tellEnded } from '../sessions/own-sessions.ts'
import { endLookSessions, endLooksWith, findLook, type LookRow, noteLookEnd } from './looks.store.ts'

/** Both sides read again how it stands. */
export function tellLook(ctx: Ctx, { adminName, personName }: Pick<LookRow, 'adminName' | 'personName'>): void {
  ctx.afterCommit(() => {
    for (const user of [adminName, personName]) ctx.hub.changed({ user }, { subjects: ['access'] })
  })
}

/** Either side ends it; who looks does so also from the session by which they look. */
export const endLook: UseCase<typeof lookAlong.endLook> = async (ctx, { id }) => {
  const user = signedIn(ctx)
  const now = ctx.clock.now()
  const look = await findLook(ctx.db, id)
  const isOwn = look !== null && (look.adminId === user.id || look.personId === user.id)
  if (!isOwn || lookStand(look, now) === 'over') throw new PortalError('error.niet_gevonden')
  await noteLookEnd(ctx.db, id, now)
  const ended = await endLookSessions(ctx.db, id, now)
  ctx.audit(user.id === look.adminId ? look.personName : look.adminName)
  tellEnded(ctx, ended)
  tellLook(ctx, look)
  return null
}

/** @returns the ids of the sessions that ended with it */
export async function endAllLooksWith(ctx: Ctx, personId: string): Promise<readonly string[]> {
  const now = ctx.clock.now()
  const ended: string[] = []
  for (const id of await endLooksWith(ctx.db, personId, now)) ended.push(...(await endLookSessions(ctx.db, id, now)))
  return ended
}
