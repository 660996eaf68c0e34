import type { LoginType } from '@portal/domain/access/vocabulary.ts'
import { erpUsers } from '../../../erp/mirror-tables.ts'
import type { Db } from '../../../platform/db/database.ts'
import { and, eq, inArray, ne, or, sql } from '../../../platform/db/query.ts'
import { userIdentities, users } from '../../../platform/db/schema/accounts.ts'

/** Who somebody is at a directory or identity server of the company. */
export interface Identity {
  readonly loginType: LoginType
  readonly issuer: string
  readonly subject: string
}

const isThis = ({ loginType, issuer, subject }: Identity) =>
  and(eq(userIdentities.loginType, loginType), eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject))

/** The account name of somebody who logged in this way before; null for somebody new. */
export async function findIdentityOwner(db: Db, identity: Identity): Promise<string | null> {
  const [row] = await db
    .select({ userName: users.userName })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(isThis(identity))
  return row?.userName ?? null
}

export async function insertIdentity(db: Db, identity: Identity, owner: { userId: string; at: Date }): Promise<void> {
  const { userId, at } = owner
  await db.insert(userIdentities).values({ ...identity, userId, createdAt: at })
}

/** Whether the account is somebody at this directory or identity server already. */
export async function hasIdentity(db: Db, userId: string, { loginType, issuer }: Identity): Promise<boolean> {
  const { userId: owner } = userIdentities
  const isThere = and(eq(owner, userId), eq(userIdentities.loginType, loginType), eq(userIdentities.issuer, issuer))
  return (await db.select({ owner }).from(userIdentities).where(isThere)).length > 0
}

/**
 * The names in the back office of users with one of these names or this mail address; blocked ones are left out.
 * @param names in small letters
 */
export async function listErpNames(
  db: Db,
  { names, emails }: { readonly names: readonly string[]; readonly emails: readonly string[] },
): Promise<readonly string[]> {
  const isNamed = inArray(sql`lower(${erpUsers.userName})`, [...names, ''])
  const isMailed = and(ne(erpUsers.email, ''), inArray(sql`lower(${erpUsers.email})`, [...emails, '']))
  const rows = await db
    .select({ userName: erpUsers.userName })
    .from(erpUsers)
    .where(and(or(isNamed, isMailed), eq(erpUsers.blocked, false)))
    .orderBy(erpUsers.userName)
    .limit(2)
  return rows.map(({ userName }) => userName)
}

/** The accounts of employees that are this person of the back office; one of internal identity is none. */
export async function listEmployeeAccounts(db: Db, erpUserName: string): Promise<readonly string[]> {
  const rows = await db
    .select({ userName: users.userName })
    .from(users)
    .where(and(eq(users.erpUserName, erpUserName), ne(users.loginType, 'Identity')))
    .orderBy(users.createdAt)
    .limit(2)
  return rows.map(({ userName }) => userName)
}
