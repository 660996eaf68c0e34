import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError } from '../platform/config.ts'
import { errorCodeOf } from '../platform/db/database-away.ts'

type Place = Pick<Config, 'host' | 'port'>

const faults: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) => `PORTAL_PORT: port ${port} of ${host} is in use by another program`,
  EACCES: ({ port }) => `PORTAL_PORT: this account may not listen on port ${port}`,
  EADDRNOTAVAIL: ({ host }) => `PORTAL_HOST: this machine does not have the address ${host}`,
  ENOTFOUND: ({ host }) => `PORTAL_HOST: ${host} is no address`,
}

/**
 * Lets the portal answer on its port.
 * @throws ConfigError that names the variable when that port or address cannot be had
 */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const sentence = faults[errorCodeOf(error)]
    throw sentence === undefined ? error : new ConfigError(sentence({ host, port }))
  }
}
