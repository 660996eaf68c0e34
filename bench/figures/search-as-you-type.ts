import { search } from '@portal/contract/search.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { type LoadResult, load, repeat } from '../load.ts'
import { listTerms } from '../search-terms.ts'

const connections = 32

/** P2: first 50 suggestions against one indexed query of 50 rows by the driver alone. */
export async function measureSearch(bench: BenchContext): Promise<readonly Figure[]> {
  const terms = await listTerms(bench.pool)
  const url = bench.stack.portalUrl + search.getSuggestions.path
  const languages = ['nl-NL', 'de-DE', 'fr-FR', 'en-US']
  const bodies = terms.map((term) => JSON.stringify({ term, maximum: 50 }))
  const run = (language: string) =>
    load({ url, connections, seconds: bench.seconds, headers: { 'accept-language': language }, bodies })
  const { rows } = await bench.pool.query<{ code: string }>(
    'select category_code as code from erp_items group by 1 having count(*) >= 50',
  )
  const query = {
    name: 'yardstick',
    text: 'select kind, no, description, category_code, unit_code, price_type from erp_items where category_code = $1 limit 50',
  }
  const yardstick = () =>
    repeat(connections, bench.seconds / 2, async (round) => {
      await bench.pool.query({ ...query, values: [rows[round % rows.length]?.code] })
    })
  const ours = []
  const bare = []
  for (const language of languages) {
    bare.push(await yardstick())
    ours.push(await run(language))
  }
  const mean = (rounds: readonly LoadResult[]) => rounds.reduce((sum, one) => sum + one.perSecond, 0) / rounds.length
  const perSecond = mean(ours)
  const p99Ms = Math.max(...ours.map((one) => one.p99Ms))
  const failures = ours.reduce((sum, one) => sum + one.failures, 0)
  const ratio = perSecond / mean(bare)
  return [
    {
      id: 'P2',
      work: `search as you type, ${terms.length} terms, 4 languages`,
      target: '≥ 0.70 of one indexed query, p99 ≤ 60 ms',
      measured: `${ratio.toFixed(2)}, ${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(0)} ms, ${failures} failed`,
      ok: ratio >= 0.7 && p99Ms <= 60 && failures === 0,
      values: { ratio, perSecond, p99Ms, failures, bare: mean(bare) },
    },
  ]
}
