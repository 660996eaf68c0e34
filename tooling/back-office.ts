import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './free-ports.ts'
import { type Account, endProgram, startQuietly, waitUntilReady } from './quiet-programs.ts'

/** The back-office simulator as a program of its own, on free ports. */
export interface BackOffice {
  /** What the portal gets as NAVISION_URL. */
  readonly url: string
  readonly controlUrl: string
  /** What the portal gets as METACOM_URL. */
  readonly metacomUrl: string
  readonly metacomControlUrl: string
  /** Ends it at once; its books stay. */
  kill(): Promise<void>
  /** Starts it again on the same books and ports. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface BackOfficeOptions {
  readonly scale?: number | undefined
  /** Where the books are; without it they vanish at the end. */
  readonly dataDir?: string
  readonly account?: Account | undefined
  readonly log?: string[]
}

export async function startBackOffice(options: BackOfficeOptions = {}): Promise<BackOffice> {
  const { account, log = [] } = options
  const [protocolPort, controlPort, metacomPort, metacomControlPort] = await freePorts(4)
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'simulator-'))
  const env = {
    SIMULATOR_PORT: String(protocolPort),
    SIMULATOR_CONTROL_PORT: String(controlPort),
    METACOM_PORT: String(metacomPort),
    METACOM_CONTROL_PORT: String(metacomControlPort),
    SIMULATOR_DATA_DIR: dataDir,
    SIMULATOR_SCALE: String(options.scale ?? 1),
  }
  const controlUrl = `http://127.0.0.1:${controlPort}`
  const start = async () => {
    const child = startQuietly('apps/erp-simulator/src/main.ts', { env, log, account })
    await waitUntilReady(`${controlUrl}/control/state`, child, log)
    return child
  }
  let child = await start()
  return {
    url: `http://127.0.0.1:${protocolPort}/BC`,
    controlUrl,
    metacomUrl: `http://127.0.0.1:${metacomPort}`,
    metacomControlUrl: `http://127.0.0.1:${metacomControlPort}`,
    kill: () => endProgram(child, 'SIGKILL'),
    async restart() {
      child = await start()
    },
    async stop() {
      await endProgram(child, 'SIGTERM')
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
