import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Passing {
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface ProxyAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

/** What stands between the portal and its back office does to a message; without hooks it passes everything on. */
export interface ProxyHooks {
  /** Answers by itself instead of passing it on. */
  instead?: (request: Passing) => ProxyAnswer | null
  there?: (request: Passing) => Passing
  back?: (answer: ProxyAnswer, request: Passing) => ProxyAnswer
  /** Handles the message below HTTP, e.g. refuses who has not signed in; calls `next` for those who may. */
  gate?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** A real proxy in front of a real back office. */
export interface TestProxy {
  readonly url: string
  readonly hooks: ProxyHooks
  /** Everything that came, in its order. */
  readonly seen: Passing[]
  /** Those whose address has this in it. */
  asked(part: string): readonly Passing[]
  forget(): void
  closeConnections(): void
  close(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

// Those of one connection, and those that are rebuilt for every message.
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'date']
const passedOn = (headers: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !ownHeaders.includes(name)))

async function passOn(target: URL, { method, address, headers, body }: Passing): Promise<ProxyAnswer> {
  const response = await fetch(new URL(address, target), {
    method,
    headers: passedOn(Object.entries(headers)),
    redirect: 'manual',
    ...(method === 'GET' ? {} : { body }),
  })
  return { status: response.status, headers: passedOn(response.headers), body: await response.text() }
}

/** @param secure key and certificate in PEM of a proxy that speaks TLS */
export async function startTestProxy(target: string, secure?: { key: string; cert: string }): Promise<TestProxy> {
  const inner = new URL(target)
  const hooks: ProxyHooks = {}
  const seen: Passing[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const came = { method: request.method ?? '', address: request.url ?? '', headers, body: await readBody(request) }
    seen.push(came)
    const passing = hooks.there?.(came) ?? came
    const own = hooks.instead?.(passing) ?? null
    const answer = own ?? (await passOn(inner, passing))
    const sent = own ?? hooks.back?.(answer, passing) ?? answer
    response.writeHead(sent.status, sent.headers)
    response.end(sent.body)
  }
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const next = () => void handle(request, response).catch(() => response.destroy())
    if (hooks.gate === undefined) next()
    else hooks.gate(request, response, next)
  }
  const server = secure === undefined ? createHttp(onRequest) : createHttps(secure, onRequest)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `${secure === undefined ? 'http' : 'https'}://127.0.0.1:${port}${inner.pathname}`,
    hooks,
    seen,
    asked: (part) => seen.filter(({ address }) => address.includes(part)),
    forget: () => void seen.splice(0),
    closeConnections: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
