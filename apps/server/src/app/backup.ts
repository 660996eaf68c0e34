import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BackupContents } from '../platform/backup/backup-list.ts'
import { openBackupPlace } from '../platform/backup/backup-place.ts'
import {
  type Backups,
  type MadeBackup,
  makeBackup,
  openBackups,
  type TenantData,
} from '../platform/backup/make-backup.ts'
import { noteBackup } from '../platform/backup/note-backup.ts'
import { pruneBackups } from '../platform/backup/prune-backups.ts'
import { checkBackup } from '../platform/backup/restore-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, ConfigError } from '../platform/config.ts'
import { connectionTo, type DatabaseServer } from '../platform/db/connect.ts'
import { whileAlone } from '../platform/db/while-alone.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { findSigningKeyIds, secretFiles } from '../platform/keys/secrets.ts'
import type { Tenant } from '../platform/tenant.ts'
import { findMade } from '../tenants/made-tenants.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { atDatabase, atTenant, runCommand } from './run-command.ts'
import { tenantNamed } from './tenant-command.ts'

const usage =
  'Gebruik: npm run backup -- <map of s3://bucket/map?endpoint=…> [--tenant <tenant>] [--keep <aantal>] [--unchecked]'

interface Choices {
  readonly address: string
  readonly tenant: string | null
  /** How many backups stay; null for all. */
  readonly keep: number | null
  readonly isChecked: boolean
}

function readChoices(given: readonly string[]): Choices {
  const options = { tenant: { type: 'string' }, keep: { type: 'string' }, unchecked: { type: 'boolean' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...given], allowPositionals: true, options })
    const [address, ...rest] = positionals
    const keep = values.keep === undefined ? null : Number(values.keep)
    if (address !== undefined && rest.length === 0 && (keep === null || (Number.isInteger(keep) && keep > 0)))
      return { address, tenant: values.tenant ?? null, keep, isChecked: values.unchecked !== true }
  } catch {
    // What is no argument of this command is answered with how it is used.
  }
  throw new ConfigError(usage)
}

interface Chosen {
  readonly there: readonly Tenant[]
  /** A sentence for each whose own server does not answer; the others are kept all the same. */
  readonly faults: readonly string[]
}

async function listTenants(config: Config, server: DatabaseServer, named: string | null): Promise<Chosen> {
  const all = await readTenants(config, server)
  const chosen = named === null ? all : [tenantNamed(all, named)]
  const { made: there, away } = await findMade(chosen)
  const faults: string[] = []
  for (const [tenant, error] of away)
    await atTenant(tenant, server, () => Promise.reject(error)).catch((fault) => {
      if (there.length === 0 || !(fault instanceof ConfigError)) throw fault
      faults.push(`Tenant ${tenant.id} is niet bewaard. ${fault.message}`)
    })
  if (there.length === 0)
    throw new ConfigError(`Er is niets te bewaren: ${chosen.map(({ id }) => id).join(', ')} heeft nog geen gegevens`)
  return { there, faults }
}

const dataOf = (config: Config, { id, server, database }: Tenant): TenantData => {
  return { id, server, connection: connectionTo(server, database), files: openFiles(config.files, id) }
}

/** The secrets that the portal made itself; those in its environment are the operator's to keep. */
async function readSecrets({ dataDir, backupKey }: Config): Promise<BackupContents['secrets']> {
  if (backupKey === null) return []
  const found = secretFiles.map(async (name) => {
    const text = await readFile(join(dataDir, name), 'utf8').catch(() => null)
    return text === null ? [] : [{ name, text: text.trim() }]
  })
  return (await Promise.all(found)).flat()
}

/** What the operator reads. */
function tell(
  { place, encrypted }: Backups,
  { name, contents, unreadable }: MadeBackup,
  { isChecked }: Choices,
): string {
  const tenants = contents.tenants.map(({ id, database, files }) => {
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
    return `Tenant ${id}: ${rows} rijen in ${database.tables.length} tabellen en ${files.length} bestanden.`
  })
  return [
    `Back-up ${name} staat in ${place.title}.`,
    ...tenants,
    isChecked ? 'Ze is teruggezet in een lege database en vergeleken: alles komt terug.' : 'Ze is niet gecontroleerd.',
    ...(unreadable === 0 ? [] : [`${unreadable} bestanden waren beschadigd of net weg en staan er niet in.`]),
    encrypted
      ? 'Ze is versleuteld met PORTAL_BACKUP_KEY: bewaar die ergens anders.'
      : 'Ze is niet versleuteld, en signing.key en push.key staan er niet in: bewaar die apart, of zet PORTAL_BACKUP_KEY.',
  ].join('\n')
}

async function backUp(config: Config, server: DatabaseServer, choices: Choices): Promise<string> {
  const backups = openBackups(openBackupPlace(choices.address, config.storeAccount), config.backupKey)
  const { there, faults } = await listTenants(config, server, choices.tenant)
  const tenants = there.map((tenant) => dataOf(config, tenant))
  const signingKeyIds = await findSigningKeyIds(config.secretKeys, config.dataDir)
  const keys = { at: systemClock.now(), secrets: await readSecrets(config), signingKeyIds }
  const made = await makeBackup(backups, tenants, keys)
  if (choices.isChecked) await checkBackup(tenants, backups.pieces, made.contents)
  for (const { connection } of tenants) await noteBackup(connection, keys.at)
  if (faults.length > 0)
    throw new ConfigError([tell(backups, made, choices), ...faults, 'Oudere back-ups zijn daarom gebleven.'].join('\n'))
  if (choices.keep !== null) await pruneBackups(backups, choices.keep)
  return tell(backups, made, choices)
}

/** `npm run backup -- <place>`: keeps all tenants or one, whether the portal runs or not, and checks what was kept. */
runCommand((installation, given) => {
  const choices = readChoices(given)
  return atDatabase(installation, (server) => {
    const turn = { name: 'backup', signal: new AbortController().signal }
    const first = connectionTo(server, server.firstDatabase)
    return whileAlone(first, turn, () => backUp(installation.config, server, choices))
  })
})
