import { type AdminSetting, settings } from '@portal/contract/settings.ts'
import { useMemo, useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { knownKey, useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { changesOf, type Drafts, findFaults, type SettingsAnswer, withDraft, withoutDrafts } from './setting-drafts.ts'

export interface SettingDrafts {
  readonly drafts: Drafts
  /** Why each setting cannot be saved, in words. */
  readonly faults: ReadonlyMap<string, string>
  readonly change: (item: AdminSetting, value: unknown) => void
  readonly discard: (names: readonly string[]) => void
  /** Keeps an own value although somebody stored another: it is of the newest version from now on. */
  readonly keep: (item: AdminSetting) => void
  /** @param begin from when it holds; null for at once */
  readonly save: (reason: string, begin: Date | null) => void
  readonly isSaving: boolean
}

/** Settings that somebody is changing: none of it is stored until they save, then all of it or nothing. */
export function useSettingDrafts(answer: SettingsAnswer | undefined, onSaved: () => void): SettingDrafts {
  const text = useText()
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  useUnsaved(drafts.size > 0)
  const format = useFormat()
  const key = useActionKey()
  const settle = (items: readonly { readonly name: string }[]) => {
    key.done()
    const names = items.map(({ name }) => name)
    setDrafts((now) => withoutDrafts(now, names))
    onSaved()
  }
  const command = useCommand(settings.updateAppSettings, {
    quiet: true,
    // A save whose answer was lost is the same one when it is sent again, and no conflict with oneself.
    idempotencyKey: () => key.of(changesOf(drafts)),
    onDone: (_, { items }) => {
      settle(items)
      notify('settings.saved', { params: { count: items.length }, severity: 'success' })
    },
  })
  const planning = useCommand(settings.planSettings, {
    quiet: true,
    idempotencyKey: () => key.of(changesOf(drafts)),
    onDone: (_, { items, begin }) => {
      settle(items)
      const params = { count: items.length, moment: format.moment(begin) }
      notify('settings.planSaved', { params, severity: 'success' })
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
  const faults = useMemo(
    () => new Map([...refused, ...(answer === undefined ? [] : findFaults(answer, drafts, text))]),
    [refused, answer, drafts, text],
  )
  return {
    drafts,
    faults,
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
    save(reason, begin) {
      const items = changesOf(drafts)
      const names = items.map(({ name }) => name)
      const onError = (error: Error) => refuse(error, names)
      if (begin === null) command.mutate({ items, reason }, { onError })
      else planning.mutate({ items, reason, begin: begin.toISOString() }, { onError })
    },
    isSaving: command.isPending || planning.isPending,
  }
}
