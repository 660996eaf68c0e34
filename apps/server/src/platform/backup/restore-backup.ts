import { randomBytes } from 'node:crypto'
import { connectionTo, type DatabaseServer } from '../db/connect.ts'
import { MigrationRefusal, migrate, readMigrations } from '../db/migrate.ts'
import type { FileStore } from '../files/files.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupContents, BackupLabel, KeptTenant } from './backup-list.ts'
import { tellingStore } from './backup-place.ts'
import { countUsers, databaseFaultOf, dropDatabase, exchangeAll, hasTables, makeEmpty } from './databases.ts'
import { compareFiles, putFiles } from './keep-files.ts'
import { loadDatabase } from './load-database.ts'
import type { TenantData } from './make-backup.ts'
import { noteRestore } from './note-restore.ts'
import type { Pieces } from './pieces.ts'

/** Where a tenant of a backup goes. */
export interface RestoreTarget {
  readonly kept: KeptTenant
  readonly server: DatabaseServer
  readonly database: string
  readonly files: FileStore
}

async function load(server: DatabaseServer, database: string, { kept, pieces }: { kept: KeptTenant; pieces: Pieces }) {
  await makeEmpty(server, database)
  try {
    await loadDatabase(connectionTo(server, database), kept.database, pieces)
  } catch (error) {
    await dropDatabase(server, database)
    throw databaseFaultOf(error, database)
  }
}

/**
 * Restores a backup into databases that go afterwards, each on the server that its tenant has, reads every file back, and
 * compares all of it.
 * @throws BackupFault that names what does not come back
 */
export async function checkBackup(
  sources: readonly Pick<TenantData, 'id' | 'server'>[],
  pieces: Pieces,
  { tenants }: BackupContents,
): Promise<void> {
  for (const kept of tenants) {
    const server = sources.find(({ id }) => id === kept.id)?.server
    if (server === undefined) throw new Error(`Tenant ${kept.id} was kept and not asked for`)
    const database = `portal_check_${randomBytes(6).toString('hex')}`
    await load(server, database, { kept, pieces })
    await dropDatabase(server, database)
    await compareFiles(pieces, kept.files)
  }
}

/** @throws BackupFault for a backup with migrations that this version does not know */
export async function refuseNewer(label: BackupLabel, targets: readonly RestoreTarget[]): Promise<void> {
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const isKnown = ({ kept }: RestoreTarget) => kept.database.migrations.every(({ name }) => known.has(name))
  if (targets.every(isKnown)) return
  throw new BackupFault(
    `De back-up is van versie ${label.portal}, die nieuwer is dan deze: herstel haar met die versie.`,
  )
}

/** A portal that runs would go on with what it remembers, and send what waits. */
export async function refuseInUse(
  server: DatabaseServer,
  { tenant, database }: { readonly tenant: string; readonly database: string },
): Promise<void> {
  const users = await countUsers(server, database)
  if (users > 0)
    throw new BackupFault(
      `De database ${database} van tenant ${tenant} is in gebruik (${users} verbindingen): stop eerst elk portaal${
        server.pooler === null ? '' : ', en geef de pooler RECONNECT en WAIT_CLOSE'
      }.`,
    )
}

async function refuseUsed({ kept, server, database }: RestoreTarget, replace: boolean): Promise<boolean> {
  if (!(await hasTables(server, database))) return false
  await refuseInUse(server, { tenant: kept.id, database })
  if (replace) return true
  throw new BackupFault(
    `Tenant ${kept.id} heeft al gegevens in de database ${database}: geef --replace om ze opzij te zetten en te vervangen.`,
  )
}

const mostLetters = 63
const restoringName = (database: string) => `${database.slice(0, mostLetters - '_restoring'.length)}_restoring`
function asideName(database: string, at: Date): string {
  const ending = `_before_${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  return `${database.slice(0, mostLetters - ending.length)}${ending}`
}

export interface RestoreChoices {
  readonly at: Date
  /** Data that are there are put aside. */
  readonly replace: boolean
  /** When the backup was made. */
  readonly dataFrom: Date
}

export interface Restored {
  readonly tenant: string
  readonly rows: number
  readonly files: number
  /** The database with what was there; null when nothing was. */
  readonly aside: string | null
}

/**
 * Restores tenants beside what is there, compares them, and only then puts them in its place: a failure before that changes
 * nothing but that some files are there already.
 */
export async function restoreBackup(
  { pieces, targets }: { readonly pieces: Pieces; readonly targets: readonly RestoreTarget[] },
  { at, replace, dataFrom }: RestoreChoices,
): Promise<readonly Restored[]> {
  const isThere = new Map<RestoreTarget, boolean>()
  for (const target of targets) isThere.set(target, await refuseUsed(target, replace))
  const made: RestoreTarget[] = []
  const asideOf = (target: RestoreTarget) => (isThere.get(target) === true ? asideName(target.database, at) : null)
  try {
    for (const target of targets) {
      const { kept, server, database, files } = target
      const beside = restoringName(database)
      await load(server, beside, { kept, pieces })
      made.push(target)
      await migrate(connectionTo(server, beside))
      await noteRestore(connectionTo(server, beside), { at, dataFrom })
      await putFiles(tellingStore(files, 'PORTAL_FILES_URL'), pieces, kept.files)
    }
    await exchangeAll(
      targets.map((target) => {
        const { server, database } = target
        return { server, from: restoringName(database), to: database, aside: asideOf(target) }
      }),
    )
  } catch (error) {
    for (const { server, database } of made) await dropDatabase(server, restoringName(database))
    if (error instanceof MigrationRefusal) throw new BackupFault(error.message)
    throw error
  }
  return targets.map((target) => ({
    tenant: target.kept.id,
    rows: target.kept.database.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: target.kept.files.length,
    aside: asideOf(target),
  }))
}
