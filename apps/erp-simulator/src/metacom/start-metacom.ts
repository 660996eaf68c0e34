import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFaults } from '../control/faults.ts'
import { createRequestLog } from '../control/request-log.ts'
import { listen } from '../listen.ts'
import { createMetacomControl } from './control-metacom.ts'
import { openMetacomBooks } from './metacom-books.ts'
import { createMetacomServer } from './serve-metacom.ts'
import { type Entry, makeTree } from './tree.ts'

interface Metacom {
  /** What a tenant has as the address of its MetaCom. */
  readonly url: string
  readonly controlUrl: string
  stop(): Promise<void>
}

interface MetacomOptions {
  readonly port?: number
  readonly controlPort?: number
  /** Where the books are; without it they vanish when it stops. */
  readonly dataDir?: string
  /** The projects of the back office; a few of its own when left out. */
  readonly projects?: readonly Entry[]
  readonly user?: string
  readonly password?: string
}

const host = '127.0.0.1'
const someProjects = Array.from({ length: 12 }, (_, at) => ({ no: `P9${100 + at}`, name: `Project ${at + 1}` }))

/** Starts MetaCom, the second back office; without options on free ports, as a test wants it. */
export async function startMetacom(options: MetacomOptions = {}): Promise<Metacom> {
  const { user = 'portaal', password = 'metacom-koppeling', projects = someProjects } = options
  const ownDir = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'metacom-')) : null
  const books = openMetacomBooks(makeTree(projects), join(options.dataDir ?? ownDir ?? '', 'metacom.jsonl'))
  const parts = { books, faults: createFaults(), log: createRequestLog(), account: { user, password } }
  const protocol = createMetacomServer(parts)
  const control = createMetacomControl(parts)
  const port = await listen(protocol, options.port ?? 0, host)
  const controlUrl = await control.listen({ port: options.controlPort ?? 0, host })
  return {
    url: `http://${host}:${port}`,
    controlUrl,
    async stop() {
      protocol.closeAllConnections()
      await Promise.all([new Promise((resolve) => protocol.close(resolve)), control.close()])
      books.close()
      if (ownDir !== null) rmSync(ownDir, { recursive: true, force: true })
    },
  }
}
