import { freeListName, refuseListName, refuseTakenName } from '@portal/domain/order-list/list-name.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface ListNameDialogProps {
  readonly title: string
  /** The action as a verb. */
  readonly action: string
  /** Names of the other lists at the location, which are not free. */
  readonly taken: readonly string[]
  /** The present name when a list gets another one. */
  readonly name?: string
  readonly busy?: boolean
  /** What it is kept under while it is typed and not saved: of which list, or of a new one where. */
  readonly draft: string
  /** Saves it; what answers false or fails was not saved. */
  readonly onName: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks the name of a list, and keeps what is typed until it is saved. */
export function ListNameDialog(props: ListNameDialogProps) {
  const { title, action, taken, name, busy = false, draft, onName, onClose } = props
  const text = useText()
  const start = name ?? freeListName(text('orderList.firstName'), taken)
  const { form, change, forget } = useDraft(`list-name.${draft}`, { typed: start })
  const { typed } = form
  const [asked, setAsked] = useState(false)
  const refusal = refuseListName(typed) ?? refuseTakenName(typed, taken)
  const submit = async () => {
    setAsked(true)
    if (refusal !== null) return
    const saved = await onName(typed).catch(() => false)
    if (saved !== false) forget()
  }
  return (
    <ActionModal onClose={onClose} title={title} action={action} busy={busy} isForm onSend={() => void submit()}>
      <TextField
        required
        label={text('orderList.name')}
        value={typed}
        error={asked && refusal !== null ? text(refusal.code, refusal.params) : null}
        onChange={(event) => change({ typed: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
        autoComplete="off"
      />
    </ActionModal>
  )
}
