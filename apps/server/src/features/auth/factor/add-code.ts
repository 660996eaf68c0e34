import { PortalError } from '@portal/contract/errors.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import type { AskFirst, UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { provePassword } from '../prove-password.ts'
import { finishSetup, keepSetup, permitSetup, sealOwner, takeSetup } from './begin-setup.ts'
import { codeAddress, newCodeKey, stepOfCode } from './codes.ts'

/** The key of a new authenticator app; it opens nothing before its first code was given. */
export const startCode: AskFirst<typeof secondFactor.startCode> = {
  async ask(before, { wachtwoord }) {
    const user = signedIn(before)
    await permitSetup(before, user)
    const settle = await provePassword(before, wachtwoord)
    return async (ctx) => {
      await settle(ctx)
      const key = newCodeKey()
      await keepSetup(ctx, { kind: 'code', secret: key })
      const adres = codeAddress(key, { account: user.userName, portal: ctx.tenant.branding.name })
      return { sleutel: key, adres }
    }
  },
}

/** Takes the new app into use with its first code, which counts as used. */
export const addCode: UseCase<typeof secondFactor.addCode> = async (ctx, { naam, code }) => {
  const user = signedIn(ctx)
  const { secret: key } = await takeSetup(ctx, 'code')
  const lastStep = stepOfCode(key, code, ctx.clock.now())
  if (lastStep === null) throw new PortalError('factor.code_onjuist', {}, { field: 'code' })
  return finishSetup(ctx, { kind: 'code', name: naam, secret: ctx.seals.seal(key, sealOwner(user)), lastStep })
}
