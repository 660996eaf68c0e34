import { parseArgs } from 'node:util'
import {
  type BackupContents,
  type BackupLabel,
  listBackups,
  readContents,
  readLabel,
} from '../platform/backup/backup-list.ts'
import { openBackupPlace } from '../platform/backup/backup-place.ts'
import { type Backups, openBackups } from '../platform/backup/make-backup.ts'
import { noteRestore } from '../platform/backup/note-restore.ts'
import {
  type Restored,
  type RestoreTarget,
  refuseInUse,
  refuseNewer,
  restoreBackup,
} from '../platform/backup/restore-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, ConfigError } from '../platform/config.ts'
import { connectionTo, type DatabaseServer } from '../platform/db/connect.ts'
import { closeDataFolder } from '../platform/files/data-folder.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { findSigningKeyIds, keptSecret } from '../platform/keys/secrets.ts'
import { findMade } from '../tenants/made-tenants.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { atDatabase, atTenant, runCommand } from './run-command.ts'
import { tenantNamed } from './tenant-command.ts'

const usage =
  'Gebruik: npm run restore -- <map of s3://bucket/map?endpoint=…> [--backup <naam>] [--tenant <tenant>] [--replace] | --list, of: npm run restore -- --recovered <moment> [--tenant <tenant>]'

/** Databases that PostgreSQL itself put back, to this moment. */
interface Recovery {
  readonly recoveredTo: Date
  readonly tenant: string | null
}

interface Choices {
  readonly address: string
  /** Null for the newest. */
  readonly backup: string | null
  readonly tenant: string | null
  readonly replace: boolean
  readonly isListed: boolean
}

function readRecovery(moment: string, tenant: string | null): Recovery {
  const recoveredTo = new Date(moment)
  if (Number.isNaN(recoveredTo.getTime()) || recoveredTo > systemClock.now())
    throw new ConfigError(`--recovered ${moment} is geen moment dat voorbij is: schrijf het als 2026-11-29T04:20:00Z`)
  return { recoveredTo, tenant }
}

function readChoices(given: readonly string[]): Choices | Recovery {
  const options = {
    backup: { type: 'string' },
    tenant: { type: 'string' },
    replace: { type: 'boolean' },
    list: { type: 'boolean' },
    recovered: { type: 'string' },
  } as const
  try {
    const { positionals, values } = parseArgs({ args: [...given], allowPositionals: true, options })
    const [address, ...rest] = positionals
    const { backup = null, tenant = null, replace = false, list = false, recovered } = values
    if (recovered !== undefined && positionals.length === 0) return readRecovery(recovered, tenant)
    if (address !== undefined && rest.length === 0) return { address, backup, tenant, replace, isListed: list }
  } catch (error) {
    // What is no argument of this command is answered with how it is used.
    if (error instanceof ConfigError) throw error
  }
  throw new ConfigError(usage)
}

async function listed({ place }: Backups): Promise<string> {
  const names = await listBackups(place)
  if (names.length === 0) return `In ${place.title} is geen back-up.`
  const lines = names.map(async (name) => {
    const { portal, tenants, encrypted } = await readLabel(place, name)
    return `${name}  versie ${portal}  ${tenants.join(', ')}${encrypted ? '  versleuteld' : ''}`
  })
  return (await Promise.all(lines)).join('\n')
}

async function chosenLabel({ place }: Backups, named: string | null): Promise<BackupLabel> {
  const name = named ?? (await listBackups(place)).at(-1)
  if (name === undefined)
    throw new ConfigError(`In ${place.title} is geen volledige back-up: noem de plek die npm run backup kreeg.`)
  return readLabel(place, name)
}

async function targetsOf(
  config: Config,
  server: DatabaseServer,
  { tenants: kept, named }: { tenants: BackupContents['tenants']; named: string | null },
): Promise<readonly RestoreTarget[]> {
  const tenants = await readTenants(config, server)
  const chosen = named === null ? kept : kept.filter(({ id }) => id === tenantNamed(tenants, named).id)
  if (chosen.length === 0)
    throw new ConfigError(`De back-up heeft geen tenant ${named}; wel: ${kept.map(({ id }) => id).join(', ')}.`)
  return chosen.map((one) => {
    const tenant = tenants.find(({ id }) => id === one.id)
    if (tenant === undefined)
      throw new ConfigError(
        `De back-up heeft tenant ${one.id}, die niet is geconfigureerd: noem hem in PORTAL_TENANTS_FILE, of kies met --tenant een andere.`,
      )
    return { kept: one, server: tenant.server, database: tenant.database, files: openFiles(config.files, tenant.id) }
  })
}

/** Puts back secrets that are not there, and says whether sessions and authenticator apps go on. */
async function restoreSecrets(
  { secretKeys, dataDir }: Config,
  { secrets, signingKeyIds }: BackupContents,
): Promise<boolean> {
  await closeDataFolder(dataDir)
  for (const { name, text } of secrets) await keptSecret(dataDir, name, () => text)
  const present = await findSigningKeyIds(secretKeys, dataDir)
  return signingKeyIds.every((id) => present.includes(id))
}

/** What the operator reads. */
function tell(label: BackupLabel, restored: readonly Restored[], goOn: boolean): string {
  return [
    `De back-up van ${label.made} is teruggezet en vergeleken.`,
    ...restored.map(({ tenant, rows, files, aside }) => {
      const former = aside === null ? '' : ` Wat er was, staat in de database ${aside}.`
      return `Tenant ${tenant}: ${rows} rijen en ${files} bestanden.${former}`
    }),
    goOn
      ? 'Sessies en authenticator-apps gelden verder.'
      : 'De sleutels zijn andere dan toen: sessies en authenticator-apps gelden niet meer. Zet de signing.key van toen terug, of noem haar in PORTAL_SECRET_KEYS.',
  ].join('\n')
}

interface Opened {
  readonly backups: Backups
  readonly label: BackupLabel
  readonly contents: BackupContents
}

async function open(config: Config, { address, backup }: Choices): Promise<Opened> {
  const backups = openBackups(openBackupPlace(address, config.storeAccount), config.backupKey)
  const label = await chosenLabel(backups, backup)
  return { backups, label, contents: await readContents(backups.pieces, label) }
}

/** As after a restore of a backup: nothing is given twice, and what was lost is told once the back office was read. */
async function noteRecovery(
  config: Config,
  server: DatabaseServer,
  { recoveredTo, tenant }: Recovery,
): Promise<string> {
  const all = await readTenants(config, server)
  const chosen = tenant === null ? all : [tenantNamed(all, tenant)]
  const { made: there, away } = await findMade(chosen)
  for (const [one, error] of away) await atTenant(one, server, () => Promise.reject(error))
  if (there.length === 0) throw new ConfigError(`Er is geen database van ${chosen.map(({ id }) => id).join(', ')}.`)
  for (const one of there) await refuseInUse(one.server, { tenant: one.id, database: one.database })
  const moments = { at: systemClock.now(), dataFrom: recoveredTo }
  for (const one of there) await noteRestore(connectionTo(one.server, one.database), moments)
  return `Genoteerd voor ${there.map(({ id }) => id).join(', ')}: nummers gaan verderop door, en mails die wachtten, zijn bewaard. Start het portaal.`
}

/** `npm run restore -- <place>`: puts tenants of a backup back beside what is there, and then in its place. */
runCommand(async (installation, given) => {
  const { config } = installation
  const choices = readChoices(given)
  if ('recoveredTo' in choices) return atDatabase(installation, (server) => noteRecovery(config, server, choices))
  if (choices.isListed) return listed(openBackups(openBackupPlace(choices.address, config.storeAccount), null))
  // What is wrong with the backup is found before a database is asked.
  const { backups, label, contents } = await open(config, choices)
  return atDatabase(installation, async (server) => {
    const targets = await targetsOf(config, server, { tenants: contents.tenants, named: choices.tenant })
    await refuseNewer(label, targets)
    const { replace } = choices
    const restored = await restoreBackup(
      { pieces: backups.pieces, targets },
      { at: systemClock.now(), replace, dataFrom: new Date(label.made) },
    )
    return tell(label, restored, await restoreSecrets(config, contents))
  })
})
