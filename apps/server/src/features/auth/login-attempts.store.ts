import type { FailedLogins, GuessStanding } from '@portal/domain/auth/waiting-time.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, desc, eq, gt, ne, sql } from '../../platform/db/query.ts'
import { loginAttempts, users } from '../../platform/db/schema/accounts.ts'

/** Whose password is tried, from where. */
export interface Guess {
  readonly userName: string
  readonly network: string
  readonly at: Date
}

/** A network that a name logged in from stays known for so long. */
const knownNetworkMs = 90 * 24 * 3_600_000
/** Of the failures from everywhere. */
const everywhere = ''

type Attempts = Pick<typeof loginAttempts.$inferSelect, 'failures' | 'lastFailureAt' | 'lastSuccessAt'>

// A name may hold anything, a network no space: so no name makes the key of another.
const keyOf = (name: string, network: string) => (network === everywhere ? `name ${name}` : `from ${network} ${name}`)
const nameOf = ({ userName }: Pick<Guess, 'userName'>) => userName.toLowerCase()

function failedOf(row: Attempts | undefined): FailedLogins {
  return row === undefined ? { count: 0, lastAt: 0 } : { count: row.failures, lastAt: row.lastFailureAt.getTime() }
}

function standingOf(ofName: Attempts | undefined, fromNetwork: Attempts | undefined, at: Date): GuessStanding {
  const lastSuccess = fromNetwork?.lastSuccessAt?.getTime() ?? Number.NEGATIVE_INFINITY
  return {
    ofName: failedOf(ofName),
    fromNetwork: failedOf(fromNetwork),
    isKnownNetwork: at.getTime() - lastSuccess < knownNetworkMs,
  }
}

async function readRow(db: Db, name: string, network: string): Promise<Attempts | undefined> {
  const [row] = await db
    .select()
    .from(loginAttempts)
    .where(eq(loginAttempts.key, keyOf(name, network)))
  return row
}

/** What is known of a name before its password is looked at. */
export async function readStanding(db: Db, guess: Guess): Promise<GuessStanding> {
  const name = nameOf(guess)
  return standingOf(await readRow(db, name, everywhere), await readRow(db, name, guess.network), guess.at)
}

async function lockRow(db: Db, name: string, at: { readonly network: string; readonly now: Date }) {
  const key = keyOf(name, at.network)
  const row = { key, name, network: at.network, failures: 0, lastFailureAt: at.now }
  await db.insert(loginAttempts).values(row).onConflictDoNothing()
  const [locked] = await db.select().from(loginAttempts).where(eq(loginAttempts.key, key)).for('update')
  return locked
}

/** As `readStanding`; the rows stay locked until the guess is decided, so that guesses at the same time count one by one. */
export async function lockStanding(db: Db, guess: Guess): Promise<GuessStanding> {
  const name = nameOf(guess)
  const ofName = await lockRow(db, name, { network: everywhere, now: guess.at })
  return standingOf(ofName, await lockRow(db, name, { network: guess.network, now: guess.at }), guess.at)
}

/** Stores what the failures have become; a success makes the network a known one. */
export async function saveStanding(
  db: Db,
  guess: Guess,
  after: { readonly ofName: FailedLogins; readonly fromNetwork: FailedLogins; readonly succeeded: boolean },
): Promise<void> {
  const name = nameOf(guess)
  const rows = [
    { network: everywhere, failed: after.ofName },
    { network: guess.network, failed: after.fromNetwork },
  ]
  for (const { network, failed } of rows)
    await db
      .update(loginAttempts)
      .set({
        failures: failed.count,
        lastFailureAt: new Date(failed.lastAt),
        ...(after.succeeded ? { lastSuccessAt: guess.at } : {}),
      })
      .where(eq(loginAttempts.key, keyOf(name, network)))
  await showFailures(db, name, after.ofName.count)
}

/** What the user screen shows; decisions are made on the failures themselves. */
async function showFailures(db: Db, name: string, failures: number): Promise<void> {
  const isTheirs = eq(sql`lower(${users.userName})`, name)
  await db
    .update(users)
    .set({ failedLogins: failures })
    .where(and(isTheirs, ne(users.failedLogins, failures)))
}

/** An account that failed five times in a row, from everywhere or from a network. */
export interface FailedAccount {
  readonly userName: string
  readonly name: string
  readonly failures: number
  readonly lastFailureAt: Date
  /** Failures by network, of those that have any. */
  readonly networks: readonly FailedLogins[]
}

/** The accounts with failures, the last failure first; unknown names are left out. */
export async function listFailedAccounts(db: Db): Promise<readonly FailedAccount[]> {
  const rows = await db
    .select({
      userName: users.userName,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      network: loginAttempts.network,
      failures: loginAttempts.failures,
      lastFailureAt: loginAttempts.lastFailureAt,
    })
    .from(loginAttempts)
    .innerJoin(users, eq(sql`lower(${users.userName})`, loginAttempts.name))
    .where(gt(loginAttempts.failures, 0))
    .orderBy(desc(loginAttempts.lastFailureAt))
  return [...Map.groupBy(rows, (row) => row.userName).values()].flatMap((group) => {
    const [last] = group
    if (last === undefined) return []
    const { userName, name, lastFailureAt } = last
    const failures = group.find(({ network }) => network === everywhere)?.failures ?? 0
    const networks = group
      .filter(({ network }) => network !== everywhere)
      .map((row) => ({ count: row.failures, lastAt: row.lastFailureAt.getTime() }))
    return [{ userName, name, failures, lastFailureAt, networks }]
  })
}

/** Lets a user log in again after too many failures, from every network (R-ROLE-34). */
export async function clearFailedLogins(db: Db, userName: string): Promise<void> {
  const name = userName.toLowerCase()
  await db.update(loginAttempts).set({ failures: 0 }).where(eq(loginAttempts.name, name))
  await showFailures(db, name, 0)
}
