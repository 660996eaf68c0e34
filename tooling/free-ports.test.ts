import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePorts } from './free-ports.ts'

/** The first port that the system gives to a connection; 49152 by the standard. */
function firstDealt(): number {
  const file = '/proc/sys/net/ipv4/ip_local_port_range'
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 49_152
}

it('free ports are different, can be listened on, and are none that the system deals out meanwhile', async () => {
  const ports = await freePorts(20)
  expect(new Set(ports).size).toBe(20)
  for (const port of ports) {
    expect(port).toBeLessThan(firstDealt())
    const server = createServer()
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
    await new Promise((resolve) => server.close(resolve))
  }
})
