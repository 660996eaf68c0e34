import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BackOffice, startBackOffice } from './back-office.ts'
import { freePorts } from './free-ports.ts'
import { portalProgram } from './portal-program.ts'
import { exited } from './processes.ts'
import { type Account, endProgram, startQuietly, waitUntilReady } from './quiet-programs.ts'

/** A whole portal as `npm start` gives it, on free ports with its own data, for journeys and measurements. */
export interface Stack {
  readonly portalUrl: string
  readonly controlUrl: string
  readonly dataDir: string
  readonly portal: ChildProcess
  readonly backOffice: BackOffice
  /** Milliseconds from the start of what had to be started to the first ready answer. */
  readonly readyAfterMs: number
  /** What the programs printed so far. */
  output(): string
  /** Ends the portal at once, as a power cut would. */
  killPortal(): Promise<void>
  /** Asks the portal to end; resolves with its exit code. */
  endPortal(): Promise<number>
  /** Starts the portal again on the same data. */
  restartPortal(): Promise<Stack>
  stop(): Promise<void>
}

interface StackOptions {
  /** Size of the company: 1 when left out; what does not look at sizes starts in half the time with 0.1. */
  readonly scale?: number
  readonly dataDir?: string
  /** The port of the portal, for whom its address has to be known before. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** A back office that runs already and goes on when this portal ends. */
  readonly backOffice?: BackOffice
  /** Runs the programs as this account. */
  readonly account?: Account
}

function makeDataDir({ account }: StackOptions): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'))
  if (account !== undefined) chownSync(dataDir, account.uid, account.gid)
  return dataDir
}

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { account } = options
  const beganAll = performance.now()
  const portalPort = options.port ?? (await freePorts(1))[0]
  const dataDir = options.dataDir ?? makeDataDir(options)
  const log: string[] = []
  const backOffice =
    options.backOffice ??
    (await startBackOffice({ scale: options.scale, dataDir: join(dataDir, 'simulator'), account, log }))
  const env = {
    PORTAL_PORT: String(portalPort),
    PORTAL_DATA_DIR: dataDir,
    NAVISION_URL: backOffice.url,
    METACOM_URL: backOffice.metacomUrl,
    PORTAL_STOP_DELAY_SECONDS: '0',
    ...options.env,
  }
  const portalUrl = `http://localhost:${portalPort}`
  const openPortal = async (began: number): Promise<Stack> => {
    const portal = startQuietly(portalProgram(), { env, log, account })
    await waitUntilReady(`${portalUrl}/health/ready`, portal, log)
    return {
      portalUrl,
      controlUrl: backOffice.controlUrl,
      dataDir,
      portal,
      backOffice,
      readyAfterMs: performance.now() - began,
      output: () => log.join(''),
      killPortal: () => endProgram(portal, 'SIGKILL'),
      endPortal: () => {
        portal.kill('SIGTERM')
        return exited(portal)
      },
      restartPortal: () => openPortal(performance.now()),
      stop: async () => {
        await endProgram(portal, 'SIGTERM')
        if (options.backOffice === undefined) await backOffice.stop()
        if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
      },
    }
  }
  return openPortal(beganAll)
}
