import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBackOffice } from '../tooling/back-office.ts'
import { freePorts } from '../tooling/free-ports.ts'
import { portalProgram } from '../tooling/portal-program.ts'
import { endProgram, startQuietly, waitUntilReady } from '../tooling/quiet-programs.ts'
import { type Figure, printTable } from './figure.ts'
import { mebibytesOf } from './mebibytes-of.ts'
import { openTenantServer, type TenantServer } from './tenant-server.ts'
import { type Busy, drivePaced, logInAt, type Paced } from './tenant-visits.ts'

/**
 * `node bench/many-tenants.ts postgres://account@host:port/postgres`: one installation of many tenants (S8), two `web` and a
 * `worker`, on a PostgreSQL of which the account may make databases and that takes 400 connections. `--tenants 100`,
 * `--busy 20`, `--seconds 60`, `--connections 40` for PORTAL_DATABASE_CONNECTIONS. It is no test and fails nothing.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tenants: { type: 'string', default: '100' },
    busy: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '40' },
  },
})
const [address] = positionals
if (address === undefined)
  throw new Error('Name a PostgreSQL: node bench/many-tenants.ts postgres://account@host:port/postgres')
const [tenants, busy, seconds] = [values.tenants, values.busy, values.seconds].map(Number) as [number, number, number]

const folder = mkdtempSync(join(tmpdir(), 'many-tenants-'))
const backOffice = await startBackOffice({ scale: 0.1 })
const server = await openTenantServer(address, { folder, backOfficeUrl: backOffice.url, count: tenants })

interface Process {
  readonly url: string
  readonly pid: number | undefined
  readonly readyMs: number
  stop(): Promise<void>
}

async function startProcess(role: 'all' | 'web' | 'worker', env: Readonly<Record<string, string>>): Promise<Process> {
  const began = performance.now()
  const [port] = await freePorts(1)
  const log: string[] = []
  const own = { PORTAL_ROLE: role, PORTAL_PORT: String(port), PORTAL_TRUST_PROXY: '1', PORTAL_STOP_DELAY_SECONDS: '0' }
  const child = startQuietly(portalProgram(), { env: { ...env, ...own }, log })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(`${url}/health/ready`, child, log)
  return { url, pid: child.pid, readyMs: performance.now() - began, stop: () => endProgram(child, 'SIGTERM') }
}

/** Until every tenant listens in the worker; the time since it was asked to start. */
async function untilAllOpen(began: number, { count }: TenantServer): Promise<number> {
  while ((await count()).listening < tenants) await pause(100)
  return performance.now() - began
}

/** The most connections while work goes on, by what they are for. */
async function mostDuring<T>(
  work: Promise<T>,
): Promise<{ readonly result: T; readonly most: number; readonly idle: number }> {
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  const counts: number[] = []
  while (!isOver) {
    const { listening, working, others } = await server.count()
    counts.push(listening + working + others)
    await pause(100)
  }
  return { result: await work, most: Math.max(...counts), idle: Math.min(...counts) }
}

const ms = (value: number) => `${Math.round(value)} ms`
/** Without a target it is only shown. */
const figure = (work: string, measured: string, goal?: { readonly target: string; readonly ok: boolean }): Figure => ({
  ...{ id: 'S8', target: '', values: {} },
  ...{ work, measured, ...goal },
})

function tell(
  begun: { readonly allOpenMs: number; readonly webs: readonly Process[] },
  counts: { readonly rest: number; readonly most: number },
  { memory, alone, together }: { readonly memory: number; readonly alone: Paced; readonly together: readonly Paced[] },
): void {
  const slowest = together.reduce((one, other) => (other.p50Ms > one.p50Ms ? other : one))
  const failures = together.reduce((sum, one) => sum + one.failures, 0)
  const calls = together.reduce((sum, one) => sum + one.calls, 0)
  printTable([
    figure(`worker: from its start until all ${tenants} tenants are open`, ms(begun.allOpenMs)),
    figure('web: from its start until it is ready', begun.webs.map(({ readyMs }) => ms(readyMs)).join(', ')),
    figure('connections without visitors, at most', String(counts.rest)),
    figure(`connections with ${busy} tenants in use, at most`, String(counts.most), {
      target: '≤ 200',
      ok: counts.most <= 200,
    }),
    figure('memory of the three processes', `${Math.round(memory)} MiB`, { target: '≤ 1024 MiB', ok: memory <= 1024 }),
    figure('one tenant alone: median, p95 of its calls', `${ms(alone.p50Ms)}, ${ms(alone.p95Ms)}`),
    figure(`slowest of ${busy}: median, p95 of its calls`, `${ms(slowest.p50Ms)}, ${ms(slowest.p95Ms)}`, {
      target: '≤ 2 × alone',
      ok: slowest.p50Ms <= 2 * alone.p50Ms,
    }),
    figure('calls that failed', `${failures} of ${calls}`, { target: '0', ok: failures === 0 }),
  ])
}

try {
  const env = { ...server.env, PORTAL_DATABASE_CONNECTIONS: values.connections }
  const model = await startProcess('all', server.modelEnv)
  await model.stop()
  await server.copyModel()
  console.log('The tenants are made.')
  const began = performance.now()
  const worker = await startProcess('worker', env)
  const allOpenMs = await untilAllOpen(began, server)
  const webs = [await startProcess('web', env), await startProcess('web', env)]
  const urls = webs.map(({ url }) => url)
  const rest = await mostDuring(pause(seconds * 1000))
  console.log(`Without visitors ${rest.idle} to ${rest.most} connections.`)
  const visited: Busy[] = []
  for (const { id, host } of server.tenants.slice(0, busy)) visited.push(await logInAt(urls, { id, host }))
  const [first] = visited
  if (first === undefined) throw new Error('There is no tenant')
  await drivePaced(first, 10)
  const alone = await drivePaced(first, seconds)
  const { result: together, most } = await mostDuring(Promise.all(visited.map((one) => drivePaced(one, seconds))))
  const memory = [worker, ...webs].reduce((sum, { pid }) => sum + mebibytesOf(pid), 0)
  tell({ allOpenMs, webs }, { rest: rest.most, most }, { memory, alone, together })
  for (const one of [worker, ...webs]) await one.stop()
} finally {
  await backOffice.stop()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
