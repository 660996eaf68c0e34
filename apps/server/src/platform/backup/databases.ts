import { escapeIdentifier } from 'pg'
import { connectionTo, type DatabaseServer, withClient } from '../db/connect.ts'
import { BackupFault } from './backup-fault.ts'

const onServer = <T>(server: DatabaseServer, statement: string, values: readonly unknown[] = []) =>
  withClient(connectionTo(server, server.firstDatabase), async (client) => {
    const { rows } = await client.query(statement, [...values])
    // Each caller says what its statement selects.
    return rows as readonly T[]
  })

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)
const isUsed = '55006'
const isFull = '53100'

/** What a database server refuses for want of room or because somebody is there, in one sentence. */
export function databaseFaultOf(error: unknown, database: string): unknown {
  if (codeOf(error) === isFull)
    return new BackupFault(
      'De schijf van de databaseserver is vol: maak er ruimte voor een tweede kopie van de gegevens.',
    )
  if (codeOf(error) === isUsed)
    return new BackupFault(`De database ${database} is in gebruik: stop elk portaal en wie er verder mee verbonden is.`)
  return error
}

/** Makes a database of this name that is empty, in the place of what an earlier command left there. */
export async function makeEmpty(server: DatabaseServer, database: string): Promise<void> {
  const name = escapeIdentifier(database)
  try {
    await onServer(server, `drop database if exists ${name}`)
    await onServer(server, `create database ${name}`)
  } catch (error) {
    throw databaseFaultOf(error, database)
  }
}

export const dropDatabase = async (server: DatabaseServer, database: string): Promise<void> => {
  await onServer(server, `drop database if exists ${escapeIdentifier(database)}`)
}

/** How many others are connected to a database. */
export async function countUsers(server: DatabaseServer, database: string): Promise<number> {
  const sql = `select count(*)::int as users from pg_stat_activity
    where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`
  const [row] = await onServer<{ users: number }>(server, sql, [database])
  return row?.users ?? 0
}

/** Whether a database has tables; one that is not there has none. */
export function hasTables(server: DatabaseServer, database: string): Promise<boolean> {
  return withClient(connectionTo(server, database), async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
    )
    return rowCount !== 0
  }).catch((error) => {
    if (codeOf(error instanceof Error ? error.cause : null) === '3D000') return false
    throw error
  })
}

interface Exchange {
  readonly server: DatabaseServer
  /** The new one, which takes the name `to`. */
  readonly from: string
  readonly to: string
  /** What the present one is called from then on; null when there is none, or an empty one, which goes. */
  readonly aside: string | null
}

async function exchangeOne({ server, from, to, aside }: Exchange): Promise<() => Promise<void>> {
  const rename = (one: string, other: string) =>
    onServer(server, `alter database ${escapeIdentifier(one)} rename to ${escapeIdentifier(other)}`)
  if (aside !== null) await rename(to, aside)
  const putBack = async () => {
    if (aside !== null) await rename(aside, to)
  }
  try {
    await rename(from, to)
  } catch (error) {
    await putBack()
    throw error
  }
  return async () => {
    await rename(to, from)
    await putBack()
  }
}

/** Databases take the names of others: all of them, or none when one fails. */
export async function exchangeAll(exchanges: readonly Exchange[]): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  try {
    for (const exchange of exchanges) {
      if (exchange.aside === null) await dropDatabase(exchange.server, exchange.to)
      undo.push(await exchangeOne(exchange))
    }
  } catch (error) {
    for (const back of undo.reverse()) await back()
    throw databaseFaultOf(error, exchanges[undo.length]?.to ?? '')
  }
}
