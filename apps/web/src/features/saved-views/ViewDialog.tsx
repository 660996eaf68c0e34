import { refuseView, type SavedView, viewBounds } from '@portal/domain/saved-views/saved-view.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/ChoiceField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDeleteView, useSaveView, useViews } from './use-views.ts'

interface ViewDialogProps {
  /** Null makes one of what shows now. */
  readonly view: SavedView | null
  readonly onClose: () => void
}

/** Names a view, says whether the table opens with it, and deletes it. */
export function ViewDialog({ view, onClose }: ViewDialogProps) {
  const text = useText()
  const { all, tabel, adres } = useViews()
  const start = { naam: view?.naam ?? '', standaard: view?.standaard ?? false, renewed: false }
  const { form, change, forget } = useDraft(`view.${view?.id ?? tabel}`, start)
  const { naam, standaard, renewed } = form
  const [asked, setAsked] = useState(false)
  const [id] = useState(() => view?.id ?? crypto.randomUUID())
  const { save, busy } = useSaveView(onClose)
  const remove = useDeleteView(view, () => {
    forget()
    onClose()
  })
  const wanted = { id, tabel, naam, adres: view === null || renewed ? adres : view.adres, standaard }
  const refusal = refuseView(wanted, all)
  const isTooLong = wanted.adres.length > viewBounds.address
  const fault = naam.trim() === '' ? text('views.nameMissing') : refusal && text(refusal.code, refusal.params)
  const submit = () => {
    setAsked(true)
    if (fault === null && !isTooLong) save(wanted).then(forget, () => undefined)
  }
  return (
    <ActionModal
      onClose={onClose}
      title={view === null ? text('views.keep') : text('views.edit', { name: view.naam })}
      action={text('action.save')}
      before={
        view !== null && (
          <Button kind="danger" onClick={remove}>
            {text('views.delete')}
          </Button>
        )
      }
      busy={busy}
      isForm
      onSend={submit}
    >
      {isTooLong && <Notice kind="warning">{text('views.tooLong')}</Notice>}
      <TextField
        required
        label={text('views.name')}
        hint={text('views.nameHint')}
        value={naam}
        maxLength={viewBounds.name}
        error={asked ? fault : null}
        autoComplete="off"
        data-first-focus
        onChange={(event) => change({ naam: event.currentTarget.value })}
      />
      <CheckField label={text('views.default')} checked={standaard} onChange={(on) => change({ standaard: on })} />
      {view !== null && view.adres !== adres && (
        <CheckField label={text('views.renew')} checked={renewed} onChange={(on) => change({ renewed: on })} />
      )}
    </ActionModal>
  )
}
