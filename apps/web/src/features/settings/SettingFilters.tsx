import type { AdminSetting } from '@portal/contract/settings.ts'
import { settingAreas, settingKinds } from '@portal/domain/settings/setting-entry.ts'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import classes from './Settings.module.css'
import { areaName } from './setting-words.ts'
import { type SettingsView, type ShownState, shownStates } from './settings-view.ts'

interface SettingFiltersProps {
  readonly items: readonly AdminSetting[]
  readonly view: SettingsView
  readonly onChange: (part: Partial<SettingsView>) => void
}

/** Search by name, label and group; narrow by area, kind and state. */
export function SettingFilters({ items, view, onChange }: SettingFiltersProps) {
  const text = useText()
  const count = (area: string) => items.filter((item) => item.area === area).length
  return (
    <Row as="search" gap={2} wrap className={classes.filters}>
      <SearchInput
        label={text('settings.search')}
        value={view.search}
        maxLength={100}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <select
        aria-label={text('settings.area')}
        value={view.area}
        onChange={(event) => onChange({ area: event.currentTarget.value })}
      >
        <option value="">{text('settings.allAreas')}</option>
        {settingAreas.map((area) => (
          <option key={area} value={area}>{`${areaName(area, text)} (${count(area)})`}</option>
        ))}
      </select>
      <select
        aria-label={text('settings.kind')}
        value={view.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
      >
        <option value="">{text('settings.allKinds')}</option>
        {settingKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`settings.kind.${kind}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={text('settings.state')}
        value={view.state}
        // The values are those of the list.
        onChange={(event) => onChange({ state: event.currentTarget.value as ShownState | '' })}
      >
        <option value="">{text('settings.allStates')}</option>
        {shownStates.map((state) => (
          <option key={state} value={state}>
            {text(`settings.state.${state}`)}
          </option>
        ))}
      </select>
    </Row>
  )
}
