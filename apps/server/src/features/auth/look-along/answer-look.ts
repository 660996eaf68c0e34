import { PortalError } from '@portal/contract/errors.ts'
import type { lookAlong } from '@portal/contract/look-along.ts'
import { lookMs, lookStand } from '@portal/domain/look-along/look-along.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { tellLook } from './end-look.ts'
import { findLook, saveAnswer } from './looks.store.ts'

/** Only the person who was asked answers, once, while it can still be answered. */
export const answerLook: UseCase<typeof lookAlong.answerLook> = async (ctx, { id, akkoord }) => {
  const person = signedIn(ctx)
  const now = ctx.clock.now()
  const look = await findLook(ctx.db, id)
  if (look === null || look.personId !== person.id || lookStand(look, now) !== 'asked')
    throw new PortalError('error.niet_gevonden')
  const expiresAt = akkoord ? new Date(now.getTime() + lookMs) : look.expiresAt
  await saveAnswer(ctx.db, id, { answeredAt: now, isAllowed: akkoord, expiresAt })
  ctx.audit(look.adminName, akkoord ? { until: expiresAt.toISOString() } : { refused: true })
  tellLook(ctx, look)
  return null
}
