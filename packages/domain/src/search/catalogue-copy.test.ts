import { expect, it } from 'vitest'
import { type FindableItem, findInCopy, indexOfCopy } from './catalogue-copy.ts'

const item = (materieelSoort: string, omschrijving: string, part: Partial<FindableItem> = {}): FindableItem => ({
  ...{ materieelSoort, kind: 'Materieel', omschrijving, omschrijving2: '', woorden: '', bestelbaar: true },
  ...part,
})

const copy = indexOfCopy([
  item('900001', 'Trilplaat afgedankt', { bestelbaar: false }),
  item('121-100', 'Trilplaat 100 kg', { woorden: 'plaque vibrante wacker' }),
  item('141001', 'Schroefstempel', { omschrijving2: '2×12 zwaar' }),
  item('111018', 'Minigraver 1,8 t'),
])
const find = (typed: string, maximum = 8) =>
  findInCopy(copy, typed, maximum).map(({ item: { materieelSoort }, reason }) => `${materieelSoort} ${reason}`)

it('finds items by number, with and without its hyphen, by name, by a synonym and by what looks like it', () => {
  expect(find('121-100')[0]).toBe('121-100 nummer')
  expect(find('121100')[0]).toBe('121-100 nummer')
  expect(find('minigraver')).toEqual(['111018 tekst'])
  expect(find('wacker')).toEqual(['121-100 synoniem'])
  expect(find('minigrver')).toEqual(['111018 lijkt_op'])
  expect(find('2x12')[0]).toBe('141001 tekst')
})

it('finds a size however it is written, the nearest first', () => {
  const props = indexOfCopy([item('1', 'Stempel 1,5 m'), item('2', 'Stempel 3 m'), item('3', 'Stempel 350 cm')])
  const found = findInCopy(props, 'stempel 3,5 meter', 2).map(({ item: { materieelSoort } }) => materieelSoort)
  expect(found).toEqual(['3', '2'])
})

it('puts what can be ordered first, and stops at as many as are wanted', () => {
  expect(find('trilplaat')).toEqual(['121-100 tekst', '900001 tekst'])
  expect(find('trilplaat', 1)).toEqual(['121-100 tekst'])
})

it('finds nothing for a term that is too short, of punctuation, or unlike everything (R-VAL-12)', () => {
  expect([find('tr'), find('!!!'), find('qqqxyz')]).toEqual([[], [], []])
})
