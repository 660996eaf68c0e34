import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { waitFor } from '../wait-for.ts'
import { findAccount, programs } from './debian-programs.ts'
import { documentedBlock, fill } from './documented-proxies.ts'

export interface Pooler {
  /** What portals get as PORTAL_DATABASE_URL. */
  readonly url: string
  /** Asks over it. */
  ask(database: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Gives a command in its own console. */
  command(text: string): Promise<void>
  /** Ends it with all its connections, and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Debian's PgBouncer before a PostgreSQL that asks for no password, configured as docs/operations.md says. */
export async function startPgBouncer(databaseUrl: string): Promise<Pooler> {
  const [port = 0] = await freePorts(1)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const server = new URL(databaseUrl)
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'userlist.txt')
  await writeFile(users, `"${server.username}" ""\n`)
  const block = fill(documentedBlock('ini'), {
    'host=10.0.0.20 port=5432': `host=${server.hostname} port=${server.port}`,
    '10.0.0.21': '127.0.0.1',
    '6432': String(port),
    '/etc/pgbouncer/userlist.txt': users,
    'auth_type = scram-sha-256': 'auth_type = trust',
    'admin_users = postgres': `admin_users = ${server.username}`,
  })
  await writeFile(file, `${block}unix_socket_dir =\n`)
  // It refuses to run as root, as PostgreSQL does.
  const account = findAccount()
  if (account !== null) for (const path of [folder, file, users]) chownSync(path, account.uid, account.gid)
  const ask: Pooler['ask'] = async (database, text) => {
    const client = new Client({ host: '127.0.0.1', port, user: server.username, database })
    client.on('error', () => undefined)
    await client.connect()
    return (await client.query(text).finally(() => client.end())).rows
  }
  const open = async () => {
    const child = spawn(programs.pgbouncer, ['-q', file], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await waitFor(() => ask('pgbouncer', 'show version').then(Boolean, () => false))
    return child
  }
  let child = await open()
  const end = async () => {
    // At once, as a crash does.
    child.kill('SIGQUIT')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    url: `postgres://${server.username}@127.0.0.1:${port}${server.pathname}`,
    ask,
    command: async (text) => void (await ask('pgbouncer', text)),
    async restart() {
      await end()
      child = await open()
    },
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
