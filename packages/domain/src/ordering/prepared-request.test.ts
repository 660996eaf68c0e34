import { expect, it } from 'vitest'
import { differencesOf, type PreparedLine } from './prepared-request.ts'

const line = (no: string, count: number, remark = ''): PreparedLine => ({ no, name: `Item ${no}`, count, remark })
const differences = (before: readonly PreparedLine[], after: readonly PreparedLine[]) =>
  differencesOf({ lines: before }, after).map(({ no, was, now }) => [no, was, now])

it('finds nothing where the same things are asked for, in whatever order and on however many lines', () => {
  const before = [line('1', 2), line('2', 3, 'links')]
  expect(differences(before, [line('2', 3, 'links'), line('1', 1), line('1', 1)])).toEqual([])
})

it('finds a quantity that changed, what came and what went', () => {
  const before = [line('1', 2), line('2', 3)]
  expect(differences(before, [line('1', 5), line('3', 1)])).toEqual([
    ['1', 2, 5],
    ['2', 3, 0],
    ['3', 0, 1],
  ])
})

it('finds a remark that changed although the quantity is the same', () => {
  expect(differences([line('1', 2, 'bij de kraan')], [line('1', 2, 'bij de poort')])).toEqual([['1', 2, 2]])
})
