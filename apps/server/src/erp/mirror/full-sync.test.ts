import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { type MirrorName, mirrors } from '../mapping/mirrors.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'

let simulator: Simulator
let connector: TestConnector
const names = Object.keys(mirrors) as MirrorName[]

beforeAll(async () => {
  simulator = await startSimulator()
  connector = await startTestConnector(backOfficeOf(simulator))
})
afterAll(async () => {
  await connector.close()
  await simulator.stop()
})

const scalar = async (text: string): Promise<unknown> =>
  Object.values((await connector.database.pool.query(text)).rows[0] ?? {})[0]

describe('full sync', () => {
  it('mirrors every row of every service, and nothing changes when it runs again', async () => {
    const state = (await (await fetch(`${simulator.controlUrl}/control/state`)).json()) as {
      rows: Record<string, number>
    }
    let total = 0
    const begun = performance.now()
    for (const name of names) {
      const at = performance.now()
      const changes = await connector.mirror.sync(name, { mode: 'changes' })
      console.log(name, changes.read, Math.round(performance.now() - at), 'ms')
      total += changes.read
      expect(changes.added).toBe(changes.read)
      expect(changes.read).toBe(state.rows[mirrors[name].service.name])
      expect(await scalar(`select count(*)::int from ${mirrors[name].table}`)).toBe(changes.read)
    }
    const ms = performance.now() - begun
    console.log(
      total,
      'rows',
      Math.round(ms),
      'ms',
      Math.round((total / ms) * 1000),
      'rows/s',
      Math.round(process.memoryUsage().rss / 1e6),
      'MB',
    )
    const again = performance.now()
    for (const name of names) {
      const changes = await connector.mirror.sync(name, { mode: 'changes' })
      expect(changes).toMatchObject({ added: 0, changed: 0, gone: 0 })
    }
    console.log('delta', Math.round(performance.now() - again), 'ms')
    const compare = performance.now()
    for (const name of names) {
      const changes = await connector.mirror.sync(name, { mode: 'compare' })
      expect(changes).toMatchObject({ added: 0, changed: 0, gone: 0 })
    }
    console.log('compare', Math.round(performance.now() - compare), 'ms')
    expect(controlOf(simulator)).toBeDefined()
  })
})
