import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A way to the portal of one browser alone, behind which the portal may have another worker than for others. */
export interface OwnDoor {
  readonly url: string
  /** From now on the worker is another one. */
  changeWorker(): void
  close(): void
}

/** What is no page goes on over the bare connection. */
function passUpgrade({ method, url, rawHeaders }: IncomingMessage, client: Duplex, { hostname, port }: URL): Socket {
  const portal = connect(Number(port), hostname, () => {
    const lines = rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('')
    portal.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`)
    portal.pipe(client).pipe(portal)
  })
  portal.on('error', () => client.destroy()).on('close', () => client.destroy())
  client.on('error', () => portal.destroy()).on('close', () => portal.destroy())
  return portal
}

export async function openDoor(portalUrl: string): Promise<OwnDoor> {
  const portal = new URL(portalUrl)
  const { hostname, port } = portal
  let builds = 0
  const server = createServer((incoming, reply) => {
    const { method, url: path, headers } = incoming
    const isWorker = path === '/sw.js' && builds > 0
    const asked = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const passed = request({ hostname, port, method, path, headers: asked }, async (answer) => {
      if (!isWorker) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(reply)
      }
      // A comment makes it another worker for a browser.
      reply.writeHead(200, { 'content-type': 'text/javascript' })
      return reply.end(`${await text(answer)}\n// build ${builds}`)
    })
    passed.on('error', () => reply.destroy())
    incoming.pipe(passed)
  })
  const upgraded = new Set<Socket>()
  server.on('upgrade', (incoming, client) => upgraded.add(passUpgrade(incoming, client, portal)))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A server that listens on a port has an address of this shape.
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://localhost:${own}`,
    changeWorker: () => {
      builds += 1
    },
    close: () => {
      for (const socket of upgraded) socket.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
