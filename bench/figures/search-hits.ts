import { search } from '@portal/contract/search.ts'
import { placeAmong, readKnownQueries } from '../../apps/server/src/features/search/test/known-queries.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'

const firstShare = 0.9
const fiveShare = 0.98

/** P14: how often what site people mean is found first, and among the first five; the same on every machine. */
export async function measureSearchHits(bench: BenchContext): Promise<readonly Figure[]> {
  const known = readKnownQueries()
  const places: number[] = []
  for (const query of known) {
    const { items } = await bench.post(search.getSuggestions, { term: query.typed, maximum: 5 })
    const place = placeAmong(
      items.map(({ omschrijving }) => omschrijving),
      query,
    )
    if (place !== 0) console.log(`${query.typed}: ${query.meant[0]} ${place < 0 ? 'not found' : `at ${place + 1}`}`)
    places.push(place)
  }
  const first = places.filter((place) => place === 0).length / known.length
  const five = places.filter((place) => place >= 0).length / known.length
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    {
      id: 'P14',
      work: `what is meant is found, ${known.length} queries of site people`,
      target: `first ≥ ${percent(firstShare)}, in five ≥ ${percent(fiveShare)}`,
      measured: `first ${percent(first)}, in five ${percent(five)}`,
      ok: first >= firstShare && five >= fiveShare,
      values: { queries: known.length, first, five },
    },
  ]
}
