import type { AdminSetting } from '@portal/contract/settings.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { atOnce, momentOf, planFault, SaveMoment } from './SaveMoment.tsx'
import classes from './Settings.module.css'
import { type Drafts, wantedValue } from './setting-drafts.ts'
import { settingName, valueText } from './setting-words.ts'
import { usePlannedSettings } from './settings.queries.ts'

const reasonLength = 250
const arrow = ' → '

interface SaveDialogProps {
  readonly items: readonly AdminSetting[]
  readonly drafts: Drafts
  readonly busy: boolean
  readonly onClose: () => void
  /** @param begin from when it holds; null for at once */
  readonly onSave: (reason: string, begin: Date | null) => void
}

/** What is about to change, from what to what, from when and why: the reason stands in the history. */
export function SaveDialog({ items, drafts, busy, onClose, onSave }: SaveDialogProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  const [wanted, setWanted] = useState(atOnce)
  const waiting = (usePlannedSettings().data?.items ?? []).filter(({ mislukt }) => !mislukt)
  const planned = new Set(waiting.flatMap((plan) => plan.items.map(({ name }) => name)))
  const fault = planFault(wanted, [...drafts.keys()], planned)
  const isOfMoment = fault?.code === 'instelling.begin_voorbij' || fault?.code === 'instelling.begin_ver'
  const words = fault === null ? null : text(fault.code, 'params' in fault ? fault.params : {})
  const begin = momentOf(wanted)
  const isReady = reason.length <= reasonLength && (!wanted.isLater || (begin !== null && fault === null))
  return (
    <ActionModal
      title={text('settings.saveTitle', { count: drafts.size })}
      onClose={onClose}
      action={text(wanted.isLater ? 'settings.plan' : 'action.save')}
      back="action.back"
      busy={busy}
      disabled={!isReady}
      onSend={() => onSave(reason, begin)}
    >
      <Stack gap={4}>
        <ChangeList items={items} drafts={drafts} />
        <TextAreaField
          label={text('settings.reason')}
          hint={text('settings.reasonHint')}
          limit={reasonLength}
          rows={2}
          data-first-focus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SaveMoment value={wanted} onChange={setWanted} error={isOfMoment ? words : null} />
        {fault !== null && 'params' in fault && 'name' in fault.params && (
          <Notice kind="danger" title={settingName(fault.params.name, text)}>
            {words}
          </Notice>
        )}
      </Stack>
    </ActionModal>
  )
}

function ChangeList({ items, drafts }: Pick<SaveDialogProps, 'items' | 'drafts'>) {
  const text = useText()
  return (
    <ul className={classes.changes}>
      {items.flatMap((item) => {
        const draft = drafts.get(item.name)
        if (draft === undefined) return []
        const show = (value: unknown) => valueText(item.name, value, text)
        const secret = text(draft.value === null ? 'settings.secret.cleared' : 'settings.secret.replaced')
        return [
          <li key={item.name}>
            <strong>{settingName(item.name, text)}</strong>
            {item.secret ? (
              <span>{secret}</span>
            ) : (
              <span>
                <del>{show(item.value)}</del>
                <span aria-hidden>{arrow}</span>
                <ins>{show(wantedValue(item, draft))}</ins>
              </span>
            )}
          </li>,
        ]
      })}
    </ul>
  )
}
