import { trigramsOf, wordLikeness } from '@portal/domain/search/word-likeness.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('finds a word as like another as PostgreSQL does', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 })
  const pairs = fc.sample(fc.tuple(word, word), 3000)
  const { rows } = await portal.open.database.pool.query<{ likeness: number }>(
    `select word_similarity(typed, word)::float8 as likeness
     from unnest($1::text[], $2::text[]) with ordinality as p(typed, word, at) order by at`,
    [pairs.map(([typed]) => typed), pairs.map(([, own]) => own)],
  )
  const differing = pairs.filter(([typed, own], at) => {
    const ours = wordLikeness(new Set(trigramsOf(typed)), trigramsOf(own))
    return Math.abs(ours - (rows[at]?.likeness ?? -1)) > 1e-6
  })
  expect(rows.length).toBe(pairs.length)
  expect(differing).toEqual([])
})
