import { PortalError } from '@portal/contract/errors.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import { canHaveFactor, mustHaveFactor } from '@portal/domain/auth/second-factor.ts'
import type { AskFirst, UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { holdLogins } from '../guesses.ts'
import { provePassword } from '../prove-password.ts'
import { queueFactorMail } from './factor-mail.ts'
import { listRequiredGroups } from './factor-owners.store.ts'
import { deleteFactor, listFactors, renameFactor } from './factors.store.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.store.ts'

export const getFactors: UseCase<typeof secondFactor.getFactors> = async (ctx) => {
  const user = signedIn(ctx)
  const factors = await listFactors(ctx.db, user.id)
  return {
    kanInstellen: canHaveFactor(user.loginType),
    verplicht: mustHaveFactor({ person: user, loginType: user.loginType }, await listRequiredGroups(ctx.db)),
    items: factors.map(({ id, kind, name, createdAt, usedAt }) => ({
      id,
      soort: kind,
      naam: name,
      aangemaakt: createdAt.toISOString(),
      gebruikt: usedAt?.toISOString() ?? null,
    })),
    herstelcodes: await countRecoveryCodes(ctx.db, user.id),
  }
}

export const setFactorName: UseCase<typeof secondFactor.setFactorName> = async (ctx, { id, naam }) => {
  const user = signedIn(ctx)
  if (!(await renameFactor(ctx.db, { userId: user.id, id }, naam))) throw new PortalError('error.niet_gevonden')
  ctx.audit(user.userName, { name: naam })
  return null
}

/** With the last factor the recovery codes go too; it stays where one is required. */
export const removeFactor: AskFirst<typeof secondFactor.removeFactor> = {
  async ask(before, { id, wachtwoord }) {
    const user = signedIn(before)
    const settle = await provePassword(before, wachtwoord)
    return async (ctx) => {
      await settle(ctx)
      await holdLogins(ctx, user.userName)
      const name = await deleteFactor(ctx.db, user.id, id)
      if (name === null) throw new PortalError('error.niet_gevonden')
      const isLast = (await listFactors(ctx.db, user.id)).length === 0
      const person = { person: user, loginType: user.loginType }
      if (isLast && mustHaveFactor(person, await listRequiredGroups(ctx.db)))
        throw new PortalError('factor.laatste_verplicht')
      if (isLast) await deleteRecoveryCodes(ctx.db, user.id)
      await queueFactorMail(ctx, user, { what: 'removed', factor: name })
      ctx.audit(user.userName, { name })
      ctx.afterCommit(() => ctx.forgetAccess())
      return null
    }
  },
}

export const createRecoveryCodes: AskFirst<typeof secondFactor.createRecoveryCodes> = {
  async ask(before, { wachtwoord }) {
    const user = signedIn(before)
    const settle = await provePassword(before, wachtwoord)
    return async (ctx) => {
      await settle(ctx)
      if ((await listFactors(ctx.db, user.id)).length === 0) throw new PortalError('error.niet_gevonden')
      ctx.audit(user.userName)
      return { herstelcodes: await makeRecoveryCodes(ctx, user.id) }
    }
  },
}
