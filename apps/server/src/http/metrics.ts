import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { TenantRegistry } from '../tenants/registry.ts'

/** What the portal tells a Prometheus server. */
export interface Metrics {
  /** One finished call; `durationMs` from its first to its last byte. */
  count(call: string, status: number, durationMs: number): void
  text(): Promise<string>
  readonly contentType: string
}

/** Numbers asked of the tenants when they are collected, e.g. how many writes wait for the back office. */
export type TenantGauge = { readonly name: string; readonly help: string } & {
  read(tenant: ReturnType<TenantRegistry['opened']>[number]): Promise<number> | number
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function createMetrics(registry: TenantRegistry, gauges: readonly TenantGauge[]): Metrics {
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
  for (const { name, help, read } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: ['tenant'] as const,
      registers: [register],
      async collect() {
        for (const open of registry.opened()) this.set({ tenant: open.tenant.id }, await read(open))
      },
    })
  }
  return {
    count(call, status, durationMs) {
      calls.inc({ call, status })
      seconds.observe({ call }, durationMs / 1000)
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
