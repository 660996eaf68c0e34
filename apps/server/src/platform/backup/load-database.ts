import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Client, type ClientConfig, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { withClient } from '../db/connect.ts'
import { migrateLike } from '../db/migrate.ts'
import { BackupFault } from './backup-fault.ts'
import type { KeptDatabase, KeptTable } from './dump-database.ts'
import type { Pieces } from './pieces.ts'
import { copyInto, copyOutOf, listTables, setSequences, setTextFormat } from './tables.ts'

async function fill(client: Client, table: KeptTable, pieces: Pieces): Promise<void> {
  await pipeline(Readable.from(pieces.read(table)), client.query(copyFrom(copyInto(table))))
}

/** Rows that were written in an order are read in it: so the copy of a copy is the same bytes. */
async function compare(client: Client, table: KeptTable): Promise<void> {
  const whole = createHash('sha256')
  for await (const part of client.query(copyTo(copyOutOf(table)))) whole.update(part)
  if (whole.digest('hex') === table.digest) return
  throw new BackupFault(
    `De tabel ${table.name} komt niet terug zoals hij in de back-up staat: neem een andere back-up.`,
  )
}

async function refuseOtherShape(client: Client, { tables }: KeptDatabase): Promise<void> {
  const shapeOf = (shapes: readonly { name: string; columns: readonly string[] }[]) =>
    JSON.stringify(shapes.map(({ name, columns }) => [name, columns.toSorted()]).toSorted())
  if (shapeOf(await listTables(client)) === shapeOf(tables)) return
  throw new BackupFault('De tabellen van deze back-up zijn niet die van haar migraties: neem een andere back-up.')
}

async function setTriggers(client: Client, { tables }: KeptDatabase, how: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} ${how} trigger user`)
}

/**
 * Fills a database that is new with what a backup has, and compares every row.
 * @throws BackupFault when something does not come back as it was, MigrationRefusal for a backup of a newer version
 */
export async function loadDatabase(connection: ClientConfig, kept: KeptDatabase, pieces: Pieces): Promise<void> {
  const named = { ...connection, application_name: 'materieel-portaal restore' }
  await migrateLike(named, kept.migrations)
  await withClient(named, async (client) => {
    await client.query('begin')
    await setTextFormat(client)
    await refuseOtherShape(client, kept)
    // Nobody listens there yet, and a migration may have put rows in.
    await setTriggers(client, kept, 'disable')
    await client.query(`truncate ${kept.tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
    for (const table of kept.tables) await fill(client, table, pieces)
    for (const table of kept.tables) await compare(client, table)
    await setSequences(client, kept.sequences)
    await setTriggers(client, kept, 'enable')
    await client.query('commit')
    await client.query('analyze')
  })
}
