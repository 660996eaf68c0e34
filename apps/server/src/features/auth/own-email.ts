import type { secondFactor } from '@portal/contract/second-factor.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { findEmail, saveEmailAnswer } from './own-email.store.ts'

export const getEmail: UseCase<typeof secondFactor.getEmail> = (ctx) => findEmail(ctx.db, signedIn(ctx).id)

/** The person's own word on an address that an administrator gave; once nothing waits, nothing changes. */
export const answerEmail: UseCase<typeof secondFactor.answerEmail> = async (ctx, { akkoord }) => {
  const { id, userName } = signedIn(ctx)
  const before = await findEmail(ctx.db, id)
  await saveEmailAnswer(ctx.db, id, akkoord)
  ctx.audit(userName, { right: akkoord, from: before.oud, to: before.email, by: before.door })
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    ctx.hub.changed('administrators', { subjects: ['users'] })
  })
  return null
}
