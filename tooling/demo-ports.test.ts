import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findPortFault } from './demo-ports.ts'
import { freePorts } from './free-ports.ts'

async function freeDemo(): Promise<Record<string, string>> {
  const names = [
    'PORTAL_PORT',
    'SIMULATOR_PORT',
    'SIMULATOR_CONTROL_PORT',
    'IDENTITY_PORT',
    'METACOM_PORT',
    'METACOM_CONTROL_PORT',
  ]
  const ports = await freePorts(names.length)
  return Object.fromEntries(names.map((name, at) => [name, String(ports[at])]))
}

it('finds nothing wrong with free ports that are all different', async () => {
  expect(await findPortFault(await freeDemo())).toBeNull()
})

it.each([4, 5])(
  'names an identity server on the port %s beyond the back office, where MetaCom listens',
  async (beyond) => {
    const { METACOM_PORT, METACOM_CONTROL_PORT, ...env } = await freeDemo()
    const metacom = beyond === 4 ? 'METACOM_PORT' : 'METACOM_CONTROL_PORT'
    const taken = Number(env.SIMULATOR_PORT) + beyond
    const fault = await findPortFault({ ...env, IDENTITY_PORT: String(taken) })
    expect(fault).toBe(`IDENTITY_PORT en ${metacom} zijn allebei ${taken}. Kies voor een van de twee een andere poort.`)
  },
)

it('names the variable of a port that another program has', async () => {
  const env = await freeDemo()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(Number(env.SIMULATOR_PORT), '127.0.0.1', resolve))
  try {
    expect(await findPortFault(env)).toContain(`Poort ${env.SIMULATOR_PORT} (SIMULATOR_PORT) is al in gebruik.`)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
