import { type ErrorCode, PortalError } from '@portal/contract/errors.ts'
import { afterLogin, isLockedOut, refuseTry } from '@portal/domain/auth/waiting-time.ts'
import type { Ctx } from '../../platform/context.ts'
import { networkOf } from '../../platform/net/network.ts'
import type { Account } from './accounts.store.ts'
import { queueLockoutMail } from './lockout-mail.ts'
import { type Guess, lockStanding, readStanding, saveStanding } from './login-attempts.store.ts'

function guessOf(ctx: Ctx, userName: string): Guess {
  return { userName, network: networkOf(ctx.remoteAddress), at: ctx.clock.now() }
}

function permit(ctx: Ctx, refusal: ReturnType<typeof refuseTry>): void {
  if (refusal === null) return
  ctx.log.warn({ event: 'authn_login_wait', address: ctx.remoteAddress, code: refusal.code }, 'login not looked at')
  throw new PortalError(refusal.code, refusal.params)
}

/**
 * Asks whether a password of this name may be tried now, before anything slow is done for it.
 * @throws PortalError `account.geblokkeerd_pogingen` or `login.wachttijd`
 */
export async function permitGuess(ctx: Ctx, userName: string): Promise<void> {
  permit(ctx, refuseTry(await readStanding(ctx.db, guessOf(ctx, userName)), ctx.clock.now().getTime()))
}

interface GuessOutcome {
  /** As it was typed. */
  readonly userName: string
  /** Null for an unknown name; it is counted and blocked like a known one, so that the answer reveals nothing. */
  readonly account: Pick<Account, 'userName' | 'email' | 'firstName' | 'lastName' | 'loginType'> | null
  readonly succeeded: boolean
  /** A right password that opens nothing by itself: it forgets no failures, so nobody tries codes without end. */
  readonly isHalf?: boolean
  /** What a failure is refused with while the network is not blocked. */
  readonly refusal: ErrorCode
  readonly at?: { readonly field: string }
}

/**
 * Counts one try of a password in the call's transaction, and refuses a wrong one. What others tried meanwhile counts
 * first, so a right password among many at once is refused like a wrong one.
 * @throws PortalError as `permitGuess`, or the refusal, which keeps the count
 */
export async function settleGuess(ctx: Ctx, outcome: GuessOutcome): Promise<void> {
  const { userName, account, succeeded } = outcome
  const guess = guessOf(ctx, userName)
  const now = guess.at.getTime()
  const standing = await lockStanding(ctx.db, guess)
  permit(ctx, refuseTry(standing, now))
  if (succeeded && outcome.isHalf === true) return
  const ofName = afterLogin(standing.ofName, succeeded, now)
  const fromNetwork = afterLogin(standing.fromNetwork, succeeded, now)
  await saveStanding(ctx.db, guess, { ofName, fromNetwork, succeeded })
  if (succeeded) return
  if (account !== null) await queueLockoutMail(ctx, account, ofName.count)
  const code = isLockedOut(fromNetwork, now) ? 'account.geblokkeerd_pogingen' : outcome.refusal
  ctx.log.warn({ event: 'authn_login_fail', address: ctx.remoteAddress, failuresInARow: ofName.count }, 'login failed')
  // An unknown name is not stored: people type passwords into that field.
  ctx.audit(account?.userName ?? '', { refused: code, address: ctx.remoteAddress })
  return ctx.refuseAndCommit(code, {}, code === outcome.refusal ? outcome.at : {})
}

/** A login of this name at the same moment is decided wholly before or after what follows in this transaction. */
export async function holdLogins(ctx: Ctx, userName: string): Promise<void> {
  await lockStanding(ctx.db, guessOf(ctx, userName))
}
