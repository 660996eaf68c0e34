import { type SettingHistoryRow, settings } from '@portal/contract/settings.ts'
import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import { settingKeys } from '@portal/domain/settings/catalogue.ts'
import { IconHistory } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '../../lib/call.ts'
import { notify } from '../../lib/notifications.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { type Text, useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { readPages } from '../../shared/administration/read-pages.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { useTableState } from '../../ui/table/use-table-state.ts'
import { historyColumns, historyValue } from './history-columns.tsx'
import { settingName } from './setting-words.ts'

const reasonLength = 250
/** What the search can send at once. */
const mostNames = 300

const form = {
  read: (params: Readonly<Record<string, unknown>>) => (typeof params.instelling === 'string' ? params.instelling : ''),
  write: (name: string) => ({ instelling: name || undefined }),
}

/** The settings whose label has these words: the server knows their names only. */
function namesOf(search: string, text: Text): string[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  const found = settingKeys.filter((name) => {
    const label = normalizeSearchText(`${name} ${name.replaceAll('_', ' ')} ${settingName(name, text)}`)
    return words.every((word) => label.includes(word))
  })
  return found.slice(0, mostNames)
}

/** Who changed which setting, from what to what and why, with the way back for the last change of each. */
export function SettingHistoryPage() {
  const text = useText()
  const [name, setName] = useAddressState(form)
  const [state, setState] = useTableState()
  const [undoing, setUndoing] = useState<SettingHistoryRow | null>(null)
  const preferences = usePreferences()
  const zoekterm = state.search.slice(0, 100)
  const asked = { ...(name === '' ? {} : { naam: name }), zoekterm, namen: namesOf(zoekterm, text) }
  const query = useCall(
    settings.getSettingHistory,
    { ...asked, pagina: state.page, rijen: state.pageSize ?? preferences.pageSize },
    { keepLast: true },
  )
  const columns = useMemo(() => historyColumns(text, setUndoing), [text])
  const chip = { key: name, label: settingName(name, text), onRemove: () => setName(() => '') }
  return (
    <SettingsFrame title={text('page./settings/geschiedenis')} intro={text('settings.historyIntro')}>
      <Chips chips={name === '' ? [] : [chip]} onClear={() => setName(() => '')} />
      <StateView query={query} skeleton="table" failure="settings.historyFailed">
        {({ items, totaal }) => (
          <DataTable
            label={text('page./settings/geschiedenis')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.id}
            state={state}
            onState={setState}
            served={{
              total: totaal,
              readAll: (onRead) => readPages((page) => call(settings.getSettingHistory, { ...asked, ...page }), onRead),
            }}
            empty={
              <EmptyState
                icon={<IconHistory />}
                title={text(zoekterm === '' && name === '' ? 'settings.historyEmpty' : 'settings.historyNoMatch')}
              />
            }
          />
        )}
      </StateView>
      {undoing !== null && <UndoDialog row={undoing} onClose={() => setUndoing(null)} />}
    </SettingsFrame>
  )
}

function UndoDialog({ row, onClose }: { readonly row: SettingHistoryRow; readonly onClose: () => void }) {
  const text = useText()
  const [reason, setReason] = useState('')
  useUnsaved(reason !== '')
  const onDone = () => {
    notify('settings.undone', { params: { name: settingName(row.naam, text) }, severity: 'success' })
    onClose()
  }
  const command = useCommand(settings.undoSettingChange, { onDone })
  return (
    <ActionFrame
      title={text('settings.undoTitle', { name: settingName(row.naam, text) })}
      action={text('settings.undo')}
      busy={command.isPending}
      onClose={onClose}
      onSend={() => reason.length <= reasonLength && command.mutate({ wijziging: row.id, reden: reason })}
    >
      <p>
        {text('settings.undoText', {
          now: historyValue(row, row.naar, text),
          before: historyValue(row, row.van, text),
        })}
      </p>
      <TextAreaField
        label={text('settings.reason')}
        limit={reasonLength}
        rows={2}
        data-first-focus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionFrame>
  )
}
