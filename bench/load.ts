import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'

export interface LoadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly failures: number
}

interface LoadOptions {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** The bodies are sent in turn. */
  readonly bodies: readonly string[]
}

/** Sends POST requests as fast as they are answered and says how fast that was. */
export async function load({ url, connections, seconds, headers = {}, bodies }: LoadOptions): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    requests: bodies.map((body) => ({ body })),
  })
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    // The load generator knows no 95th percentile; the next one it knows is no better.
    p95Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

/** Runs work at a fixed number at once for a time; for what is more than one request. */
export async function repeat(
  atOnce: number,
  seconds: number,
  work: (round: number) => Promise<void>,
): Promise<LoadResult> {
  const until = performance.now() + seconds * 1000
  const watch = startWatch()
  let round = 0
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      round += 1
      await watch.time(() => work(round))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return watch.result()
}

/** Begins work so many times a second, whether what began before is done or not: slow answers do not lower the load. */
export async function atPace(
  perSecond: number,
  isOver: () => boolean,
  work: (round: number) => Promise<void>,
): Promise<LoadResult> {
  const watch = startWatch()
  const began = performance.now()
  const open: Promise<void>[] = []
  for (let round = 0; !isOver(); round += 1) {
    open.push(watch.time(() => work(round)))
    await pause(Math.max(0, began + ((round + 1) * 1000) / perSecond - performance.now()))
  }
  await Promise.all(open)
  return watch.result()
}

/** Keeps how long each piece of work took. */
function startWatch() {
  const times: number[] = []
  let failures = 0
  const began = performance.now()
  return {
    async time(work: () => Promise<void>): Promise<void> {
      const start = performance.now()
      try {
        await work()
        times.push(performance.now() - start)
      } catch {
        failures += 1
      }
    },
    result(): LoadResult {
      times.sort((a, b) => a - b)
      const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
      return {
        perSecond: (1000 * times.length) / (performance.now() - began),
        p50Ms: at(0.5),
        p95Ms: at(0.95),
        p99Ms: at(0.99),
        failures,
      }
    },
  }
}
