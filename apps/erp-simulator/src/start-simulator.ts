import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawImage } from './company/draw-image.ts'
import { generateCompany } from './company/generate-company.ts'
import type { SimulatorConfig } from './config.ts'
import { createControlServer } from './control/control-server.ts'
import { createFaults } from './control/faults.ts'
import { createRequestLog } from './control/request-log.ts'
import { listen } from './listen.ts'
import { createProtocolServer } from './protocol/serve.ts'
import { type LifePace, letTimePass, usualPace } from './scenarios/let-time-pass.ts'
import { type Books, openBooks } from './state/books.ts'

export interface Simulator {
  /** Root of the protocol, e.g. `http://127.0.0.1:3001/BC`. */
  readonly protocolUrl: string
  readonly controlUrl: string
  /** The projects of its locations, as a second back office has them too. */
  projects(): readonly { readonly no: string; readonly name: string }[]
  stop(): Promise<void>
}

interface SimulatorOptions extends Partial<SimulatorConfig> {
  readonly pace?: LifePace
}

function projectsIn({ store }: Books): readonly { readonly no: string; readonly name: string }[] {
  const named = store.all('PortaalLocatie').map((row) => [String(row.Project_No), String(row.Description)] as const)
  return [...new Map(named.filter(([no]) => no !== ''))].map(([no, name]) => ({ no, name }))
}

/** Starts the back office; without options on free ports with books that vanish when it stops, as a test wants it. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const ownDir = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'simulator-')) : null
  const config: SimulatorConfig = {
    host: '127.0.0.1',
    port: 0,
    controlPort: 0,
    scale: 1,
    seed: 4711,
    user: 'portaal',
    password: 'portaal-koppeling',
    tokens: null,
    ...options,
    dataDir: options.dataDir ?? ownDir ?? '',
  }
  const pace = options.pace ?? usualPace
  const faults = createFaults()
  const books = openBooks({ ...config, faults }, generateCompany)
  const log = createRequestLog()
  const protocol = createProtocolServer({ books, faults, log, draw: drawImage }, config)
  const control = createControlServer({ books, faults, log, pace })
  const port = await listen(protocol, config.port, config.host)
  const controlUrl = await control.listen({ port: config.controlPort, host: config.host })
  const life = setInterval(() => letTimePass(books, pace, faults), 1000)
  return {
    protocolUrl: `http://${config.host}:${port}/BC`,
    controlUrl,
    projects: () => projectsIn(books),
    stop: async () => {
      clearInterval(life)
      protocol.closeAllConnections()
      await Promise.all([new Promise((resolve) => protocol.close(resolve)), control.close()])
      books.close()
      if (ownDir !== null) rmSync(ownDir, { recursive: true, force: true })
    },
  }
}
