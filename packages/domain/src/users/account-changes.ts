import { hasRole, isAdministrator } from '../access/may.ts'
import type { Person, PortalRole } from '../access/vocabulary.ts'
import type { Refusal } from '../refusal.ts'

export type AccountRefusal = Refusal<
  | 'gebruiker.eigen_koppeling'
  | 'gebruiker.tweede_beheerder'
  | 'gebruiker.uzelf'
  | 'gebruiker.alleen_hoofdbeheerder'
  | 'gebruiker.laatste_hoofdbeheerder'
>

/** What an administrator may grant. */
export interface Rights {
  readonly roles: readonly PortalRole[]
  readonly isAdministrator: boolean
}

/** An account as far as it decides what may be done with it. */
export interface JudgedAccount extends Person {
  readonly id: string
  readonly isBlocked: boolean
}

/** What is to become of an account; what is left out stays as it is. */
export interface AccountChange {
  readonly rights?: Rights | undefined
  readonly isBlocked?: boolean | undefined
  readonly isDeleted?: boolean | undefined
}

const refuse = (code: AccountRefusal['code']): AccountRefusal => ({ code, params: {} })

/** Whether both grant the same, in whatever order the roles stand. */
export function grantsSame(one: Rights, other: Rights): boolean {
  const rolesOf = ({ roles }: Rights) => [...new Set(roles)].sort().join()
  return rolesOf(one) === rolesOf(other) && one.isAdministrator === other.isAdministrator
}

const grantsNothing = (rights: Rights): boolean => !rights.isAdministrator && rights.roles.length === 0

/** Only a chief administrator makes somebody an administrator (OP-47). */
export function refuseGrant(actor: Person, rights: Rights): AccountRefusal | null {
  return grantsNothing(rights) || hasRole(actor, 'SuperAdmin') ? null : refuse('gebruiker.alleen_hoofdbeheerder')
}

/**
 * What an administrator may not do with an account (OP-47): block, delete or give rights to oneself; touch an administrator,
 * or grant and take rights, without being a chief administrator; leave the portal without a chief administrator.
 * @param otherChiefs how many others are chief administrator and can log in
 */
export function refuseAccountChange(
  on: { readonly actor: JudgedAccount; readonly account: JudgedAccount; readonly otherChiefs: number },
  change: AccountChange,
): AccountRefusal | null {
  const { actor, account, otherChiefs } = on
  const rights = change.rights !== undefined && !grantsSame(account, change.rights) ? change.rights : null
  const isBlocked = change.isBlocked ?? account.isBlocked
  const isOut = change.isDeleted === true || (isBlocked && !account.isBlocked)
  const isOwn = actor.id === account.id
  if (isOwn && (rights !== null || isOut)) return refuse('gebruiker.uzelf')
  const isOfChiefs = rights !== null || (!isOwn && isAdministrator(account))
  if (isOfChiefs && !hasRole(actor, 'SuperAdmin')) return refuse('gebruiker.alleen_hoofdbeheerder')
  const staysChief = !isOut && (rights === null || rights.roles.includes('SuperAdmin'))
  const wasChief = hasRole(account, 'SuperAdmin') && !account.isBlocked
  return wasChief && !staysChief && otherChiefs === 0 ? refuse('gebruiker.laatste_hoofdbeheerder') : null
}

/** Nobody alone makes oneself another person of the back office: an approver would decide on what they submit themselves. */
export function refuseOwnLink(on: { readonly isOwn: boolean; readonly others: number }): AccountRefusal | null {
  return on.isOwn && on.others > 0 ? refuse('gebruiker.eigen_koppeling') : null
}

/**
 * Who gave an account another address does not confirm it: links for a password would go wherever they want.
 * @param on.others administrators beside the one who asks
 */
export function refuseConfirming(on: { readonly gaveIt: boolean; readonly others: number }): AccountRefusal | null {
  return on.gaveIt && on.others > 0 ? refuse('gebruiker.tweede_beheerder') : null
}
