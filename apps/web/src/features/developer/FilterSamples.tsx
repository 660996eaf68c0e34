import { useState } from 'react'
import { FilterSidebar } from '../../ui/filters/FilterSidebar.tsx'
import type { FilterView } from '../../ui/filters/filter-view.ts'

const brands = ['Atlas', 'Bosch', 'Hilti', 'Kärcher', 'Makita']

export function FilterSamples() {
  const [range, setRange] = useState<readonly [number, number]>([3, 20])
  const [heights, setHeights] = useState<readonly number[]>([6.2])
  const [bulk, setBulk] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(['Hilti'])
  const [shown, setShown] = useState(3)
  const filters: readonly FilterView[] = [
    {
      kind: 'values',
      key: 'height',
      label: 'Platformhoogte',
      options: [4.2, 5.2, 6.2, 8.2].map((number) => ({
        number,
        label: `${String(number).replace('.', ',')} m`,
        checked: heights.includes(number),
      })),
    },
    { kind: 'range', key: 'reach', label: 'Werkhoogte (m)', min: 2, max: 42, chosen: range },
    { kind: 'switch', key: 'bulk', label: 'Bulkmateriaal', checked: bulk, count: 14 },
    {
      kind: 'options',
      key: 'brand',
      label: 'Merk',
      shown,
      atFirst: 3,
      options: brands.map((name, place) => ({
        key: name,
        label: name,
        count: 40 - place * 7,
        checked: chosen.includes(name),
      })),
    },
  ]
  return (
    <FilterSidebar
      filters={filters}
      resultCount={37}
      actions={{
        onRange: (_key, ends) => setRange(ends),
        onValue: (_key, number, checked) =>
          setHeights(checked ? [...heights, number] : heights.filter((other) => other !== number)),
        onSwitch: (_key, checked) => setBulk(checked),
        onOption: (_key, option, checked) =>
          setChosen(checked ? [...chosen, option] : chosen.filter((name) => name !== option)),
        onShown: (_key, all) => setShown(all ? brands.length : 3),
        onClear: () => {
          setRange([2, 42])
          setHeights([])
          setBulk(false)
          setChosen([])
        },
      }}
    />
  )
}
