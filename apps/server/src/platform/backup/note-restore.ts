import type { Client, ClientConfig } from 'pg'
import { withClient } from '../db/connect.ts'

/** More than a company gives between a backup and the restore; the back office is asked afterwards. */
const skippedNumbers = 10_000

/** Numbers that people know: of requests, and of lists that wait for an approver. */
const numbers = ['request_numbers', 'saved_request_numbers'] as const

async function skipNumbers(client: Client): Promise<void> {
  for (const name of numbers)
    await client.query(`select setval('${name}', (last_value / $1 + 2) * $1) from ${name}`, [skippedNumbers])
}

/**
 * Makes restored data safe to go on with: numbers given since the backup are given to nobody else, and mails that waited
 * then, and may have gone since, are kept until somebody sends them again.
 */
export function noteRestore(
  connection: ClientConfig,
  moments: { readonly at: Date; readonly dataFrom: Date },
): Promise<void> {
  return withClient(connection, async (client) => {
    await client.query('begin')
    await client.query('insert into restores (at, data_from) values ($1, $2)', [moments.at, moments.dataFrom])
    await skipNumbers(client)
    await client.query(`update mails set state = 'kept' where state = 'waiting'`)
    await client.query('delete from push_deliveries')
    await client.query(
      'update notifications set mail_at = null, push_at = null where coalesce(mail_at, push_at) is not null',
    )
    await client.query('commit')
  })
}
