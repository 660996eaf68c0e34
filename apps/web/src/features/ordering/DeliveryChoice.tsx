import { IconBuildingWarehouse, IconTruckDelivery } from '@tabler/icons-react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import classes from '../../shared/request-wizard/RequestWizard.module.css'
import { fieldId } from '../../shared/request-wizard/wizard-faults.ts'
import type { OrderFieldsProps } from './order-fields.ts'

const options = [
  { pickup: false, icon: IconTruckDelivery, label: 'enum.DeliveryMode.delivery', hint: 'ordering.deliveryHint' },
  { pickup: true, icon: IconBuildingWarehouse, label: 'enum.DeliveryMode.pickup', hint: 'ordering.pickupHint' },
] as const

/** Delivered or picked up, as two large areas to tap; a firm without pickup has nothing to choose. */
export function DeliveryChoice({ form, change }: OrderFieldsProps) {
  const text = useText()
  const settings = useSettings()
  if (!settings.bool('AppBestellen_Ophalen') && !form.ophalen) return null
  return (
    <fieldset className={classes.options}>
      <legend>{text('ordering.delivery')}</legend>
      {options.map(({ pickup, icon: Icon, label, hint }) => (
        <label key={label} className={classes.option} data-chosen={form.ophalen === pickup || undefined}>
          <input
            type="radio"
            name="ordering-delivery"
            id={pickup ? `${fieldId('ophalen')}-pickup` : fieldId('ophalen')}
            checked={form.ophalen === pickup}
            onChange={() => change({ ophalen: pickup })}
          />
          <Icon size={32} stroke={1.5} aria-hidden />
          <span>
            <strong>{text(label)}</strong>
            <small>{text(hint)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
