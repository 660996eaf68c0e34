import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import { useSettings } from '../../lib/settings.ts'
import { ListedTextField } from '../../shared/requesting/ListedTextField.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { LoadOfList } from './LoadOfList.tsx'
import { LoadOptions } from './LoadOptions.tsx'
import type { TransportPartProps } from './transport-wizard.ts'

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
        {...look('load')}
        limit={erpLengths.load}
        rows={4}
        value={form.load}
        onChange={(event) => change({ load: event.currentTarget.value })}
      />
      <LoadOfList items={items} load={form.load} onChange={(load) => change({ load })} />
      <ListedTextField
        look={look('transportMeans')}
        options={settings.multiString('TransportAanvraag_Transportmiddelen')}
        value={form.transportMeans}
        onChange={(transportMeans) => change({ transportMeans })}
      />
      <ListedTextField
        look={look('loadedBy')}
        options={settings.multiString('TransportAanvraag_WieLaadt')}
        value={form.loadedBy}
        onChange={(loadedBy) => change({ loadedBy })}
      />
      <LoadOptions form={form} change={change} look={look} />
    </>
  )
}
