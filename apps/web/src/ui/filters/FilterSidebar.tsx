import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../Modal.tsx'
import { useNarrowScreen } from '../use-narrow-screen.ts'
import classes from './FilterSidebar.module.css'
import type { FilterActions, FilterView } from './filter-view.ts'
import { OptionsFilter } from './OptionsFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { useTapped } from './use-tapped.ts'

interface FilterSidebarProps {
  readonly filters: readonly FilterView[]
  readonly actions: FilterActions
  /** How many things are left with these filters. */
  readonly resultCount: number
}

/** Filters beside a list; on a phone a button opens them as a sheet that says how many results there are. */
export function FilterSidebar({ filters, actions, resultCount }: FilterSidebarProps) {
  const text = useText()
  const narrow = useNarrowScreen()
  const [open, setOpen] = useState(false)
  const active = filters.filter(isOn).length
  const list = <FilterList filters={filters} actions={actions} />
  if (!narrow) {
    return (
      <aside className={classes.side} aria-label={text('filters.title')}>
        <div className={classes.head}>
          <h2>{text('filters.title')}</h2>
          {active > 0 && (
            <Button kind="quiet" small onClick={actions.onClear}>
              {text('action.clear')}
            </Button>
          )}
        </div>
        {list}
      </aside>
    )
  }
  return (
    <>
      <Button icon={<IconAdjustmentsHorizontal />} onClick={() => setOpen(true)}>
        {active === 0 ? text('filters.title') : `${text('filters.title')} (${active})`}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={text('filters.title')}
        shape="sheet"
        footer={
          <>
            <Button onClick={actions.onClear}>{text('action.clear')}</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {text('filters.apply', { count: resultCount })}
            </Button>
          </>
        }
      >
        {list}
      </Modal>
    </>
  )
}

function isOn(filter: FilterView): boolean {
  if (filter.kind === 'range') return filter.chosen[0] > filter.min || filter.chosen[1] < filter.max
  return filter.kind === 'switch' ? filter.checked : filter.options.some((option) => option.checked)
}

function FilterList({ filters, actions }: Pick<FilterSidebarProps, 'filters' | 'actions'>) {
  return filters.map((filter) => <FilterPart key={filter.key} filter={filter} actions={actions} />)
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
