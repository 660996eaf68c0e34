import { type Client, type ClientConfig, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../db/connect.ts'
import type { AppliedMigration } from '../db/migrate.ts'
import type { Kept, Pieces } from './pieces.ts'
import { copyOutOf, listTables, readSequences, type SequenceState, setTextFormat, type TableShape } from './tables.ts'

export interface KeptTable extends TableShape, Kept {
  readonly rows: number
}

/** A database of a tenant as one snapshot saw it. */
export interface KeptDatabase {
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly KeptTable[]
  readonly sequences: readonly SequenceState[]
}

/** Passes rows on and counts them: in the text format of COPY a row is a line. */
async function* counted(content: AsyncIterable<Uint8Array>, count: (rows: number) => void): AsyncGenerator<Uint8Array> {
  for await (const part of content) {
    let rows = 0
    for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) rows += 1
    count(rows)
    yield part
  }
}

async function keepTable(client: Client, table: TableShape, pieces: Pieces): Promise<KeptTable> {
  let rows = 0
  const content = counted(client.query(copyTo(copyOutOf(table))), (more) => {
    rows += more
  })
  return { ...table, ...(await pieces.keep(content)), rows }
}

/**
 * Keeps every row of a database as they were together at one moment, while others go on writing. What pg-boss has is left
 * out: jobs begin again by themselves.
 */
export function dumpDatabase(connection: ClientConfig, pieces: Pieces): Promise<KeptDatabase> {
  return withClient({ ...connection, application_name: 'materieel-portaal backup' }, async (client) => {
    await client.query('begin isolation level repeatable read, read only')
    await setTextFormat(client)
    const { rows: migrations } = await client.query<AppliedMigration>(
      'select name, hash, version from schema_migrations order by name',
    )
    const shapes = await listTables(client)
    // A migration waits until the last table is copied; one that came before the lock fails the copy.
    await client.query(`lock table ${shapes.map(({ name }) => escapeIdentifier(name)).join(', ')} in access share mode`)
    const tables: KeptTable[] = []
    for (const shape of shapes) tables.push(await keepTable(client, shape, pieces))
    const sequences = await readSequences(client)
    await client.query('commit')
    return { migrations, tables, sequences }
  })
}
