import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import type { BackOffice } from '../../platform/tenant.ts'
import type { MirrorName } from '../mirrors.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from './test-connector.ts'
import { type Passing, startTestProxy, type TestProxy } from './test-proxy.ts'

/** A back office over HTTP with a proxy before it, and connectors that go through the proxy. */
export interface FailingSite {
  readonly simulator: Simulator
  readonly proxy: TestProxy
  readonly control: ReturnType<typeof controlOf>
  /** A connector on a database of its own; closed by `heal`. */
  connect(parts?: Partial<BackOffice>, options?: Parameters<typeof startTestConnector>[1]): Promise<TestConnector>
  /** How often a procedure was called, in either protocol. */
  calls(procedure: string): readonly Passing[]
  /** Everything works again, for the next test. */
  heal(): Promise<void>
  stop(): Promise<void>
}

export async function startFailingSite(): Promise<FailingSite> {
  const simulator = await startSimulator({ scale: 0.1 })
  const proxy = await startTestProxy(simulator.protocolUrl)
  const control = controlOf(simulator)
  const open: TestConnector[] = []
  return {
    simulator,
    proxy,
    control,
    async connect(parts = {}, options = {}) {
      const connector = await startTestConnector(backOfficeOf(simulator, { url: proxy.url, ...parts }), options)
      open.push(connector)
      return connector
    },
    calls: (procedure) =>
      proxy.seen.filter(({ address, body }) => address.includes(`_${procedure}`) || body.includes(`<${procedure} `)),
    async heal() {
      await control.clearFaults()
      for (const name of ['gate', 'there', 'back', 'instead'] as const) delete proxy.hooks[name]
      for (const connector of open.splice(0)) await connector.close()
      proxy.forget()
    },
    async stop() {
      await Promise.all([proxy.close(), simulator.stop()])
    },
  }
}

export const sync = ({ mirror }: TestConnector, name: MirrorName) => mirror.sync(name, { mode: 'changes' })
export const compare = ({ mirror }: TestConnector, name: MirrorName) => mirror.sync(name, { mode: 'compare' })

export async function query(from: TestConnector, text: string): Promise<Record<string, unknown>[]> {
  return (await from.database.pool.query<Record<string, unknown>>(text)).rows
}

/** An OData refusal as the back office words it. */
export function refusal(status: number, code: string, message = 'No.') {
  const headers = { 'content-type': 'application/json' }
  return { status, headers, body: JSON.stringify({ error: { code, message } }) }
}
