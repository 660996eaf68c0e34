import type { CallRequest } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import { isFreshStep } from '@portal/domain/auth/second-factor.ts'
import type { UseCase } from '../../../http/handlers.ts'
import type { Ctx } from '../../../platform/context.ts'
import { linkHash } from '../../../platform/keys/link-token.ts'
import { type Account, findAccount } from '../accounts.store.ts'
import { permitGuess, settleGuess } from '../guesses.ts'
import { openSession } from '../open-session.ts'
import { sealOwner } from './begin-setup.ts'
import { stepOfCode } from './codes.ts'
import { queueFactorMail } from './factor-mail.ts'
import { listFactors, noteSignature, type StoredFactor, spendStep } from './factors.store.ts'
import { findLoginStep, type LoginStepRow, spendLoginStep } from './login-steps.store.ts'
import { passkeysOf, readSignature } from './passkeys.ts'
import { recoveryHash } from './recovery.ts'
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.store.ts'
import { passwordMark, placeOfStep } from './start-login-step.ts'

type Input = CallRequest<typeof secondFactor.submitFactor>

/** A code of an app counts once: the step it belongs to is noted in the same statement that looks at it. */
async function isCodeOf(ctx: Ctx, { id, secret, lastStep }: StoredFactor, at: { account: Account; code: string }) {
  const owner = sealOwner(at.account)
  const key = secret === null ? null : ctx.seals.open(secret, owner)
  const now = ctx.clock.now()
  const step = key === null ? null : stepOfCode(key, at.code, now)
  if (key === null || step === null || !isFreshStep(step, lastStep)) return false
  // Sealed again, so that it goes over to the newest key of the installation.
  return spendStep(ctx.db, id, { step, at: now, secret: ctx.seals.seal(key, owner) })
}

async function isSignedBy(ctx: Ctx, step: LoginStepRow, at: { factors: readonly StoredFactor[]; input: Input }) {
  const { passkey } = at.input
  const factor = passkeysOf(at.factors, step.hostName).find(({ credentialId }) => credentialId === passkey?.id)
  if (passkey === null || factor === undefined) return false
  const signCount = await readSignature(passkey, factor, step)
  if (signCount === null) return false
  await noteSignature(ctx.db, factor.id, { signCount, at: ctx.clock.now() })
  return true
}

async function isRecoveryCode(ctx: Ctx, account: Account, code: string): Promise<boolean> {
  const used = { codeHash: recoveryHash(code), at: ctx.clock.now() }
  if (!(await spendRecoveryCode(ctx.db, account.id, used))) return false
  const left = await countRecoveryCodes(ctx.db, account.id)
  await queueFactorMail(ctx, account, { what: 'recovered', left })
  return true
}

async function isProven(ctx: Ctx, step: LoginStepRow, at: { account: Account; input: Input }): Promise<boolean> {
  const { account, input } = at
  const { code } = input
  if (input.soort === 'herstelcode') return isRecoveryCode(ctx, account, code)
  const factors = await listFactors(ctx.db, account.id)
  if (input.soort === 'passkey') return isSignedBy(ctx, step, { factors, input })
  for (const factor of factors) if (await isCodeOf(ctx, factor, { account, code })) return true
  return false
}

/**
 * Finishes a login. A wrong second factor counts like a wrong password, for the name and for the network. The step is spent
 * with the first right one; a step of another browser or network, or of a former password, answers as if it had run out.
 */
export const submitFactor: UseCase<typeof secondFactor.submitFactor> = async (ctx, input) => {
  const where = { tokenHash: linkHash(input.stap), ...placeOfStep(ctx), now: ctx.clock.now() }
  const step = await findLoginStep(ctx.db, where)
  if (step === null) throw new PortalError('factor.stap_verlopen')
  await permitGuess(ctx, step.userName)
  const account = await findAccount(ctx.db, step.userName)
  if (account === null || account.isBlocked || passwordMark(account) !== step.passwordMark)
    throw new PortalError('factor.stap_verlopen')
  const succeeded = await isProven(ctx, step, { account, input })
  const isPasskey = input.soort === 'passkey'
  const refusal = isPasskey ? 'factor.passkey_mislukt' : 'factor.code_onjuist'
  await settleGuess(ctx, { userName: account.userName, account, succeeded, refusal, at: { field: 'code' } })
  if (!(await spendLoginStep(ctx.db, step.id))) throw new PortalError('factor.stap_verlopen')
  ctx.audit(account.userName, { by: input.soort })
  return { token: await openSession(ctx, account) }
}
