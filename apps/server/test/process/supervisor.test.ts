// @module-tag nightly
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { root } from '../../../../tooling/processes.ts'
import { collectOutput, waitUntilReady } from '../../../../tooling/quiet-programs.ts'
import { waitFor } from '../wait-for.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-supervised-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** What the system tells about a process; empty once it is gone, also when it goes while it is asked about. */
function told(pid: number, what: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}

/** A process that ended and was not collected yet holds nothing any more. */
function lives(pid: number): boolean {
  const stat = told(pid, 'stat')
  return stat !== '' && !/\) [ZX] /.test(stat)
}

/** Everything that was started by this process, at any depth. */
async function descendantsOf(pid: number): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((one) => Number.isInteger(one) && one > 0)
  const parents = new Map(pids.map((one) => [one, Number(/\) \S (\d+) /.exec(told(one, 'stat'))?.[1] ?? 0)]))
  const found = new Set([pid])
  // Children may have lower numbers than their parents, so look until nothing is added.
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child)
  }
  found.delete(pid)
  return [...found]
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function startSupervisor(ports: readonly number[], log: string[]): Promise<ChildProcess> {
  const [portal, protocol, control] = ports.map(String)
  const supervisor = spawn(process.execPath, ['tooling/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORTAL_PORT: portal,
      PORTAL_DATA_DIR: dataDir,
      SIMULATOR_PORT: protocol,
      SIMULATOR_CONTROL_PORT: control,
    },
  })
  collectOutput(supervisor, log)
  await waitUntilReady(`http://127.0.0.1:${portal}/health/ready`, supervisor, log)
  return supervisor
}

it.runIf(process.platform === 'linux')(
  'portal, simulator and PostgreSQL end by themselves when what started them is killed',
  { timeout: 120_000 },
  async () => {
    const ports = await freePorts(3)
    const log: string[] = []
    const supervisor = await startSupervisor(ports, log)
    expect(existsSync(join(dataDir, 'simulator'))).toBe(true)
    const accounts = await waitFor(async () => /Welkom-2026![\s\S]*vreemde.*/.exec(log.join(''))?.[0])
    expect(accounts).toMatch(/^ {2}uitvoerder /m)
    const { pid } = supervisor
    if (pid === undefined) throw new Error('The supervisor has no process id')
    const programs = await descendantsOf(pid)
    const commands = programs.map((one) => told(one, 'cmdline'))
    for (const name of [portalProgram(), 'erp-simulator/src/main.ts', 'bin/postgres'])
      expect(commands.some((command) => command.includes(name))).toBe(true)
    const began = performance.now()
    supervisor.kill('SIGKILL')
    await waitFor(async () => !programs.some(lives))
    console.info(
      `${programs.length} processes ended ${Math.round(performance.now() - began)} ms after their supervisor was killed.`,
    )
    expect(await Promise.all(ports.map(isTaken))).toEqual([false, false, false])
    expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false)
  },
)
