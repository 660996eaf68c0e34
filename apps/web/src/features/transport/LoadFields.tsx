import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import { useSettings } from '../../lib/settings.ts'
import { ListedTextField } from '../../shared/requesting/ListedTextField.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { LoadOfList } from './LoadOfList.tsx'
import { LoadOptions } from './LoadOptions.tsx'
import type { TransportPartProps } from './transport-part.ts'

interface LoadFieldsProps extends TransportPartProps {
  /** What is on the removal list. */
  readonly items: readonly RemovalListItem[]
}

/** What is to be transported, with what, and who loads it with which means. */
export function LoadFields({ form, change, look, items }: LoadFieldsProps) {
  const settings = useSettings()
  return (
    <>
      <TextAreaField
        {...look('lading')}
        limit={erpLengths.load}
        rows={4}
        value={form.lading}
        onChange={(event) => change({ lading: event.currentTarget.value })}
      />
      <LoadOfList items={items} load={form.lading} onChange={(lading) => change({ lading })} />
      <ListedTextField
        look={look('transportmiddel')}
        options={settings.multiString('TransportAanvraag_Transportmiddelen')}
        value={form.transportmiddel}
        onChange={(transportmiddel) => change({ transportmiddel })}
      />
      <ListedTextField
        look={look('wieLaadt')}
        options={settings.multiString('TransportAanvraag_WieLaadt')}
        value={form.wieLaadt}
        onChange={(wieLaadt) => change({ wieLaadt })}
      />
      <LoadOptions form={form} change={change} look={look} />
    </>
  )
}
