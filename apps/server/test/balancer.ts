import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface Balancer {
  readonly url: string
  /** How many connections were passed on as another protocol, by target. */
  upgrades(): readonly number[]
  close(): Promise<void>
}

/** What a proxy says of the visitor; the host name it passes on is its own word for the target. */
function headersFor(incoming: IncomingMessage, target: URL): Record<string, string | string[] | undefined> {
  const { headers, socket } = incoming
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  return { ...headers, host: target.host, 'x-forwarded-host': headers.host, 'x-forwarded-for': forwarded }
}

function passUpgrade(incoming: IncomingMessage, client: Duplex, target: URL): Socket {
  const upstream = connect(Number(target.port), target.hostname, () => {
    const lines = Object.entries(headersFor(incoming, target)).map(([name, value]) => `${name}: ${value}`)
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.pipe(client).pipe(upstream)
  })
  for (const [end, other] of [
    [upstream, client],
    [client, upstream],
  ] as const)
    end.on('error', () => other.destroy()).on('close', () => other.destroy())
  return upstream
}

/** A reverse proxy that gives each request to the next of its targets, for every client alike. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const addresses = targets.map((target) => new URL(target))
  const counts = targets.map(() => 0)
  let turn = 0
  const next = () => {
    turn += 1
    return turn % addresses.length
  }
  const targetAt = (at: number): URL => {
    const target = addresses[at]
    if (target === undefined) throw new Error('The balancer has no target')
    return target
  }
  const open = new Set<Socket>()
  const server = createServer((incoming, reply) => {
    const target = targetAt(next())
    const { method, url: path } = incoming
    const { hostname, port } = target
    const passed = request({ hostname, port, method, path, headers: headersFor(incoming, target) }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', (incoming, client) => {
    const at = next()
    counts[at] = (counts[at] ?? 0) + 1
    const upstream = passUpgrade(incoming, client, targetAt(at))
    open.add(upstream)
    upstream.once('close', () => open.delete(upstream))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    upgrades: () => counts,
    async close() {
      for (const upstream of open) upstream.destroy()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
