import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { parseDecimal } from '../../lib/parse-decimal.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../Layout.tsx'
import classes from './FilterSidebar.module.css'
import type { RangeView } from './filter-view.ts'

interface RangeFilterProps {
  readonly view: RangeView
  readonly onRange: (chosen: readonly [number, number]) => void
}

/** Two ends to drag or to type; a typed number outside the range becomes its end. */
export function RangeFilter({ view, onRange }: RangeFilterProps) {
  const text = useText()
  const format = useFormat()
  const { min, max, chosen, decimals = 0 } = view
  const [typed, setTyped] = useState<readonly [string | null, string | null]>([null, null])
  const step = 10 ** -decimals
  const set = (end: 0 | 1, value: number) => {
    const inside = Math.min(Math.max(value, min), max)
    onRange(end === 0 ? [Math.min(inside, chosen[1]), chosen[1]] : [chosen[0], Math.max(inside, chosen[0])])
  }
  const finish = (end: 0 | 1) => {
    const value = typed[end] === null ? null : parseDecimal(typed[end])
    setTyped([null, null])
    if (value !== null) set(end, value)
  }
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
  const ends = [
    { end: 0, name: text('filters.rangeFrom') },
    { end: 1, name: text('filters.rangeTo') },
  ] as const
  return (
    <fieldset className={classes.group}>
      <legend>{view.label}</legend>
      <div
        className={classes.slider}
        // CSS variables are no properties that React's type of a style knows.
        style={{ '--from': share(chosen[0]), '--to': share(chosen[1]) } as React.CSSProperties}
      >
        {ends.map(({ end, name }) => (
          <input
            key={end}
            type="range"
            aria-label={`${view.label}: ${name}`}
            min={min}
            max={max}
            step={step}
            value={chosen[end]}
            onChange={(event) => set(end, Number(event.currentTarget.value))}
          />
        ))}
      </div>
      <Stack gap={3} className={classes.ends}>
        {ends.map(({ end, name }) => (
          <label key={end}>
            <span>{name}</span>
            <input
              inputMode="decimal"
              value={typed[end] ?? format.number(chosen[end], decimals)}
              onChange={(event) => {
                const value = event.currentTarget.value
                setTyped(end === 0 ? [value, typed[1]] : [typed[0], value])
              }}
              onBlur={() => finish(end)}
              onKeyDown={(event) => event.key === 'Enter' && finish(end)}
            />
          </label>
        ))}
      </Stack>
    </fieldset>
  )
}
