import { randomInt } from 'node:crypto'
import {
  readRecoveryCode,
  recoveryCodeCount,
  recoveryLength,
  recoveryLetters,
  showRecoveryCode,
} from '@portal/domain/auth/second-factor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { linkHash } from '../../../platform/keys/link-token.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts'

function newCode(): string {
  return Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('')
}

/** What is kept of a recovery code: 80 random bits need no slow hash. */
export function recoveryHash(typed: string): string {
  return linkHash(readRecoveryCode(typed))
}

/** Ten new codes as they are shown, once; the former ones open nothing any more. */
export async function makeRecoveryCodes(ctx: Ctx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await replaceRecoveryCodes(ctx.db, userId, { hashes: codes.map(recoveryHash), at: ctx.clock.now() })
  return codes.map(showRecoveryCode)
}

/** New codes for somebody who has none left. */
export async function makeMissingRecoveryCodes(ctx: Ctx, userId: string): Promise<string[]> {
  return (await countRecoveryCodes(ctx.db, userId)) > 0 ? [] : makeRecoveryCodes(ctx, userId)
}
