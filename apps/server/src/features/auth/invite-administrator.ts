import { randomUUID } from 'node:crypto'
import { linkExpiry } from '@portal/domain/auth/password-link.ts'
import { insertAudit } from '../../platform/command/audit.store.ts'
import type { MailQueue } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { linkHash, newLinkToken } from '../../platform/keys/link-token.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { countChiefs, findAccount, insertAccounts, listChiefAdministrators, lockAccounts } from './accounts.store.ts'
import { requireOfGroup } from './factor/factor-owners.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { linkPath } from './link-path.ts'
import { saveInvitation } from './password-links.store.ts'

interface Invitation {
  readonly email: string
  /** Makes one beside those there are. */
  readonly another: boolean
  /** Who does it, for the audit row. */
  readonly operator: string
  readonly at: Date
  /** Null where there is no mail. */
  readonly mail: MailQueue | null
  readonly tenant: Pick<Tenant, 'branding' | 'publicUrl' | 'defaultLanguage'>
}

/** What became of an invitation: a link to give to the person, or who is chief administrator already. */
export type Invited =
  | { readonly kind: 'invited'; readonly path: string; readonly mailed: boolean }
  | { readonly kind: 'present'; readonly administrators: readonly string[] }

/** Of these an installation asks a second factor from its first account on; a first account is locked out of nothing. */
const firstRequired = ['SuperAdmin', 'Admin'] as const

/** The account of this name, made when there is none; null when it is somebody's who was not invited this way. */
async function accountToInvite(tx: Db, email: string): Promise<string | null> {
  if ((await findAccount(tx, email)) === null)
    await insertAccounts(tx, [{ userName: email, email, erpUserName: email, roles: ['SuperAdmin'] }])
  const account = await findAccount(tx, email)
  const isInvited = account?.passwordHash === null && account.roles.includes('SuperAdmin') && !account.isBlocked
  return isInvited ? account.id : null
}

/**
 * Makes the first chief administrator of a tenant, whose account name is the mail address and who sets a password by a link
 * that opens once. From the first on administrators must set up a second factor, which anybody may who logs in. As long as
 * that is not done the same address gets a new link, which ends the former.
 * @param tx a transaction: two invitations at once come one after the other
 * @returns null when the address is the name of an account that exists already
 */
export async function inviteAdministrator(tx: Db, invitation: Invitation): Promise<Invited | null> {
  const { email, another, operator, at, mail, tenant } = invitation
  await lockAccounts(tx)
  const others = (await listChiefAdministrators(tx)).filter((name) => name.toLowerCase() !== email.toLowerCase())
  if (others.length > 0 && !another) return { kind: 'present', administrators: others }
  if ((await countChiefs(tx)) === 0)
    for (const group of firstRequired) await requireOfGroup(tx, group, { setBy: operator, setAt: at })
  const userId = await accountToInvite(tx, email)
  if (userId === null) return null
  const token = newLinkToken()
  await saveInvitation(tx, { userId, tokenHash: linkHash(token), createdAt: at, expiresAt: linkExpiry(at) })
  const audit = { call: 'auth.invite', subject: email, requestId: randomUUID() }
  await insertAudit(tx, { ...audit, at, userName: operator })
  const path = linkPath(token)
  const mailed = mail !== null && tenant.publicUrl !== null
  const invited = { userName: email, email, path, language: tenant.defaultLanguage } as const
  const rights = { roles: ['SuperAdmin'], isAdministrator: false } as const
  if (mailed) await mail.queue(await invitationMail(tenant, { ...invited, ...rights }))
  return { kind: 'invited', path, mailed }
}
