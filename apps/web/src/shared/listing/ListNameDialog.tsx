import { freeListName, refuseListName, refuseTakenName } from '@portal/domain/order-list/list-name.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
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
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks the name of an order list. */
export function ListNameDialog({ title, action, taken, name, busy = false, onName, onClose }: ListNameDialogProps) {
  const text = useText()
  const [typed, setTyped] = useState(() => name ?? freeListName(text('orderList.firstName'), taken))
  const [asked, setAsked] = useState(false)
  const refusal = refuseListName(typed) ?? refuseTakenName(typed, taken)
  const submit = () => {
    setAsked(true)
    if (refusal === null) onName(typed)
  }
  return (
    <ActionModal onClose={onClose} title={title} action={action} busy={busy} isForm onSend={submit}>
      <TextField
        required
        label={text('orderList.name')}
        value={typed}
        error={asked && refusal !== null ? text(refusal.code, refusal.params) : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        autoComplete="off"
      />
    </ActionModal>
  )
}
