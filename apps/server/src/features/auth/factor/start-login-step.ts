import { randomBytes } from 'node:crypto'
import type { LoginStep } from '@portal/contract/auth.ts'
import { loginStepMs } from '@portal/domain/auth/second-factor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { linkHash, newLinkToken } from '../../../platform/keys/link-token.ts'
import { networkOf } from '../../../platform/net/network.ts'
import type { Account } from '../accounts.store.ts'
import { listFactors } from './factors.store.ts'
import { insertLoginStep } from './login-steps.store.ts'
import { passkeysOf, passkeyToUse } from './passkeys.ts'
import { countRecoveryCodes } from './recovery-codes.store.ts'

/** Where a step may be finished: on the network and in the browser that gave the password. */
export function placeOfStep(ctx: Ctx): { readonly network: string; readonly userAgent: string } {
  return { network: networkOf(ctx.remoteAddress), userAgent: ctx.userAgent.slice(0, 300) }
}

/** What is kept of a stored password to see that it is still the same. */
export function passwordMark(account: Pick<Account, 'passwordHash'>): string {
  return linkHash(account.passwordHash ?? '')
}

/**
 * Opens the second step of a login whose password was right: it lets somebody give the second factor and nothing else, for
 * five minutes, once, from the same network and browser.
 * @returns null for an account without a second factor, which the password opens by itself
 */
export async function startLoginStep(ctx: Ctx, account: Account): Promise<LoginStep | null> {
  const factors = await listFactors(ctx.db, account.id)
  if (factors.length === 0) return null
  const { hostName } = ctx
  const token = newLinkToken()
  const challenge = randomBytes(32).toString('base64url')
  const createdAt = ctx.clock.now()
  const expiresAt = new Date(createdAt.getTime() + loginStepMs)
  const passkeys = passkeysOf(factors, hostName)
  await insertLoginStep(ctx.db, {
    userId: account.id,
    tokenHash: linkHash(token),
    ...placeOfStep(ctx),
    challenge,
    hostName,
    passwordMark: passwordMark(account),
    createdAt,
    expiresAt,
  })
  const withCode = factors.some(({ kind }) => kind === 'code')
  return {
    stap: token,
    soorten: [...(passkeys.length > 0 ? (['passkey'] as const) : []), ...(withCode ? (['code'] as const) : [])],
    passkey: passkeyToUse(passkeys, { hostName, challenge }),
    herstelcodes: (await countRecoveryCodes(ctx.db, account.id)) > 0,
    tot: expiresAt.toISOString(),
  }
}
