import { search } from '@portal/contract/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { sql } from '../../platform/db/query.ts'
import { startTestSync, type TestSync } from '../sync/test/start-test-sync.ts'
import { type NewQuery, placeAmong, readNewQueries } from './test/known-queries.ts'

const all = readNewQueries()

let simulator: Simulator
let test: TestSync
let dutchNames: ReadonlyMap<string, string>
beforeAll(async () => {
  simulator = await startSimulator({ scale: 1 })
  test = await startTestSync(simulator)
  const mirrors = ['units', 'categories', 'items', 'synonyms', 'translations', 'technicalProperties'] as const
  await test.sync.run(test.parts, { mirrors, mode: 'compare' })
  const { rows } = await test.portal.db.execute<{ no: string; description: string }>(
    sql`select no, description from erp_items`,
  )
  dutchNames = new Map(rows.map(({ no, description }) => [no, description]))
})
afterAll(async () => {
  await test.close()
  await simulator.stop()
})

/** The Dutch names of the first five that somebody finds in their language. */
async function find({ typed, language }: NewQuery): Promise<readonly string[]> {
  const input = { term: typed, maximum: 5 }
  const { answer } = await test.portal.post(search.getSuggestions, input, { headers: { 'accept-language': language } })
  return answer.items.map(({ materieelSoort, omschrijving }) => dutchNames.get(materieelSoort) ?? omschrijving)
}

async function measure(queries: readonly NewQuery[]) {
  const misses: string[] = []
  let [first, fifth] = [0, 0]
  for (const query of queries) {
    const found = await find(query)
    const place = placeAmong(found, query)
    if (place === 0) first += 1
    if (place >= 0) fifth += 1
    if (place !== 0) misses.push(`${query.typed}: ${query.meant[0]} at ${place}; ${found.join(' · ')}`)
  }
  return { first: first / queries.length, fifth: fifth / queries.length, misses: misses.join('\n') }
}

describe('queries that were written before the search was mended', () => {
  it('mean something that the catalogue has', () => {
    const names = [...dutchNames.values()]
    expect(all).toHaveLength(300)
    expect(all.filter((query) => placeAmong(names, query) < 0).map(({ typed }) => typed)).toEqual([])
  })

  it.each([
    ['that it was mended with', false],
    ['that was kept apart', true],
  ] as const)('of the part %s find what is meant first for nine of ten, in five for 97 of 100', async (_, isUnseen) => {
    const { first, fifth, misses } = await measure(all.filter((query) => query.isUnseen === isUnseen))
    console.log(`new queries: first ${(first * 100).toFixed(1)} %, in the first five ${(fifth * 100).toFixed(1)} %`)
    expect(first, misses).toBeGreaterThanOrEqual(0.9)
    expect(fifth, misses).toBeGreaterThanOrEqual(0.97)
  })
})
