import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tooling/processes.ts'
import { openBench } from './bench-context.ts'
import { type Figure, printTable } from './figure.ts'
import { measureBusyStock } from './figures/busy-stock.ts'
import { measureFirstPage } from './figures/first-page.ts'
import { measureFullSync } from './figures/full-sync.ts'
import { measureKeptAnswers } from './figures/kept-answers.ts'
import { measureOrderLists } from './figures/order-lists.ts'
import { measureOrders } from './figures/place-orders.ts'
import { measureSearch } from './figures/search-as-you-type.ts'
import { measureStarts } from './figures/starts.ts'

/**
 * `npm run bench`: every figure beside its target as one table, and as JSON in bench/results. It is no test and fails
 * nothing. `-- --scale N` for more data (7 is the main set), `--seconds N` for longer rounds, `--only P1,P5`.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
const scale = Number(option('scale') ?? 7)
const seconds = Number(option('seconds') ?? 3)
const only = option('only')?.split(',')
const measurements = [
  { ids: ['P1', 'P3'], measure: measureKeptAnswers },
  { ids: ['P2'], measure: measureSearch },
  { ids: ['P4'], measure: measureOrderLists },
  { ids: ['P5'], measure: measureOrders },
  { ids: ['P6'], measure: measureBusyStock },
  { ids: ['P7'], measure: measureFullSync },
  { ids: ['P10'], measure: measureFirstPage },
  { ids: ['P9'], measure: measureStarts },
]

const bench = await openBench(scale, seconds)
const figures: Figure[] = []
try {
  for (const { ids, measure } of measurements) {
    if (only !== undefined && !ids.some((id) => only.includes(id))) continue
    console.log(`Measuring ${ids.join(' and ')} …`)
    figures.push(...(await measure(bench)))
  }
} finally {
  await bench.close()
}
printTable(figures)
const folder = join(root, 'bench', 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'latest.json'), JSON.stringify({ scale, seconds, figures }, null, 2))
