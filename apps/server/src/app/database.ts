import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { type DatabaseServer, serverOfUrl } from '../platform/db/connect.ts'
import { findEmbeddedPostgres, type ServerAddress } from '../platform/db/embedded.ts'
import { keepEmbeddedPostgres } from '../platform/db/keep-embedded.ts'
import type { Logger } from '../platform/log/log.ts'

export interface RunningDatabase {
  readonly server: DatabaseServer
  stop(): Promise<void>
}

const embeddedFolder = ({ dataDir }: Config) => join(dataDir, 'postgres')

/** A server that goes on when we end. */
function lasting(server: DatabaseServer): RunningDatabase {
  return { server, stop: async () => undefined }
}

function embeddedServer(address: ServerAddress): DatabaseServer {
  return { connection: { ...address }, pooler: null, replica: null, firstDatabase: 'postgres', prefix: 'portal' }
}

/**
 * The configured PostgreSQL, which may be away still, or an embedded one in the data folder, which runs then.
 * @param onBegun called when the process of an embedded one is there, which does not answer yet
 */
export async function startDatabase(config: Config, log: Logger, onBegun?: () => void): Promise<RunningDatabase> {
  if (config.databaseUrl !== null)
    return lasting(
      serverOfUrl(config.databaseUrl, { direct: config.databaseDirectUrl, replica: config.databaseReplicaUrl }),
    )
  const embedded = await keepEmbeddedPostgres(embeddedFolder(config), log, onBegun)
  return { server: embeddedServer(embedded.address), stop: embedded.stop }
}

/** The database for a command beside the portal: that of a portal that runs, else one that is started for it. */
export async function reachDatabase(config: Config, log: Logger): Promise<RunningDatabase> {
  const address = config.databaseUrl === null ? await findEmbeddedPostgres(embeddedFolder(config)) : null
  return address === null ? startDatabase(config, log) : lasting(embeddedServer(address))
}
