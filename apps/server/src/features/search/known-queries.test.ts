import { search } from '@portal/contract/search.ts'
import { findInCopy, indexOfCopy } from '@portal/domain/search/catalogue-copy.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { buildPerson } from '../../../test/builders.ts'
import { startTestSync, type TestSync } from '../sync/test/start-test-sync.ts'
import { type KnownQuery, placeAmong, readKnownQueries } from './test/known-queries.ts'

const known = readKnownQueries()

/** A tenth may find what is meant further down, a fiftieth beyond the fifth place. */
const firstShare = 0.9
const fifthShare = 0.98

let simulator: Simulator
let test: TestSync
beforeAll(async () => {
  simulator = await startSimulator({ scale: 1 })
  test = await startTestSync(simulator)
  const mirrors = ['units', 'categories', 'items', 'synonyms', 'translations', 'technicalProperties'] as const
  await test.sync.run(test.parts, { mirrors, mode: 'compare' })
})
afterAll(async () => {
  await test.close()
  await simulator.stop()
})

/** The place of what was meant among the first five, from 0; -1 when it is not there. */
async function placeOf(query: KnownQuery): Promise<{ place: number; found: readonly string[] }> {
  const input = { term: query.typed, maximum: 5 }
  const { answer } = await test.portal.post(search.getSuggestions, input, { headers: { 'accept-language': 'nl-NL' } })
  const found = answer.items.map(({ omschrijving }) => omschrijving)
  return { place: placeAmong(found, query), found }
}

describe('the search of a rental company', () => {
  it('finds as much in the copy that a browser keeps for a time without a connection', async () => {
    const { userName } = await buildPerson(test.portal)
    const { answer } = await test.portal.post(search.getCatalogueCopy, {}, { as: userName })
    const copy = indexOfCopy(answer.items)
    let [first, fifth] = [0, 0]
    for (const query of known) {
      const place = placeAmong(
        findInCopy(copy, query.typed, 5).map(({ item }) => item.omschrijving),
        query,
      )
      if (place === 0) first += 1
      if (place >= 0) fifth += 1
    }
    const share = (count: number) => `${((count / known.length) * 100).toFixed(1)} %`
    console.log(`copy: ${answer.items.length} items, ${JSON.stringify(answer).length} characters`)
    console.log(`copy: first ${share(first)}, in the first five ${share(fifth)}`)
    expect(answer.items).toHaveLength(answer.totaal)
    expect(first / known.length).toBeGreaterThanOrEqual(firstShare)
    expect(fifth / known.length).toBeGreaterThanOrEqual(fifthShare)
  })

  it('finds what site people mean first for nine of ten of their queries, and in the first five for nearly all', async () => {
    expect(known.length).toBeGreaterThanOrEqual(300)
    const misses: string[] = []
    let [first, fifth] = [0, 0]
    for (const query of known) {
      const { place, found } = await placeOf(query)
      if (place === 0) first += 1
      if (place >= 0) fifth += 1
      if (place !== 0) misses.push(`${query.typed}: ${query.meant[0]} at ${place}; ${found.slice(0, 3).join(' · ')}`)
    }
    const share = (count: number) => `${((count / known.length) * 100).toFixed(1)} %`
    console.log(`search: ${known.length} queries, first ${share(first)}, in the first five ${share(fifth)}`)
    expect(first / known.length, misses.join('\n')).toBeGreaterThanOrEqual(firstShare)
    expect(fifth / known.length, misses.join('\n')).toBeGreaterThanOrEqual(fifthShare)
  })
})
