import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { type DatabaseServer, serverOfUrl } from '../platform/db/connect.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'

export interface RunningDatabase {
  readonly server: DatabaseServer
  /** Resolves when it ended without being asked; never for an external one. */
  readonly lost: Promise<void>
  stop(): Promise<void>
}

/** The configured PostgreSQL, or an embedded one in the data folder. */
export async function startDatabase(config: Config): Promise<RunningDatabase> {
  if (config.databaseUrl !== null)
    return { server: serverOfUrl(config.databaseUrl), lost: new Promise(() => undefined), stop: async () => undefined }
  const embedded = await startEmbeddedPostgres(join(config.dataDir, 'postgres'))
  return {
    server: { connection: { ...embedded.address }, firstDatabase: 'postgres', prefix: 'portal' },
    lost: embedded.lost,
    stop: embedded.stop,
  }
}
