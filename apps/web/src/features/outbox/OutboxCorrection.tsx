import type { OutboxDetails } from '@portal/contract/outbox.ts'
import { outbox } from '@portal/contract/outbox.ts'
import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ActionFrame } from '../../shared/administration/ActionFrame.tsx'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import { type OutboxActionProps, useDecision } from './outbox-decision.ts'

type Field = keyof OutboxDetails['corrigeerbaar']

/** A text with something unreadable in it is not offered to be changed: it begins empty, and empty means unchanged. */
const isHidden = (shown: string): boolean => shown.includes('•')

/** Only what the operator changed is sent: the rest stays, also where it is shown masked. */
function changesOf(shown: OutboxDetails['corrigeerbaar'], typed: Readonly<Partial<Record<Field, string>>>) {
  // The keys of what is shown are the fields.
  const fields = Object.keys(shown) as Field[]
  const changed = fields.filter((field) => {
    const value = typed[field]
    if (value === undefined) return false
    const now = shown[field] ?? ''
    return isHidden(now) ? value.trim() !== '' : value !== now
  })
  return Object.fromEntries(changed.map((field) => [field, typed[field]]))
}

/** Corrects the reference fields of a write and lets it start again. */
export function OutboxCorrection({ write, onClose }: OutboxActionProps) {
  const text = useText()
  const [typed, setTyped] = useState<Readonly<Partial<Record<Field, string>>>>({})
  const [tried, setTried] = useState(false)
  const command = useCommand(outbox.editOutboxRegel, useDecision('edit', onClose))
  const shown = write.corrigeerbaar
  const changes = changesOf(shown, typed)
  useUnsaved(Object.keys(typed).length > 0)
  const isEmpty = Object.keys(changes).length === 0
  const send = () => {
    setTried(true)
    if (!isEmpty) command.mutate({ id: write.id, status: write.status, ...changes })
  }
  const fieldOf = (field: Field) => {
    const now = shown[field] ?? ''
    return {
      label: text(`outbox.edit.${field}`),
      value: typed[field] ?? (isHidden(now) ? '' : now),
      ...(isHidden(now) ? { hint: text('outbox.edit.now', { value: now }) } : {}),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setTyped((before) => ({ ...before, [field]: value })),
    }
  }
  return (
    <ActionFrame
      title={text('outbox.action.edit')}
      action={text('outbox.edit.send')}
      busy={command.isPending}
      onClose={onClose}
      onSend={send}
    >
      <p>{text('outbox.edit.text')}</p>
      {shown.referentie !== undefined && (
        <TextField {...fieldOf('referentie')} maxLength={erpLengths.reference} data-first-focus />
      )}
      {shown.opmerking !== undefined && <TextAreaField {...fieldOf('opmerking')} limit={erpLengths.remark} rows={4} />}
      {shown.contactpersoon !== undefined && (
        <TextField {...fieldOf('contactpersoon')} maxLength={erpLengths.contact} />
      )}
      {shown.telefoonnummer !== undefined && (
        <TextField {...fieldOf('telefoonnummer')} type="tel" inputMode="tel" maxLength={erpLengths.phoneNo} />
      )}
      {tried && isEmpty && <p role="alert">{text('outbox.geen_correctie')}</p>}
    </ActionFrame>
  )
}
