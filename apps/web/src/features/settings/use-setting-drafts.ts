import { type AdminSetting, settings } from '@portal/contract/settings.ts'
import { useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError } from '../../lib/call-error.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { knownKey, useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { changesOf, type Drafts, findFaults, type SettingsAnswer, withDraft, withoutDrafts } from './setting-drafts.ts'
import { settingAnswers } from './settings.queries.ts'

export interface SettingDrafts {
  readonly drafts: Drafts
  /** Why each setting cannot be saved, in words. */
  readonly faults: ReadonlyMap<string, string>
  readonly change: (item: AdminSetting, value: unknown) => void
  readonly discard: (names: readonly string[]) => void
  /** Keeps an own value although somebody stored another: it is of the newest version from now on. */
  readonly keep: (item: AdminSetting) => void
  readonly save: (reason: string) => void
  readonly isSaving: boolean
}

/** Settings that somebody is changing: none of it is stored until they save, then all of it or nothing. */
export function useSettingDrafts(answer: SettingsAnswer | undefined, onSaved: () => void): SettingDrafts {
  const text = useText()
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  useUnsaved(drafts.size > 0)
  const key = useActionKey()
  const command = useCommand(settings.updateAppSettings, {
    refresh: settingAnswers,
    quiet: true,
    // A save whose answer was lost is the same one when it is sent again, and no conflict with oneself.
    idempotencyKey: () => key.of(changesOf(drafts)),
    onDone: (_, { items }) => {
      key.done()
      const names = items.map(({ name }) => name)
      setDrafts((now) => withoutDrafts(now, names))
      notify('settings.saved', { params: { count: names.length }, severity: 'success' })
      onSaved()
    },
  })
  const forget = (names: readonly string[]) =>
    setRefused((now) => new Map([...now].filter(([name]) => !names.includes(name))))
  const refuse = (error: Error, names: readonly string[]) => {
    notifyError(error)
    if (!(error instanceof CallError)) return
    const found = error.fields.flatMap(({ field, code, params = {} }): [string, string][] => {
      const name = names[Number(/^items\.(\d+)/.exec(field)?.[1] ?? -1)]
      const key = knownKey(code === 'instelling.ongeldig' ? `settingFault.${params.reason}` : code)
      return name === undefined || key === null ? [] : [[name, text(key, params)]]
    })
    setRefused(new Map(found))
    onSaved()
  }
  const own = answer === undefined ? new Map<string, string>() : findFaults(answer, drafts, text)
  return {
    drafts,
    faults: new Map([...refused, ...own]),
    change(item, value) {
      forget([item.name])
      setDrafts((now) => withDraft(now, item, value))
    },
    discard(names) {
      forget(names)
      setDrafts((now) => withoutDrafts(now, names))
    },
    keep(item) {
      forget([item.name])
      const draft = drafts.get(item.name)
      if (draft !== undefined) setDrafts((now) => new Map([...now, [item.name, { ...draft, version: item.version }]]))
    },
    save(reason) {
      const items = changesOf(drafts)
      const names = items.map(({ name }) => name)
      command.mutate({ items, reason }, { onError: (error) => refuse(error, names) })
    },
    isSaving: command.isPending,
  }
}
