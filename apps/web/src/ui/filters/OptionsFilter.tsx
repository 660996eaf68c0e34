import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import classes from './FilterSidebar.module.css'
import type { OptionsView } from './filter-view.ts'
import { useTapped } from './use-tapped.ts'

interface OptionsFilterProps {
  readonly view: OptionsView
  readonly onOption: (option: string, checked: boolean) => void
  readonly onShown: (all: boolean) => void
}

const searchAbove = 10

export function OptionsFilter({ view, onOption, onShown }: OptionsFilterProps) {
  const text = useText()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const [tapped, tap] = useTapped(view)
  const { options, shown, atFirst } = view
  const all = shown >= options.length
  const wanted = normalizeSearchText(search)
  const visible = options.filter(
    (option, place) => option.checked || (place < shown && normalizeSearchText(option.label).includes(wanted)),
  )
  return (
    <fieldset className={classes.group}>
      <legend>{view.label}</legend>
      {all && options.length > searchAbove && (
        <input
          className={classes.find}
          type="search"
          aria-label={text('table.filterColumn', { column: view.label })}
          placeholder={text('table.filterColumn', { column: view.label })}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul>
        {visible.map((option) => (
          <li key={option.key}>
            <label className={classes.option}>
              <input
                type="checkbox"
                checked={tapped?.key === option.key ? tapped.checked : option.checked}
                onChange={(event) => {
                  tap({ key: option.key, checked: event.currentTarget.checked })
                  onOption(option.key, event.currentTarget.checked)
                }}
              />
              <span className={classes.optionLabel}>{option.label}</span>
              <span className={classes.count}>{format.number(option.count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {(!all || shown > atFirst) && options.length > atFirst && (
        <Button kind="quiet" small aria-expanded={all} onClick={() => onShown(!all)}>
          {all ? text('filters.showLess') : text('filters.showAll', { count: options.length })}
        </Button>
      )}
    </fieldset>
  )
}
