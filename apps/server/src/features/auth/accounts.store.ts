import { may } from '@portal/domain/access/may.ts'
import { previewedPerson, previewedRole } from '@portal/domain/access/preview.ts'
import type { LoginType, PortalRole } from '@portal/domain/access/vocabulary.ts'
import { type FactorGroup, owesFactor } from '@portal/domain/auth/second-factor.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { mayLookAlong } from '@portal/domain/look-along/look-along.ts'
import { nameKey } from '@portal/domain/users/account-names.ts'
import { isShutOut } from '../../platform/back-office/shut-out.ts'
import { ask, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, eq, isNull, ne, not, or, sql } from '../../platform/db/query.ts'
import { calendarFeeds, looks, sessions, users } from '../../platform/db/schema/accounts.ts'
import { secondFactors } from '../../platform/db/schema/factors.ts'
import type { KnownUser, SettingPreview } from '../../platform/session-user.ts'

/** What a login needs to know about an account. */
export interface Account extends KnownUser {
  readonly passwordHash: string | null
  readonly isBlocked: boolean
  readonly hasFactor: boolean
}

const person = {
  id: users.id,
  userName: users.userName,
  erpUserName: users.erpUserName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  companyName: users.companyName,
  // Only the four login types and the two roles are ever written to these columns.
  loginType: sql<LoginType>`${users.loginType}`,
  roles: sql<PortalRole[]>`${users.roles}`,
  isAdministrator: users.isAdministrator,
  // Only one of ours is ever written to it.
  language: sql<Locale>`${users.language}`,
}

// Names of columns stand without their table where one table is read, so the inner one has a name of its own.
const hasFactor = sql<boolean>`exists (select from ${secondFactors} f where f.user_id = users.id)`

// The database puts both into lowercase: it may have other letters for that than the runtime.
const hasName = (name: string) => sql`lower(${users.userName}) = lower(${name})`

/** Names are the same in capitals and small letters. */
export async function findAccount(db: Db, userName: string): Promise<Account | null> {
  const [row] = await db
    .select({ ...person, passwordHash: users.passwordHash, isBlocked: isShutOut('users'), hasFactor })
    .from(users)
    .where(hasName(userName))
  return row ?? null
}

// An address that an administrator gave counts once somebody else said that it is right.
const provedEmail = sql<string>`coalesce(${users.provedEmail}, ${users.email})`

/** Who gets a link to choose another password. */
export type LinkReceiver = Pick<Account, 'id' | 'userName' | 'email' | 'language'>

/** The account with this name, or the only one with this mail address, when it has a password here and may log in. */
export async function findLinkReceiver(db: Db, nameOrEmail: string): Promise<LinkReceiver | null> {
  const rows = await db
    .select({ id: users.id, userName: users.userName, email: provedEmail, language: person.language })
    .from(users)
    .where(
      and(
        or(hasName(nameOrEmail), sql`lower(${nameOrEmail}) in (lower(${users.email}), lower(${users.provedEmail}))`),
        eq(users.loginType, 'Identity'),
        not(isShutOut('users')),
        ne(users.email, ''),
      ),
    )
    .limit(3)
  const named = rows.find(({ userName }) => nameKey(userName) === nameKey(nameOrEmail))
  return named ?? (rows.length === 1 ? (rows[0] ?? null) : null)
}

/** The names of all accounts, in small letters. */
export async function listAccountNames(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ name: sql<string>`lower(${users.userName})` }).from(users)
  return new Set(rows.map((row) => row.name))
}

/** Adds accounts; one whose name is taken meanwhile stays as it is. */
export async function insertAccounts(db: Db, accounts: (typeof users.$inferInsert)[]): Promise<void> {
  await db.insert(users).values(accounts).onConflictDoNothing()
}

/** Who adds accounts waits for who adds others, until the transaction ends. */
export async function lockAccounts(tx: Db): Promise<void> {
  await ask(tx, sql`lock table users in share row exclusive mode`)
}

/** How many chief administrators there are, blocked ones and those without a password too. */
export async function countChiefs(db: Db): Promise<number> {
  return db.$count(users, sql`'SuperAdmin' = any(${users.roles})`)
}

/** The names of all administrators that are not blocked. */
export async function listChiefAdministrators(db: Db): Promise<readonly string[]> {
  const isChief = sql`'SuperAdmin' = any(${users.roles})`
  const rows = await db
    .select({ userName: users.userName })
    .from(users)
    .where(and(isChief, eq(users.isBlocked, false)))
    .orderBy(users.userName)
  return rows.map(({ userName }) => userName)
}

export interface OpenSession {
  readonly user: KnownUser
  readonly sessionId: string
  readonly expiresAt: Date
  readonly lastSeenAt: Date
  readonly owesFactor: boolean
  /** The administrator who sees with this session what `user` sees; null in everybody's own session. */
  readonly looker: KnownUser | null
  /** The preview of settings that it shows to `looker`; null in any other session. */
  readonly preview: SettingPreview | null
}

interface ReadSession extends KnownUser {
  readonly expiresAt: string
  readonly lastSeenAt: string
  readonly hasFactor: boolean
  readonly requiredGroups: readonly FactorGroup[]
  /** Who opened it, where that is another person. */
  readonly looker: KnownUser | null
  readonly preview: SettingPreview | null
}

const readSession = sql<ReadSession>`
  select u.id, u.user_name as "userName", u.erp_user_name as "erpUserName", u.first_name as "firstName",
    u.last_name as "lastName", u.email, u.phone_number as "phoneNumber", u.company_name as "companyName",
    u.login_type as "loginType", u.roles, u.is_administrator as "isAdministrator", u.language,
    to_char(s.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
    to_char(s.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt",
    exists (select from second_factors f where f.user_id = s.user_id) as "hasFactor",
    array(select group_name from factor_rules) as "requiredGroups",
    case when s.look_id is null then null else json_build_object('id', o.id, 'userName', o.user_name,
      'erpUserName', o.erp_user_name, 'firstName', o.first_name, 'lastName', o.last_name, 'email', o.email,
      'phoneNumber', o.phone_number, 'companyName', o.company_name, 'loginType', o.login_type, 'roles', o.roles,
      'isAdministrator', o.is_administrator, 'language', o.language) end as "looker",
    case when s.preview_id is null then null else json_build_object('id', p.id, 'changes', p.changes, 'role', p.role,
      'locationNo', p.location_no, 'language', p.language) end as preview
  from sessions s left join looks l on l.id = s.look_id left join setting_previews p on p.id = s.preview_id
    join users u on u.id = coalesce(l.person_id, s.user_id) join users o on o.id = s.user_id
  where s.id = ${value('sessionId')} and s.ended_at is null and l.ended_at is null
    and not ${isShutOut('u')} and not ${isShutOut('o')}`

/** An administrator as somebody with the role of the preview at its location. */
function previewedUser(admin: KnownUser, { role, locationNo }: SettingPreview): KnownUser {
  const standsAt = locationNo === null ? {} : { standsAt: { locationNo, rol: previewedRole(role) } }
  return { ...previewedPerson(admin, role), ...standsAt }
}

/** The session with its user as the record knows them now; null when it ended, ran out or the user is blocked. */
export async function findSession(db: Db, sessionId: string, now: Date): Promise<OpenSession | null> {
  const [row] = await ask(db, readSession, { sessionId })
  if (row === undefined) return null
  const { expiresAt: written, lastSeenAt, hasFactor: has, requiredGroups, looker, preview, ...user } = row
  const expiresAt = new Date(written)
  if (expiresAt <= now) return null
  // Rights may have changed since it was allowed.
  if (looker !== null && !mayLookAlong(looker, user)) return null
  const owner = looker ?? user
  const standing = { person: owner, loginType: owner.loginType, hasFactor: has }
  const owes = owesFactor(standing, requiredGroups)
  const session = { sessionId, expiresAt, lastSeenAt: new Date(lastSeenAt), owesFactor: owes }
  if (preview === null) return { ...session, user, looker, preview }
  // Rights may have changed here too.
  return may(owner, 'settings.edit')
    ? { ...session, user: previewedUser(owner, preview), looker: owner, preview }
    : null
}

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly loginType: LoginType
  readonly openedAt: Date
  readonly expiresAt: Date
  readonly userAgent: string
  readonly network?: string
  readonly providerLogout?: string | null
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values({ ...session, lastSeenAt: session.openedAt })
  await db.update(users).set({ lastLoginAt: session.openedAt }).where(eq(users.id, session.userId))
}

/** Opens the session of a preview of settings; it is no login of anybody. */
export async function insertPreviewSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** The language in which mails reach somebody from now on. */
export async function saveLanguage(db: Db, userId: string, language: Locale): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), ne(users.language, language)))
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId))
}

/** Ends a session, after which nobody can end it at an identity server by what was kept for that. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, providerLogout: null })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Where a session is ended at the identity server too; null when it was not opened at one. */
export async function findProviderLogout(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db.select({ address: sessions.providerLogout }).from(sessions).where(eq(sessions.id, sessionId))
  return row?.address ?? null
}

const isLookAt = (userId: string) =>
  sql`${sessions.lookId} in (select l.id from ${looks} l where l.person_id = ${userId})`

/**
 * Ends every session of a user, and those that look along with them, but the one named; password change, block and role change do so.
 * @returns the ids of those that ended
 */
export async function endOtherSessions(
  db: Db,
  of: { readonly userId: string; readonly keepSessionId: string | null },
  now: Date,
): Promise<readonly string[]> {
  const others = of.keepSessionId === null ? undefined : ne(sessions.id, of.keepSessionId)
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, providerLogout: null })
    .where(and(or(eq(sessions.userId, of.userId), isLookAt(of.userId)), isNull(sessions.endedAt), others))
    .returning({ id: sessions.id })
  return ended.map((row) => row.id)
}

/** Ends the address by which a calendar reads without a password. */
export async function deleteCalendarFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return row?.passwordHash ?? null
}

/**
 * Sets the password of an account.
 * @param from the hash that was there when it was decided
 * @returns false when another took its place meanwhile
 */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  change: { readonly from: string | null; readonly to: string },
): Promise<boolean> {
  const isAsSeen = change.from === null ? isNull(users.passwordHash) : eq(users.passwordHash, change.from)
  const { rowCount } = await db
    .update(users)
    .set({ passwordHash: change.to })
    .where(and(eq(users.id, userId), isAsSeen))
  return rowCount === 1
}
