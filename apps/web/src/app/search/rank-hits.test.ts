import { describe, expect, it } from 'vitest'
import type { SearchHit } from '../../shared/records/found-hits.ts'
import { nearestFirst, rankGroups } from './rank-hits.ts'

const hit = (name: string, ...numbers: string[]): SearchHit => ({ key: name, name, detail: '', to: '/', numbers })
const items = { title: 'items', hits: [hit('Mobiele kraan', '110'), hit('Kraanbaan', '111')] }
const places = { title: 'places', hits: [hit('Kraanvogelstraat', '10001'), hit('De Waterlinie', '10002')] }
const invoices = { title: 'invoices', hits: [hit('Factuur VF-660011', 'VF-660011'), hit('Factuur VF-110', 'VF-110')] }
const screens = { title: 'screens', hits: [hit('Facturen'), hit('Aanvragen')] }
const first = (typed: string) => {
  const [group] = rankGroups([items, places, invoices, screens], typed)
  return `${group?.title}: ${group?.hits[0]?.name}`
}

describe('what somebody typed comes first', () => {
  it.each([
    ['facturen', 'screens: Facturen'],
    ['AANVRAGEN', 'screens: Aanvragen'],
    ['vf-660011', 'invoices: Factuur VF-660011'],
    ['VF660011', 'invoices: Factuur VF-660011'],
    ['660011', 'invoices: Factuur VF-660011'],
    ['10002', 'places: De Waterlinie'],
  ])('when %s is a whole name or number', (typed, expected) => {
    expect(first(typed)).toBe(expected)
  })

  it('when it is whole words of a name, before names that only begin so', () => {
    expect(first('kraan')).toBe('items: Mobiele kraan')
    expect(first('waterlinie')).toBe('places: Kraanvogelstraat')
    expect(rankGroups([items, places], 'waterlinie')[0]?.title).toBe('places')
  })

  it('when it is another word for it', () => {
    const words = { ...hit('Facturen'), words: 'rekening nota' }
    expect(rankGroups([items, { title: 'screens', hits: [hit('Rekeningnummers'), words] }], 'nota')[0]?.title).toBe(
      'screens',
    )
    expect(nearestFirst([hit('Notabene'), words], 'nota').map(({ name }) => name)).toEqual(['Facturen', 'Notabene'])
  })

  it('when a name begins with it, before what is only like it', () => {
    expect(first('aanvr')).toBe('screens: Facturen')
    expect(rankGroups([items, screens], 'aanvr')[0]?.title).toBe('screens')
  })

  it('with what was found as near in the order in which it was found', () => {
    expect(rankGroups([items, invoices], '110').map(({ title }) => title)).toEqual(['items', 'invoices'])
    expect(rankGroups([items, places, screens], '').map(({ title }) => title)).toEqual(['items', 'places', 'screens'])
  })
})
