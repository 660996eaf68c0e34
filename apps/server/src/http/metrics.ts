import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import { createTurns, inTurn, type Turns } from '../platform/net/turns.ts'
import type { TenantRegistry } from '../tenants/registry.ts'

/** What the portal tells a Prometheus server. */
export interface Metrics {
  /** One finished call; `durationMs` from its first to its last byte. */
  count(call: string, status: number, durationMs: number): void
  text(): Promise<string>
  readonly contentType: string
}

type Open = ReturnType<TenantRegistry['opened']>[number]

/** Numbers asked of the tenants when they are collected, e.g. how many writes wait for the back office. */
export type TenantGauge = {
  readonly name: string
  readonly help: string
  /** What it is for a tenant that could not be opened; not told of one when left out. */
  readonly unopened?: number
} & (
  | { read(tenant: Open): Promise<number> | number }
  | {
      /** What the values are told apart by, beside the tenant. */
      readonly label: string
      readEach(tenant: Open): Promise<ReadonlyMap<string, number>>
    }
)

/** A scrape gives up after ten seconds; what cannot be read by then must not cost it the rest. */
const longestReadMs = 4000
/** A tenant that cannot be opened is tried again in this time by a worker, or by its visitors. */
const failedForMs = 120_000
/** A scrape is for operators: it leaves the connections to people. */
const readsAtOnce = { mostEach: 1, mostAtOnce: 2, mostWaiting: Number.POSITIVE_INFINITY }

async function readGauge(open: Open, gauge: TenantGauge): Promise<ReadonlyMap<string, number>> {
  return 'read' in gauge ? new Map([['', await gauge.read(open)]]) : gauge.readEach(open)
}

interface Collecting {
  readonly gauge: TenantGauge
  readonly turns: Turns
}

/** Sets what could be read in time: a value that cannot be known is absent, and the others are told. */
async function collectOf(open: Open, { gauge, turns }: Collecting, into: Gauge): Promise<void> {
  const tenant = open.tenant.id
  let found: ReadonlyMap<string, number> = new Map()
  const reading = inTurn(turns, tenant, () => readGauge(open, gauge)).then((values) => {
    found = values
  })
  // Why it failed is in the log of what failed; a scrape would repeat it every fifteen seconds.
  await waitAtMost(longestReadMs, reading).catch(() => undefined)
  const label = 'label' in gauge ? gauge.label : null
  for (const [value, number] of found) into.set(label === null ? { tenant } : { tenant, [label]: value }, number)
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is told of the process itself. */
export interface ProcessGauge {
  readonly name: string
  readonly help: string
  read(): number
}

export interface Gauges {
  readonly ofTenants: readonly TenantGauge[]
  readonly ofProcess: readonly ProcessGauge[]
}

export function createMetrics(registry: TenantRegistry, gauges: Gauges): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const labels = ['call', 'status'] as const
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Finished calls',
    labelNames: labels,
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'portal_call_seconds',
    help: 'Duration of calls',
    labelNames: ['call'] as const,
    buckets,
    registers: [register],
  })
  const turns = createTurns(readsAtOnce)
  for (const { name, help, read } of gauges.ofProcess)
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read())
      },
    })
  for (const gauge of gauges.ofTenants) {
    const { name, help } = gauge
    new Gauge({
      name,
      help,
      labelNames: ['tenant', ...('label' in gauge ? [gauge.label] : [])],
      registers: [register],
      async collect() {
        this.reset()
        if (gauge.unopened !== undefined)
          for (const { id } of registry.failed(performance.now() - failedForMs))
            this.set({ tenant: id }, gauge.unopened)
        await Promise.all(registry.opened().map((open) => collectOf(open, { gauge, turns }, this)))
      },
    })
  }
  // Found by its labels once, and not at each call.
  const counters = new Map<string, ReturnType<typeof calls.labels>>()
  const durations = new Map<string, ReturnType<typeof seconds.labels>>()
  return {
    count(call, status, durationMs) {
      const name = `${call} ${status}`
      const counter = counters.get(name) ?? calls.labels({ call, status })
      counters.set(name, counter)
      counter.inc()
      const duration = durations.get(call) ?? seconds.labels({ call })
      durations.set(call, duration)
      duration.observe(durationMs / 1000)
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
