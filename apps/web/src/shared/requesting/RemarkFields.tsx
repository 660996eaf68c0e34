import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import type { FieldLook } from './wizard-faults.ts'

interface RemarkAnswer {
  readonly reference: string
  readonly remark: string
}

interface RemarkFieldsProps {
  readonly value: RemarkAnswer
  readonly onChange: (change: Partial<RemarkAnswer>) => void
  /** What is worth a remark here. */
  readonly help?: TextKey
  readonly look: (field: keyof RemarkAnswer) => FieldLook
}

export function RemarkFields({ value, onChange, help, look }: RemarkFieldsProps) {
  const text = useText()
  return (
    <>
      <TextField
        {...look('reference')}
        value={value.reference}
        onChange={(event) => onChange({ reference: event.currentTarget.value })}
      />
      <TextAreaField
        {...look('remark')}
        {...(help && { hint: text(help) })}
        limit={erpLengths.remark}
        value={value.remark}
        onChange={(event) => onChange({ remark: event.currentTarget.value })}
      />
    </>
  )
}
