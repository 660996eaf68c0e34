import { PortalError } from '@portal/contract/errors.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import { canHaveFactor, factorGroupOf, factorGroups, mayClearFactors } from '@portal/domain/auth/second-factor.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { findAccount } from '../accounts.store.ts'
import { endAccess } from '../auth.ts'
import { queueFactorMail } from './factor-mail.ts'
import {
  countByRights,
  listFactorOwners,
  listRequiredGroups,
  requireNoMore,
  requireOfGroup,
} from './factor-owners.store.ts'
import { deleteFactors, deleteSetup } from './factors.store.ts'
import { deleteLoginSteps } from './login-steps.store.ts'
import { deleteRecoveryCodes } from './recovery-codes.store.ts'

export const getFactorRules: UseCase<typeof secondFactor.getFactorRules> = async (ctx) => {
  const required = await listRequiredGroups(ctx.db)
  const counts = (await countByRights(ctx.db)).filter(({ loginType }) => canHaveFactor(loginType))
  return {
    items: factorGroups.map((groep) => {
      const own = counts.filter((count) => factorGroupOf(count) === groep)
      return {
        groep,
        verplicht: required.includes(groep),
        personen: own.reduce((sum, { people }) => sum + people, 0),
        met: own.reduce((sum, { withFactor }) => sum + withFactor, 0),
      }
    }),
  }
}

/** Counts for open sessions too: their next call leads to setting one up. */
export const setFactorRule: UseCase<typeof secondFactor.setFactorRule> = async (ctx, { groep, verplicht }) => {
  const by = { setBy: signedIn(ctx).userName, setAt: ctx.clock.now() }
  if (verplicht) await requireOfGroup(ctx.db, groep, by)
  else await requireNoMore(ctx.db, groep)
  ctx.audit(groep, { required: verplicht })
  ctx.afterCommit(() => ctx.forgetAccess())
  return null
}

export const getFactorOwners: UseCase<typeof secondFactor.getFactorOwners> = async (ctx, { zoekterm }) => {
  const user = signedIn(ctx)
  const { rows, total } = await listFactorOwners(ctx.db, zoekterm)
  return {
    items: rows.map((row) => ({
      gebruikersnaam: row.userName,
      naam: row.name,
      soorten: row.kinds,
      herstelcodes: row.codesLeft,
      gebruikt: row.usedAt?.toISOString() ?? null,
      magWissen: mayClearFactors(user, row),
    })),
    totaal: total,
  }
}

/** For somebody who lost their phone: the password alone opens the account again, and they get a mail. */
export const removeFactorsOf: UseCase<typeof secondFactor.removeFactorsOf> = async (ctx, { gebruikersnaam }) => {
  const owner = await findAccount(ctx.db, gebruikersnaam)
  if (owner?.hasFactor !== true) throw new PortalError('error.niet_gevonden')
  if (!mayClearFactors(signedIn(ctx), owner)) throw new PortalError('error.niet_toegankelijk')
  const removed = await deleteFactors(ctx.db, owner.id)
  await deleteRecoveryCodes(ctx.db, owner.id)
  await deleteSetup(ctx.db, owner.id)
  await deleteLoginSteps(ctx.db, owner.id)
  await endAccess(ctx, owner.id)
  await queueFactorMail(ctx, owner, { what: 'cleared' })
  ctx.audit(owner.userName, { removed })
  return null
}
