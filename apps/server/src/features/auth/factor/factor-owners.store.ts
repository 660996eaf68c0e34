import type { LoginType, PortalRole } from '@portal/domain/access/vocabulary.ts'
import type { FactorGroup, FactorKind } from '@portal/domain/auth/second-factor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { likeText } from '../../../platform/db/like-text.ts'
import { eq, type SQL, sql } from '../../../platform/db/query.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { factorRules, recoveryCodes, secondFactors } from '../../../platform/db/schema/factors.ts'

/** The groups for which a second factor is required. */
export async function listRequiredGroups(db: Db): Promise<FactorGroup[]> {
  // Only groups of the domain are ever written to it.
  const rows = await db.select({ group: sql<FactorGroup>`${factorRules.group}` }).from(factorRules)
  return rows.map(({ group }) => group)
}

export async function requireOfGroup(db: Db, group: FactorGroup, by: { setBy: string; setAt: Date }): Promise<void> {
  await db
    .insert(factorRules)
    .values({ group, ...by })
    .onConflictDoNothing()
}

export async function requireNoMore(db: Db, group: FactorGroup): Promise<void> {
  await db.delete(factorRules).where(eq(factorRules.group, group))
}

export interface RightsCount {
  readonly roles: PortalRole[]
  readonly isAdministrator: boolean
  readonly loginType: LoginType
  readonly people: number
  readonly withFactor: number
}

/** How many people there are with the same rights, and how many of them have a second factor. */
export function countByRights(db: Db): Promise<RightsCount[]> {
  return db
    .select({
      // Only the roles and login types of the domain are ever written to these columns.
      roles: sql<PortalRole[]>`${users.roles}`,
      isAdministrator: users.isAdministrator,
      loginType: sql<LoginType>`${users.loginType}`,
      people: sql<number>`count(*)::int`,
      withFactor: sql<number>`(count(*) filter (where ${owns}))::int`,
    })
    .from(users)
    .where(eq(users.isBlocked, false))
    .groupBy(users.roles, users.isAdministrator, users.loginType)
}

export interface FactorOwnerRow {
  readonly id: string
  readonly userName: string
  readonly name: string
  readonly roles: PortalRole[]
  readonly isAdministrator: boolean
  readonly kinds: FactorKind[]
  readonly codesLeft: number
  readonly usedAt: Date | null
}

const mostOwners = 50
// Names of columns stand without their table where one table is read, so the inner ones have names of their own.
const owns = sql`exists (select from ${secondFactors} f where f.user_id = users.id)`
const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

function ownersWhere(sought: string): SQL {
  if (sought === '') return owns
  const pattern = `%${likeText(sought)}%`
  return sql`${owns} and (${users.userName} ilike ${pattern} or ${fullName} ilike ${pattern})`
}

/** People with a second factor whose names have this part, the first fifty, and how many there are. */
export async function listFactorOwners(db: Db, sought: string): Promise<{ rows: FactorOwnerRow[]; total: number }> {
  const of = sql`from ${secondFactors} f where f.user_id = users.id`
  const rows = await db
    .select({
      id: users.id,
      userName: users.userName,
      name: fullName,
      // Only the roles and kinds of the domain are ever written to these columns.
      roles: sql<PortalRole[]>`${users.roles}`,
      isAdministrator: users.isAdministrator,
      kinds: sql<FactorKind[]>`array(select distinct f.kind ${of} order by 1)`,
      codesLeft: sql<number>`(select count(*)::int from ${recoveryCodes} c
        where c.user_id = users.id and c.used_at is null)`,
      usedAt: sql<Date | null>`(select max(f.used_at) ${of})`.mapWith(secondFactors.usedAt),
    })
    .from(users)
    .where(ownersWhere(sought))
    // The account that is named exactly is never beyond the first fifty.
    .orderBy(sql`lower(${users.userName}) <> ${sought.toLowerCase()}`, sql`lower(${users.userName})`)
    .limit(mostOwners)
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(users).where(ownersWhere(sought))
  return { rows, total: counted?.total ?? 0 }
}
