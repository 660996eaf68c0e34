import type { AnyCall } from '@portal/contract/define.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { orders } from '@portal/contract/orders.ts'
import { reports } from '@portal/contract/reports.ts'
import { requests } from '@portal/contract/requests.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { fillInvoices } from '../many-invoices.ts'
import { fillRecords } from '../many-records.ts'

const few = { locationNo: '10002', records: 250 }
const many = { locationNo: '10001', records: 5000 }
const rounds = 40
/** What a page may take at the server, whatever it is compared with. */
const pageMs = 40

/** Each report and each list that a row of one leads to, by the words of the table. */
const ways: Readonly<Record<string, { readonly call: AnyCall; readonly asked?: object }>> = {
  'requests by status': { call: reports.getRequestsByStatus },
  'orders by status': { call: reports.getOrdersByStatus },
  'open indicators': { call: reports.getOpenIndicators },
  'outstanding costs': { call: reports.getOutstandingCosts },
  'waiting equipment': { call: reports.getWaiting, asked: { dagen: 30 } },
  'invoices to be paid': { call: invoices.getInvoices, asked: { staat: 'te_betalen', rijen: 1 } },
  'invoices paid': { call: invoices.getInvoices, asked: { staat: 'betaald', rijen: 1 } },
  'list of requests': { call: requests.getRequests },
  'list of arrivals': { call: orders.getDeliveredOrders },
  'list of removals': { call: orders.getRemovedOrders },
  'list of invoices to be paid': { call: invoices.getInvoices, asked: { staat: 'te_betalen' } },
  'list of lines by what they regard': {
    call: invoices.getInvoiceLines,
    asked: { staat: 'open', betreft: 'Overige' },
  },
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

/** P13: each report and its lists at a location with 250 requests, orders and invoices, and at one with 5,000, in turns. */
export async function measureReports(bench: BenchContext): Promise<readonly Figure[]> {
  const token = await bench.tokenOf('uitvoerder')
  for (const { locationNo, records } of [few, many]) {
    await fillRecords(bench.pool, locationNo, records)
    await fillInvoices(bench.pool, locationNo, records)
  }
  const timed = async ({ call, asked }: (typeof ways)[string], materieellocatie: string) => {
    const began = performance.now()
    await bench.post(call, { gebruikerLogin: 'uitvoerder', materieellocatie, ...asked }, token)
    return performance.now() - began
  }
  const figures: Figure[] = []
  for (const [name, way] of Object.entries(ways)) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await timed(way, few.locationNo))
      times.many.push(await timed(way, many.locationNo))
    }
    const [fewMs, manyMs] = [p95(times.few), p95(times.many)]
    figures.push({
      id: 'P13',
      work: `reports, ${name}: ${many.records} beside ${few.records} of each`,
      target: `p95 ≤ ${pageMs} ms or ≤ 2 ×`,
      measured: `${manyMs.toFixed(0)} and ${fewMs.toFixed(0)} ms`,
      ok: manyMs <= Math.max(pageMs, 2 * fewMs),
      values: { manyMs, fewMs },
    })
  }
  return figures
}
