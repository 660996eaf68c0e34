import autocannon, { type Client, type Request } from 'autocannon'

/** One request of a connection; a step that needs what came before it is made when its turn comes. */
export interface Step {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: object | (() => object)
  readonly onAnswer?: (text: string) => void
}

/** What a number of connections got done, one request after the other on each. */
export interface Driven {
  readonly calls: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

export interface DriveOptions {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** What a connection sends, in turn and from the beginning again. */
  readonly scriptOf: (connection: number) => readonly Step[]
}

const json = { 'content-type': 'application/json', accept: 'application/json' }
const compressed = { 'accept-encoding': 'gzip' }

function requestOf({ path, headers, body, onAnswer }: Step): Request {
  // As browsers do; what is read here comes as it is.
  const forms = onAnswer === undefined ? compressed : {}
  const fixed = { method: 'POST' as const, path, headers: { ...json, ...forms, ...headers } }
  const onResponse = (status: number, text: string) => {
    if (status < 300) onAnswer?.(text)
    else console.warn(`  ${path}: ${status} ${text.slice(0, 300)}`)
  }
  const heard = { onResponse }
  if (typeof body !== 'function') return { ...fixed, ...heard, body: JSON.stringify(body) }
  return { ...fixed, ...heard, setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }
}

export function summarise(times: number[], seconds: number, failures: number): Driven {
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { calls: times.length, perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failures }
}

/** Sends what each connection's script says as fast as it is answered. */
export function drive({ url, connections, seconds, scriptOf }: DriveOptions): Promise<Driven> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    let failures = 0
    let connection = 0
    const began = performance.now()
    const setupClient = (client: Client) => {
      client.setRequests(scriptOf(connection).map(requestOf))
      connection += 1
    }
    const run = autocannon({ url, connections, duration: seconds, setupClient }, (error, result) => {
      if (error) return reject(error)
      resolve(summarise(times, (performance.now() - began) / 1000, failures + result.errors))
    })
    run.on('response', (...[, status, , ms]) => {
      times.push(ms)
      if (status >= 300) failures += 1
    })
  })
}
