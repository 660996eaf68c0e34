import { PortalError } from '@portal/contract/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Account, findAccount, insertAccounts, lockAccounts } from '../accounts.store.ts'
import {
  findIdentityOwner,
  hasIdentity,
  type Identity,
  insertIdentity,
  listEmployeeAccounts,
  listErpNames,
} from './employees.store.ts'

/** Somebody who proved at a directory or identity server who they are. */
export interface ProvenPerson {
  readonly identity: Identity
  /** What their account here is called when it is made. */
  readonly accountName: string
  /** Names that only the company gives, by one of which the back office may know them. */
  readonly names: readonly string[]
  /** Mail addresses that only the company gives. */
  readonly emails: readonly string[]
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly phoneNumber: string
}

const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase()).filter((text) => text !== '')

/** @throws PortalError `navision_account_onbekend` when the back office has none, or more than one, of these names */
async function erpNameOf(ctx: Ctx, { names, emails }: ProvenPerson): Promise<string> {
  const [found, other] = await listErpNames(ctx.db, { names: lower(names), emails: lower(emails) })
  if (found !== undefined && other === undefined) return found
  const why = found === undefined ? 'unknown to the back office' : 'more than one person of the back office'
  ctx.log.warn({ event: 'authn_login_unknown', names, emails }, `login refused: ${why}`)
  throw new PortalError('navision_account_onbekend')
}

/** Makes the account, without a role: what somebody may do here is never decided elsewhere. */
async function makeAccount(ctx: Ctx, person: ProvenPerson, erpUserName: string): Promise<void> {
  const { accountName, identity, email, firstName, lastName, companyName, phoneNumber } = person
  // A name that is somebody's already would open their lists to another.
  if (accountName === '' || (await findAccount(ctx.db, accountName)) !== null)
    throw new PortalError('login.ander_account')
  await insertAccounts(ctx.db, [
    {
      userName: accountName,
      erpUserName,
      email,
      firstName,
      lastName,
      companyName,
      phoneNumber,
      loginType: identity.loginType,
      language: ctx.language,
    },
  ])
}

/**
 * The account of somebody new: that of the same person of the back office who came another way before, else one that is
 * made. An account of internal identity is never taken over, nor one that was another person's at the same directory.
 */
async function firstAccount(ctx: Ctx, person: ProvenPerson): Promise<Account> {
  const { identity } = person
  const erpUserName = await erpNameOf(ctx, person)
  const [known, other] = await listEmployeeAccounts(ctx.db, erpUserName)
  if (other !== undefined) throw new PortalError('login.ander_account')
  if (known === undefined) await makeAccount(ctx, person, erpUserName)
  const account = await findAccount(ctx.db, known ?? person.accountName)
  if (account === null || (await hasIdentity(ctx.db, account.id, identity)))
    throw new PortalError('login.ander_account')
  await insertIdentity(ctx.db, identity, { userId: account.id, at: ctx.clock.now() })
  return account
}

/**
 * The portal's account of somebody who proved who they are; at the first login it is made (R-GEN-20).
 * @throws PortalError `navision_account_onbekend`, `login.ander_account` or `account.geblokkeerd_beheerder`
 */
export async function accountOf(ctx: Ctx, person: ProvenPerson): Promise<Account> {
  let owner = await findIdentityOwner(ctx.db, person.identity)
  if (owner === null) {
    await lockAccounts(ctx.db)
    // Somebody may have come in by another window while this one waited.
    owner = await findIdentityOwner(ctx.db, person.identity)
  }
  const account = owner === null ? await firstAccount(ctx, person) : await findAccount(ctx.db, owner)
  if (account === null) throw new PortalError('login.ander_account')
  if (account.isBlocked) throw new PortalError('account.geblokkeerd_beheerder')
  return account
}
