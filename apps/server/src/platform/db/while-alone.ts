import { Client, type ClientConfig } from 'pg'
import { askedAlive } from './connect.ts'

/**
 * Does work that only one process of all may do at a time, such as a first read; the others wait for it.
 * The turn hangs on a connection of its own, so that a process that dies gives it up.
 * @param turn its name is the same in every process; its signal ends the wait
 */
export async function whileAlone<T>(
  connection: ClientConfig,
  turn: { readonly name: string; readonly signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ ...askedAlive, ...connection, application_name: `materieel-portaal ${turn.name}` })
  // A lost turn shows itself in the work, which needs the same database.
  client.on('error', () => undefined)
  const giveUp = () => void client.end()
  await client.connect()
  turn.signal.addEventListener('abort', giveUp)
  try {
    turn.signal.throwIfAborted()
    await client.query(`select pg_advisory_lock(hashtext('alone'), hashtext($1))`, [turn.name])
    return await work()
  } finally {
    turn.signal.removeEventListener('abort', giveUp)
    await client.end()
  }
}
