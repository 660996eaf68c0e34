import { describe, expect, it } from 'vitest'
import { startFilters } from './build-filters.ts'
import { chooseOption, chooseValue, setRange } from './choose-filter.ts'
import { readFilters, writeFilters } from './filter-address.ts'
import type { FilterableItem, FilterableProperty } from './filter-types.ts'
import { propertyKey, propertyOptionKey } from './item-facts.ts'
import { filteredItems } from './narrow-filters.ts'

const property = (label: string, text: string, waarde: number | null = null): FilterableProperty => ({
  label,
  text,
  filterSoort: waarde === null ? 'Option' : 'Numeric',
  waarde,
  labelTranslations: {},
  textTranslations: {},
})

function scaffold(height: number, energy: string, week = height * 10): FilterableItem & { readonly height: number } {
  const technischeGegevens = [property('Max. werkhoogte', `${height} m`, height), property('Énergie', energy)]
  return { height, priceType: 'Verhuur', toonPrijs: true, huurPrijs: 0, huurPrijsWeek: week, technischeGegevens }
}

const taken = ['zoek', 'pagina']
const items = [scaffold(4.2, 'Diesel'), scaffold(6.2, 'Accu'), scaffold(8.2, 'Diesel / accu'), scaffold(6.2, 'Diesel')]
const start = startFilters(items, { locale: 'nl-NL', technicalLabels: [] })
const height = propertyKey('Max. werkhoogte')
const asked = (address: ReturnType<typeof writeFilters>) =>
  Object.fromEntries(Object.entries(address).filter(([, text]) => text !== ''))
const heights = (address: Readonly<Record<string, string>>) =>
  filteredItems(readFilters(start, address, taken)).map((item) => item.height)

describe('filters in an address', () => {
  it('say numbers and words as a person writes them, and give the same again', () => {
    let state = chooseValue(start, height, { number: 6.2, checked: true })
    state = chooseValue(state, height, { number: 4.2, checked: true })
    state = chooseOption(state, propertyOptionKey('Énergie', 'Diesel'), true)
    const address = asked(writeFilters(state, taken))
    expect(address).toEqual({ 'max.-werkhoogte': '4,2~6,2', energie: 'diesel' })
    expect(heights(address)).toEqual([4.2, 6.2])
  })

  it('say a range by its ends', () => {
    const state = setRange(start, 'huurPrijsWeek', [50, 70.5])
    expect(asked(writeFilters(state, taken))).toEqual({ 'huur-per-week': '50-70,5' })
    expect(heights({ 'huur-per-week': '50-70,5' })).toEqual([6.2, 6.2])
  })

  it('have an empty word for what is not chosen, so that it leaves the address', () => {
    expect(writeFilters(start, taken)).toMatchObject({ 'max.-werkhoogte': '', energie: '', 'huur-per-week': '' })
  })

  it('take no name of another part of the address, and none twice', () => {
    const label = { ...scaffold(1, 'a'), technischeGegevens: [property('Zoek', 'x'), property('zoek!', 'y')] }
    const state = startFilters([label], { locale: 'nl-NL', technicalLabels: [] })
    expect(Object.keys(writeFilters(state, taken)).slice(0, 2)).toEqual(['zoek-2', 'zoek-3'])
  })

  it('keep what was chosen first in front', () => {
    let state = chooseOption(start, propertyOptionKey('Énergie', 'Diesel'), true)
    state = chooseOption(state, propertyOptionKey('Énergie', 'Accu'), true)
    const address = asked(writeFilters(state, taken))
    expect(address).toEqual({ energie: 'diesel~accu' })
    expect(readFilters(start, address, taken).chosen).toEqual(state.chosen)
  })

  it('pass over what no filter has', () => {
    expect(heights({ kleur: 'rood', energie: 'stoom', 'max.-werkhoogte': '7~x' })).toHaveLength(4)
  })
})

describe('numbers to choose', () => {
  it('are those that items have, with how many, and several may be chosen', () => {
    const filter = start.filters.find(({ key }) => key === height)
    expect(filter).toMatchObject({
      values: [
        { number: 4.2, itemCount: 1 },
        { number: 6.2, itemCount: 2 },
        { number: 8.2, itemCount: 1 },
      ],
    })
    const state = chooseValue(chooseValue(start, height, { number: 4.2, checked: true }), height, {
      number: 8.2,
      checked: true,
    })
    expect(filteredItems(state).map((item) => item.height)).toEqual([4.2, 8.2])
  })

  it('count what the other filters leave', () => {
    const state = chooseOption(start, propertyOptionKey('Énergie', 'Accu'), true)
    const filter = state.filters.find(({ key }) => key === height)
    expect(filter?.kind === 'numeric' && filter.values.map(({ itemCount }) => itemCount)).toEqual([0, 1, 0])
  })

  it('take the place of a range, and a range theirs', () => {
    const value = chooseValue(start, height, { number: 4.2, checked: true })
    const range = setRange(value, height, [6, 9])
    expect(filteredItems(range)).toHaveLength(3)
    expect(filteredItems(chooseValue(range, height, { number: 4.2, checked: true }))).toHaveLength(1)
  })

  it('are a range where they are many', () => {
    const many = Array.from({ length: 13 }, (_, place) => scaffold(place + 1, 'Diesel'))
    const filter = startFilters(many, { locale: 'nl-NL', technicalLabels: [] }).filters[0]
    expect(filter).toMatchObject({ kind: 'numeric', values: [] })
  })
})
