import { expect, it } from 'vitest'
import { answersToDrop, isAnswerTooOld } from './answers-to-drop.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const dayMs = 86_400_000
const of = (name: string, at: number, characters = 1000) => ({ name, at, characters })
const dropped = (kept: readonly ReturnType<typeof of>[]) => answersToDrop(kept, now).map(({ name }) => name)

it('keeps an answer for seven days and no longer', () => {
  expect(dropped([of('kept', now - 7 * dayMs), of('old', now - 7 * dayMs - 1)])).toEqual(['old'])
  expect([isAnswerTooOld(now - 7 * dayMs, now), isAnswerTooOld(now - 7 * dayMs - 1, now)]).toEqual([false, true])
})

it('keeps the sixty newest, whatever their order', () => {
  const many = Array.from({ length: 61 }, (_, age) => of(`${age}`, now - age * 1000))
  expect(dropped(many.toReversed())).toEqual(['60'])
  expect(dropped(many.slice(0, 60))).toEqual([])
})

it('keeps the newest that hold eight million characters together', () => {
  const newest = of('newest', now, 5_000_000)
  const fits = of('fits', now - 1, 3_000_000)
  expect(dropped([fits, newest])).toEqual([])
  expect(dropped([of('oldest', now - 2, 1), fits, newest])).toEqual(['oldest'])
})

it('keeps nothing that is too large by itself', () => {
  expect(dropped([of('huge', now, 8_000_001)])).toEqual(['huge'])
})
