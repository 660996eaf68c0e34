import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../tooling/processes.ts'
import { openBench } from './bench-context.ts'
import { type Figure, printTable } from './figure.ts'
import { measureInvoices } from './figures/busy-invoices.ts'
import { measureReports } from './figures/busy-reports.ts'
import { measureBusyStock } from './figures/busy-stock.ts'
import { measureFullSync } from './figures/full-sync.ts'
import { measureKeptAnswers } from './figures/kept-answers.ts'
import { measureLists } from './figures/minimum-lists.ts'
import { measureMemory } from './figures/minimum-memory.ts'
import { measurePlacing } from './figures/minimum-orders.ts'
import { measureCatalogue, measureItems, measureSearching } from './figures/minimum-reads.ts'
import { measureOrderLists } from './figures/order-lists.ts'
import { measureOrders } from './figures/place-orders.ts'
import { measureSearch } from './figures/search-as-you-type.ts'
import { measureSearchHits } from './figures/search-hits.ts'
import { measureSlowPhone } from './figures/slow-phone.ts'
import { measureStarts } from './figures/starts.ts'
import { measureUserImport } from './figures/user-import.ts'

/**
 * `npm run bench`: the portal beside the minimum (M1 to M6) as one table, and as JSON in bench/results. It is no test
 * and fails nothing. Words choose parts: `-- orders`, `-- M1 P5`, `-- all` for the others too. `--scale N` for more data
 * (7 is the main set), `--seconds N` for longer turns, `--data <folder>` keeps the data for the next run. `--screen stock`
 * measures only that one on a slow phone, `--loads N` opens each so often.
 */
const parts = [
  { words: ['M1', 'catalogue'], measure: measureCatalogue },
  { words: ['M2', 'search'], measure: measureSearching },
  { words: ['M3', 'items'], measure: measureItems },
  { words: ['M4', 'lists'], measure: measureLists },
  { words: ['M5', 'orders'], measure: measurePlacing },
  { words: ['M6', 'memory'], measure: measureMemory },
  { words: ['P1', 'P3', 'kept'], measure: measureKeptAnswers },
  { words: ['P2', 'suggestions'], measure: measureSearch },
  { words: ['P4', 'list-statements'], measure: measureOrderLists },
  { words: ['P5', 'order-rows'], measure: measureOrders },
  { words: ['P6', 'stock'], measure: measureBusyStock },
  { words: ['P7', 'sync'], measure: measureFullSync },
  { words: ['P10', 'phone'], measure: measureSlowPhone },
  { words: ['P11', 'import'], measure: measureUserImport },
  { words: ['P12', 'invoices'], measure: measureInvoices },
  { words: ['P13', 'reports'], measure: measureReports },
  { words: ['P14', 'search-hits'], measure: measureSearchHits },
  { words: ['P9', 'starts'], measure: measureStarts },
] as const

const isMinimum = ([id]: readonly string[]): boolean => id?.startsWith('M') ?? false

function choose(words: readonly string[]): readonly (typeof parts)[number][] {
  if (words.length === 0) return parts.filter((part) => isMinimum(part.words))
  if (words.includes('all')) return parts
  const known: readonly string[] = parts.flatMap((part) => part.words)
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined) throw new Error(`Nothing is called ${unknown}; there are all, ${known.join(', ')}`)
  return parts.filter((part) => part.words.some((word) => words.includes(word)))
}

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    data: { type: 'string' },
    screen: { type: 'string', multiple: true, default: [] },
    loads: { type: 'string', default: '3' },
  },
})
const scale = Number(options.scale)
const seconds = Number(options.seconds)
const dataDir = options.data === undefined ? undefined : resolve(options.data)
const chosen = choose(words)

const bench = await openBench({
  scale,
  seconds,
  dataDir,
  phone: { screens: options.screen, loads: Number(options.loads) },
})
const figures: Figure[] = []
try {
  for (const { words: names, measure } of chosen) {
    await bench.untilRest()
    console.log(`Measuring ${names.join(', ')} …`)
    const found = await measure(bench)
    for (const { id, work, measured } of found) console.log(`  ${id} ${work}: ${measured}`)
    figures.push(...found)
  }
} finally {
  await bench.close()
}
printTable(figures)
const folder = join(root, 'bench', 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'latest.json'), JSON.stringify({ scale, seconds, figures }, null, 2))
