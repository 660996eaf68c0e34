import type { CallInput } from '@portal/contract/define.ts'
import { invoices } from '@portal/contract/invoices.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { forgetAnswers } from '../forget-answers.ts'
import { fillInvoices, linesEach } from '../many-invoices.ts'

const few = { locationNo: '10002', invoices: 1000 }
const many = { locationNo: '10003', invoices: 25_000 }
const rounds = 21

type AskedOverview = Partial<CallInput<typeof invoices.getInvoices>>
type AskedLines = Partial<CallInput<typeof invoices.getInvoiceLines>>

const afterChange = 'first page after one changed'

/** A piece is on so many lines at the smaller place: pages of both are as long. */
const ofPiece = (site: typeof few) => ({ zoekterm: `${site.locationNo}-S77`, rijen: 20 })

/** The ways in which people read their invoices, by the words of the table. */
const overviews: Readonly<Record<string, (site: typeof few) => AskedOverview>> = {
  [afterChange]: () => ({}),
  'first page': () => ({}),
  'last page': (site) => ({ pagina: Math.floor(site.invoices / 50) }),
  overdue: () => ({ staat: 'vervallen' }),
  'of a piece': ofPiece,
  'charged too long': () => ({ alleenTeLang: true }),
  'by amount': () => ({ sorteer: 'totaalPrijs' }),
  '250 of the middle for Excel': (site) => ({ rijen: 250, pagina: site.invoices / 500 }),
}
const lines: Readonly<Record<string, (site: typeof few) => AskedLines>> = {
  'lines of one': (site) => ({ factuurNummer: `${site.locationNo}-V77` }),
  'all lines': () => ({}),
  'lines of a piece': ofPiece,
  'lines charged too long': () => ({ alleenTeLang: true }),
  '1,000 lines for Excel': () => ({ rijen: 1000 }),
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** P12: each way of reading invoices at a location with 1,000 and at one with 25,000, in turns. */
export async function measureInvoices(bench: BenchContext): Promise<readonly Figure[]> {
  const token = await bench.tokenOf('uitvoerder')
  for (const site of [few, many]) await fillInvoices(bench.pool, site.locationNo, site.invoices)
  const timed = async (
    call: typeof invoices.getInvoices | typeof invoices.getInvoiceLines,
    asked: AskedOverview | AskedLines,
    { locationNo: no }: typeof few,
  ) => {
    const began = performance.now()
    await bench.post(call, { gebruikerLogin: 'uitvoerder', materieellocatie: no, ...asked }, token)
    return performance.now() - began
  }
  const figures: Figure[] = []
  const ways = [
    ...Object.entries(overviews).map(([name, ask]) => ({ name, ask, call: invoices.getInvoices })),
    ...Object.entries(lines).map(([name, ask]) => ({ name, ask, call: invoices.getInvoiceLines })),
  ]
  for (const { name, ask, call } of ways) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const [size, site] of [
        ['few', few],
        ['many', many],
      ] as const) {
        if (name === afterChange) await forgetAnswers(bench.pool, 'invoices')
        times[size].push(await timed(call, ask(site), site))
      }
    }
    const [fewMs, manyMs] = [median(times.few), median(times.many)]
    figures.push({
      id: 'P12',
      work: `invoices, ${name}: ${many.invoices} beside ${few.invoices}, ${linesEach} lines each`,
      target: '≤ 2 ×',
      measured: `${manyMs.toFixed(1)} and ${fewMs.toFixed(1)} ms`,
      ok: manyMs <= 2 * fewMs,
      values: { manyMs, fewMs },
    })
  }
  return figures
}
