import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems deal out for connections, and to who listens on port 0: a port of those that is free now
 * may be somebody's before the program that gets it listens.
 */
const [leastPort, mostPort] = [20_000, 32_000]

/** Whether nobody listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Ports nobody listens on right now, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(leastPort, mostPort)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}
