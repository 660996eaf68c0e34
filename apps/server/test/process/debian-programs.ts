import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { waitFor } from '../wait-for.ts'
import { type Ending, type OwnDatabase, signals } from './own-database.ts'

export const programs = {
  postgres: '/usr/lib/postgresql/15/bin',
  nginx: '/usr/sbin/nginx',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
}

/** What of these programs of Debian is not installed. */
export function missingPrograms(
  names: readonly (keyof typeof programs)[] = ['postgres', 'nginx', 'haproxy'],
): readonly string[] {
  return names.map((name) => programs[name]).filter((path) => !existsSync(path))
}

export const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root; Debian made an account for it. */
export function findAccount(): { readonly uid: number; readonly gid: number } | null {
  if (!isRoot) return null
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

type Database = Pick<OwnDatabase, 'url' | 'end' | 'startAgain' | 'stop'>

async function answers(port: number): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: 'portal', database: 'postgres' })
  client.on('error', () => undefined)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** Debian's PostgreSQL on a port and in a folder of its own, as an installation beside the portals has it. */
export async function startDebianPostgres(): Promise<Database> {
  const [port = 0] = await freePorts(1)
  const folder = await mkdtemp(join(tmpdir(), 'debian-pg-'))
  const account = findAccount()
  if (account !== null) chownSync(folder, account.uid, account.gid)
  const as = { ...account, cwd: folder }
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs.postgres, 'initdb'),
    ['-U', 'portal', '-A', 'trust', '-E', 'UTF8', '-D', data],
    as,
  )
  if (made.status !== 0) throw new Error(String(made.stderr))
  const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200']
  let child: ChildProcess
  const start = async () => {
    // What a killed server left may hold its memory for a moment; it does not start until that is gone.
    await waitFor(async () => {
      child = spawn(join(programs.postgres, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' })
      while (child.exitCode === null && child.signalCode === null && !(await answers(port))) await pause(50)
      return child.exitCode === null && child.signalCode === null
    }, 60_000)
  }
  const end = async (how: Ending) => {
    child.kill(signals[how])
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  await start()
  const client = new Client({ host: '127.0.0.1', port, user: 'portal', database: 'postgres' })
  await client.connect()
  await client.query('create database portal').finally(() => client.end())
  return {
    url: `postgres://portal@127.0.0.1:${port}/portal`,
    end,
    startAgain: start,
    async stop() {
      await end('fast')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
