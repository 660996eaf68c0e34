import type { ClientConfig } from 'pg'
import { withClient } from '../db/connect.ts'

const undefinedTable = '42P01'

/** Keeps when the data of a tenant were last kept, for its overview; an older version has no place for that. */
export async function noteBackup(connection: ClientConfig, at: Date): Promise<void> {
  const sql = 'insert into last_backup (id, at) values (1, $1) on conflict (id) do update set at = excluded.at'
  try {
    await withClient(connection, (client) => client.query(sql, [at]))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === undefinedTable)) throw error
  }
}
