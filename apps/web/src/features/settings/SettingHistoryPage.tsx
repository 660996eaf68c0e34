import { type SettingHistoryRow, settings } from '@portal/contract/settings.ts'
import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import { settingKeys } from '@portal/domain/settings/catalogue.ts'
import { IconHistory } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '../../lib/call.ts'
import { notify } from '../../lib/notifications.ts'
import { type Text, useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { useServedView } from '../../shared/records/use-served-view.ts'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { historyColumns, historyValue } from './history-columns.tsx'
import { settingName } from './setting-words.ts'

const reasonLength = 250
/** What the search can send at once. */
const mostNames = 300

const form = {
  read: (params: Readonly<Record<string, unknown>>) => ({
    name: typeof params.instelling === 'string' ? params.instelling : '',
  }),
  write: ({ name }: { readonly name: string }) => ({ instelling: name || undefined }),
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
  const { view, table, search: zoekterm, page, choose } = useServedView(form)
  const { name } = view
  const [undoing, setUndoing] = useState<SettingHistoryRow | null>(null)
  const asked = { ...(name === '' ? {} : { naam: name }), zoekterm, namen: namesOf(zoekterm, text) }
  const query = useCall(settings.getSettingHistory, { ...asked, ...page }, { keepLast: true })
  const columns = useMemo(() => historyColumns(text, setUndoing), [text])
  const chip = { key: name, label: settingName(name, text), onRemove: () => choose({ name: '' }) }
  return (
    <SettingsFrame title={text('page./settings/geschiedenis')} intro={text('settings.historyIntro')}>
      <Chips chips={name === '' ? [] : [chip]} onClear={() => choose({ name: '' })} />
      <QueryTable
        query={query}
        failure="settings.historyFailed"
        label={text('page./settings/geschiedenis')}
        columns={columns}
        rowKey={(row) => row.id}
        state={table}
        readPage={(one) => call(settings.getSettingHistory, { ...asked, ...one })}
        empty={
          <EmptyState
            icon={<IconHistory />}
            title={text(zoekterm === '' && name === '' ? 'settings.historyEmpty' : 'settings.historyNoMatch')}
          />
        }
      />
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
