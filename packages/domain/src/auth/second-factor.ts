import { hasRole, isAdministrator } from '../access/may.ts'
import type { LoginType, Person } from '../access/vocabulary.ts'

/** What proves beside the password who somebody is: a code that changes by time, or a passkey. */
export const factorKinds = ['code', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What a person gives at the second step of a login; a recovery code where the factor itself is lost. */
export const proofKinds = ['code', 'passkey', 'herstelcode'] as const
export type ProofKind = (typeof proofKinds)[number]

/** The groups for which an administrator can require a second factor; everybody is in exactly one. */
export const factorGroups = ['SuperAdmin', 'Admin', 'Gebruiker'] as const
export type FactorGroup = (typeof factorGroups)[number]

export const recoveryCodeCount = 10
/** Of one person; enough for a phone, a spare one and some keys. */
export const mostFactors = 8
export const factorNameLength = 40
/** How long somebody has between the password and the second factor. */
export const loginStepMs = 5 * 60_000
/** How long somebody has to scan and confirm a new factor. */
export const factorSetupMs = 10 * 60_000
/** A code of an authenticator app counts for so long (RFC 6238). */
export const codeSeconds = 30

/** The group of a person, the highest of those their roles name. */
export function factorGroupOf(person: Person): FactorGroup {
  if (hasRole(person, 'SuperAdmin')) return 'SuperAdmin'
  return isAdministrator(person) ? 'Admin' : 'Gebruiker'
}

/** Only accounts with a password of the portal; a directory or a login service has its own second factor. */
export function canHaveFactor(loginType: LoginType): boolean {
  return loginType === 'Identity'
}

interface FactorStanding {
  readonly person: Person
  readonly loginType: LoginType
  readonly hasFactor: boolean
}

/** Whether somebody must have a second factor, by the groups for which it is required. */
export function mustHaveFactor(
  { person, loginType }: Omit<FactorStanding, 'hasFactor'>,
  required: readonly FactorGroup[],
): boolean {
  return canHaveFactor(loginType) && required.includes(factorGroupOf(person))
}

/** Whether somebody must set up a second factor before anything else. */
export function owesFactor(standing: FactorStanding, required: readonly FactorGroup[]): boolean {
  return !standing.hasFactor && mustHaveFactor(standing, required)
}

/**
 * Whether the code of a time step may be used: each once, and none older than the last used (RFC 6238, 5.2).
 * @param lastStep number of the step of the last code used; null when none was
 */
export function isFreshStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep
}

/** Whether an administrator may take away the second factor of somebody: of administrators only a SuperAdmin, never the own. */
export function mayClearFactors(
  actor: Person & { readonly id: string },
  owner: Person & { readonly id: string },
): boolean {
  if (actor.id === owner.id) return false
  return hasRole(actor, 'SuperAdmin') || (isAdministrator(actor) && !isAdministrator(owner))
}

/** Letters and digits without those that look alike (Crockford's base 32): 16 of them are 80 bits. */
export const recoveryLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const recoveryLength = 16

/** A recovery code as it is compared: without hyphens and spaces, and with what is easily misread put right. */
export function readRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** A recovery code as it is shown, in groups of four. */
export function showRecoveryCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** The digits of a code that was typed or pasted with spaces. */
export function readCode(typed: string): string {
  return typed.replaceAll(/\s/g, '')
}
