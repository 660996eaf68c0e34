import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from './free-ports.ts'
import { exited, root } from './processes.ts'

/** A whole portal as `npm start` gives it, on free ports with its own data, for journeys and measurements. */
export interface Stack {
  readonly portalUrl: string
  readonly controlUrl: string
  readonly dataDir: string
  readonly portal: ChildProcess
  readonly simulator: ChildProcess
  /** Milliseconds from the start of the programs to the first ready answer. */
  readonly readyAfterMs: number
  /** What the programs printed so far. */
  output(): string
  /** Ends the portal at once, as a power cut would. */
  killPortal(): Promise<void>
  /** Starts the portal again on the same data. */
  restartPortal(): Promise<Stack>
  stop(): Promise<void>
}

interface StackOptions {
  readonly scale?: number
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
}

type Environment = Readonly<Record<string, string>>

function startQuietly(file: string, env: Environment, log: string[]): ChildProcess {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env, PORTAL_PARENT_PID: String(process.pid), npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  return child
}

async function waitUntilReady(url: string, child: ChildProcess, log: readonly string[]): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program stopped (${child.exitCode}):\n${log.join('')}`)
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await pause(25)
  }
  throw new Error(`${url} was not ready in time:\n${log.join('')}`)
}

async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await exited(child)
}

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const [portalPort, protocolPort, controlPort] = (await freePorts(3)).map(String)
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'portal-'))
  const env: Environment = {
    PORTAL_PORT: String(portalPort),
    PORTAL_DATA_DIR: dataDir,
    SIMULATOR_PORT: String(protocolPort),
    SIMULATOR_CONTROL_PORT: String(controlPort),
    SIMULATOR_DATA_DIR: join(dataDir, 'simulator'),
    SIMULATOR_SCALE: String(options.scale ?? 1),
    NAVISION_URL: `http://127.0.0.1:${protocolPort}/BC`,
    ...options.env,
  }
  const log: string[] = []
  const simulator = startQuietly('apps/erp-simulator/src/main.ts', env, log)
  const controlUrl = `http://127.0.0.1:${controlPort}`
  const portalUrl = `http://localhost:${portalPort}`
  const openPortal = async (): Promise<Stack> => {
    const began = performance.now()
    const portal = startQuietly('apps/server/src/app/main.ts', env, log)
    await waitUntilReady(`${portalUrl}/health/ready`, portal, log)
    return {
      portalUrl,
      controlUrl,
      dataDir,
      portal,
      simulator,
      readyAfterMs: performance.now() - began,
      output: () => log.join(''),
      killPortal: () => endProgram(portal, 'SIGKILL'),
      restartPortal: openPortal,
      stop: async () => {
        await endProgram(portal, 'SIGTERM')
        await endProgram(simulator, 'SIGTERM')
        if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
      },
    }
  }
  return openPortal()
}
