import type { AdminSetting, PlannedSettings } from '@portal/contract/settings.ts'
import { IconAdjustmentsOff, IconEye, IconHistory, IconTransfer } from '@tabler/icons-react'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { loadAdminTexts, useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SettingAreaPanel } from './SettingAreaPanel.tsx'
import { SettingFilters } from './SettingFilters.tsx'
import { shownInPreview } from './setting-drafts.ts'
import { useAppSettings } from './settings.queries.ts'
import { arrangeSettings, isNarrowed, type SettingsView, settingsForm } from './settings-view.ts'
import { type SettingDrafts, useSettingDrafts } from './use-setting-drafts.ts'

const PlannedSettingsPanel = laterPart(async () => {
  const [part] = await Promise.all([import('./PlannedSettings.tsx'), loadAdminTexts()])
  return part.PlannedSettingsPanel
})
const CarryDialog = laterPart(async () => {
  const [part] = await Promise.all([import('./CarryDialog.tsx'), loadAdminTexts()])
  return part.CarryDialog
})
const SaveDialog = laterPart(async () => {
  const [part] = await Promise.all([import('./SaveDialog.tsx'), loadAdminTexts()])
  return part.SaveDialog
})
const PreviewDialog = laterPart(async () => {
  const [part] = await Promise.all([import('./preview/PreviewDialog.tsx'), loadAdminTexts()])
  return part.PreviewDialog
})

/** Every setting of the company, by area (R-ROUTE-66, R-ROLE-15): found, changed, and saved together. */
export function SettingsPage() {
  const text = useText()
  const query = useAppSettings()
  const [view, setView] = useAddressState(settingsForm)
  const [isSaving, setSaving] = useState(false)
  const [isCarrying, setCarrying] = useState(false)
  const [isPreviewing, setPreviewing] = useState(false)
  const editing = useSettingDrafts(query.data, () => setSaving(false))
  const { drafts, faults } = editing
  const faulty = [...drafts.keys()].filter((name) => faults.has(name))
  const show = (part: Partial<SettingsView>) => setView((now) => ({ ...now, ...part }))
  const showDrafts = () => show({ search: '', area: '', kind: '', state: 'drafts' })
  const draftAll = (changes: readonly { readonly name: string; readonly value: unknown }[]) => {
    for (const { name, value } of changes) {
      const item = query.data?.items.find((one) => one.name === name)
      if (item?.editable) editing.change(item, value)
    }
    if (changes.length > 0) showDrafts()
  }
  const takeOver = ({ items }: PlannedSettings) => {
    draftAll(items.map(({ name, value }) => ({ name, value: value ?? null })))
    notify('settings.planToSave')
  }
  /** Goes on once nothing is wrong; else to what is. */
  const whenRight = (goOn: () => void) => {
    if (faulty.length === 0) return goOn()
    showDrafts()
    focusSetting(faulty[0])
  }
  const preview = () => whenRight(() => setPreviewing(true))
  // A key is shown at once; what it finds follows, and the next key does not wait for that.
  const search = useDeferredValue(view.search)
  const { area, kind, state } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes and shows settings does the same at each drawing
  const areas = useMemo(
    () => (
      <Areas items={query.data?.items ?? []} view={{ search, area, kind, state }} onChange={show} editing={editing} />
    ),
    [query.data, search, area, kind, state, drafts, faults],
  )
  return (
    <SettingsFrame
      title={text('page./settings')}
      intro={text('settings.intro')}
      actions={
        <>
          <Button icon={<IconEye />} disabled={query.data === undefined} onClick={preview}>
            {text('preview.open')}
          </Button>
          <Button icon={<IconTransfer />} disabled={query.data === undefined} onClick={() => setCarrying(true)}>
            {text('settings.carry')}
          </Button>
          <ButtonLink to="/settings/geschiedenis" icon={<IconHistory />}>
            {text('settings.history')}
          </ButtonLink>
        </>
      }
    >
      <StateView query={query} skeleton="form" failure="settings.failed">
        {({ items }) => (
          <>
            <Suspense>
              <PlannedSettingsPanel onTakeOver={takeOver} />
            </Suspense>
            <SettingFilters items={items} view={view} onChange={show} />
            {areas}
          </>
        )}
      </StateView>
      {drafts.size > 0 && (
        <SaveBar
          count={drafts.size}
          faulty={faulty.length}
          isShowing={view.state === 'drafts'}
          onShow={showDrafts}
          onDiscard={() => editing.discard([...drafts.keys()])}
          onSave={() => whenRight(() => setSaving(true))}
        />
      )}
      <Suspense>
        {isCarrying && query.data !== undefined && (
          <CarryDialog items={query.data.items} onClose={() => setCarrying(false)} onDifference={draftAll} />
        )}
        {isPreviewing && query.data !== undefined && (
          <PreviewDialog {...shownInPreview(query.data.items, drafts)} onClose={() => setPreviewing(false)} />
        )}
        {isSaving && drafts.size > 0 && (
          <SaveDialog
            items={query.data?.items ?? []}
            drafts={drafts}
            busy={editing.isSaving}
            onClose={() => setSaving(false)}
            onSave={editing.save}
          />
        )}
      </Suspense>
      <LeaveGuard active={drafts.size > 0}>{text('settings.leaveText', { count: drafts.size })}</LeaveGuard>
    </SettingsFrame>
  )
}

/** Once its area stands open; the address follows a moment later. */
function focusSetting(name: string | undefined): void {
  if (name !== undefined) requestAnimationFrame(() => document.getElementById(`field-${name}`)?.focus())
}

interface AreasProps {
  readonly items: readonly AdminSetting[]
  readonly view: SettingsView
  readonly onChange: (part: Partial<SettingsView>) => void
  readonly editing: SettingDrafts
}

/** What is left of more settings than these is too much to read: its areas stay closed, so that a first letter is quick. */
const mostOpened = 60

/** An area that is asked for, or what is left of one after narrowing, stands open; the others are a tap away. */
function Areas({ items, view, onChange, editing }: AreasProps) {
  const text = useText()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const areas = arrangeSettings(items, { view, drafts: editing.drafts }, text)
  const left = areas.reduce((sum, part) => sum + part.items.length, 0)
  const opens = view.area !== '' || (isNarrowed(view) && left <= mostOpened)
  const toggle = (area: string) =>
    setToggled((now) => new Set(now.has(area) ? [...now].filter((one) => one !== area) : [...now, area]))
  if (areas.length === 0)
    return (
      <EmptyState
        icon={<IconAdjustmentsOff />}
        title={text('settings.noMatch')}
        action={
          <Button onClick={() => onChange({ search: '', area: '', kind: '', state: '' })}>
            {text('settings.clearFilters')}
          </Button>
        }
      />
    )
  return (
    <div>
      {areas.map((part) => (
        <SettingAreaPanel
          key={part.area}
          part={part}
          open={opens !== toggled.has(part.area)}
          onToggle={() => toggle(part.area)}
          editing={editing}
        />
      ))}
    </div>
  )
}
