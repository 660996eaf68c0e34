import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { type DatabaseServer, serverOfUrl } from '../platform/db/connect.ts'
import { findEmbeddedPostgres, type ServerAddress, startEmbeddedPostgres } from '../platform/db/embedded.ts'

export interface RunningDatabase {
  readonly server: DatabaseServer
  /** Resolves when it ended without being asked; never for an external one. */
  readonly lost: Promise<void>
  stop(): Promise<void>
}

const embeddedFolder = ({ dataDir }: Config) => join(dataDir, 'postgres')

/** A server that goes on when we end. */
function lasting(server: DatabaseServer): RunningDatabase {
  return { server, lost: new Promise(() => undefined), stop: async () => undefined }
}

function embeddedServer(address: ServerAddress): DatabaseServer {
  return { connection: { ...address }, firstDatabase: 'postgres', prefix: 'portal' }
}

/** The configured PostgreSQL, or an embedded one in the data folder. */
export async function startDatabase(config: Config): Promise<RunningDatabase> {
  if (config.databaseUrl !== null) return lasting(serverOfUrl(config.databaseUrl))
  const embedded = await startEmbeddedPostgres(embeddedFolder(config))
  return { server: embeddedServer(embedded.address), lost: embedded.lost, stop: embedded.stop }
}

/** The database for a command beside the portal: that of a portal that runs, else one that is started for it. */
export async function reachDatabase(config: Config): Promise<RunningDatabase> {
  const address = config.databaseUrl === null ? await findEmbeddedPostgres(embeddedFolder(config)) : null
  return address === null ? startDatabase(config) : lasting(embeddedServer(address))
}
