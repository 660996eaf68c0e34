import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import type { FieldLook } from './wizard-faults.ts'

interface RemarkAnswer {
  readonly referentie: string
  readonly opmerking: string
}

interface RemarkFieldsProps {
  readonly value: RemarkAnswer
  readonly onChange: (change: Partial<RemarkAnswer>) => void
  readonly looks: Readonly<Record<keyof RemarkAnswer, FieldLook>>
}

export function RemarkFields({ value, onChange, looks }: RemarkFieldsProps) {
  return (
    <>
      <TextField
        {...looks.referentie}
        value={value.referentie}
        onChange={(event) => onChange({ referentie: event.currentTarget.value })}
      />
      <TextAreaField
        {...looks.opmerking}
        limit={erpLengths.remark}
        value={value.opmerking}
        onChange={(event) => onChange({ opmerking: event.currentTarget.value })}
      />
    </>
  )
}
