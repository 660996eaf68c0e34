import { PortalError } from '@portal/contract/errors.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import type { AskFirst, UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { provePassword } from '../prove-password.ts'
import { finishSetup, keepSetup, permitSetup, takeSetup } from './begin-setup.ts'
import { passkeyToMake, readMadePasskey } from './passkeys.ts'

/** What the browser needs to make a passkey for this host name. */
export const startPasskey: AskFirst<typeof secondFactor.startPasskey> = {
  async ask(before, { wachtwoord }) {
    const user = signedIn(before)
    const factors = await permitSetup(before, user)
    const settle = await provePassword(before, wachtwoord)
    const at = { hostName: before.hostName, portal: before.tenant.branding.name, factors }
    const options = await passkeyToMake(user, at)
    return async (ctx) => {
      await settle(ctx)
      await keepSetup(ctx, { kind: 'passkey', secret: options.challenge })
      return { opties: options }
    }
  },
}

/** Takes the passkey into use that the browser made. */
export const addPasskey: UseCase<typeof secondFactor.addPasskey> = async (ctx, { naam, passkey }) => {
  const { secret: challenge, hostName } = await takeSetup(ctx, 'passkey')
  const made = await readMadePasskey(passkey, { challenge, hostName })
  if (made === null) throw new PortalError('factor.passkey_mislukt')
  return finishSetup(ctx, { kind: 'passkey', name: naam, ...made })
}
