import { memo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './FilterSidebar.module.css'
import { type FilterActions, type FilterView, isOn } from './filter-view.ts'
import { OptionsFilter } from './OptionsFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { useTapped } from './use-tapped.ts'
import { ValuesFilter } from './ValuesFilter.tsx'

interface FilterListProps {
  readonly filters: readonly FilterView[]
  readonly actions: FilterActions
}

/** So few are not worth a fold. */
const foldedFrom = 4

/** Every filter of a list: those by which somebody chooses on top, the others folded as long as none of them is used. */
export function FilterList({ filters, actions }: FilterListProps) {
  const text = useText()
  const parts = (some: readonly FilterView[]) =>
    some.map((filter) => <FilterPart key={filter.key} filter={filter} actions={actions} />)
  const others = filters.filter(({ leading }) => leading !== true)
  if (others.length < foldedFrom || others.length === filters.length) return parts(filters)
  return (
    <>
      {parts(filters.filter(({ leading }) => leading === true))}
      <details className={classes.more} open={others.some(isOn)}>
        <summary>{text('filters.more', { count: others.length })}</summary>
        {parts(others)}
      </details>
    </>
  )
}

interface FilterPartProps {
  readonly filter: FilterView
  readonly actions: FilterActions
}

/** One filter; drawn again only when it changed itself, because a catalogue has dozens. */
const FilterPart = memo(function FilterPart({ filter, actions }: FilterPartProps) {
  const format = useFormat()
  const [tapped, tap] = useTapped(filter)
  if (filter.kind === 'range') {
    return <RangeFilter view={filter} onRange={(chosen) => actions.onRange(filter.key, chosen)} />
  }
  if (filter.kind === 'values') {
    return <ValuesFilter view={filter} onValue={(number, checked) => actions.onValue(filter.key, number, checked)} />
  }
  if (filter.kind === 'options') {
    return (
      <OptionsFilter
        view={filter}
        onOption={(option, checked) => actions.onOption(filter.key, option, checked)}
        onShown={(all) => actions.onShown(filter.key, all)}
      />
    )
  }
  return (
    <label className={`${classes.option} ${classes.single}`}>
      <input
        type="checkbox"
        checked={tapped?.checked ?? filter.checked}
        onChange={(event) => {
          tap({ key: filter.key, checked: event.currentTarget.checked })
          actions.onSwitch(filter.key, event.currentTarget.checked)
        }}
      />
      <span className={classes.optionLabel}>{filter.label}</span>
      <span className={classes.count}>{format.number(filter.count)}</span>
    </label>
  )
})
