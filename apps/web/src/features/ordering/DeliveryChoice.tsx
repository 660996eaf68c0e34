import { IconBuildingWarehouse, IconTruckDelivery } from '@tabler/icons-react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ChoiceTiles } from '../../shared/requesting/ChoiceTiles.tsx'
import type { OrderFieldsProps } from './order-fields.ts'

/** Delivered or picked up; a firm without pickup has nothing to choose. */
export function DeliveryChoice({ form, change }: OrderFieldsProps) {
  const text = useText()
  const settings = useSettings()
  if (!settings.bool('AppBestellen_Ophalen') && !form.collect) return null
  return (
    <ChoiceTiles
      field="collect"
      legend={text('ordering.delivery')}
      tiles={[
        { value: false, icon: IconTruckDelivery, label: 'enum.DeliveryMode.delivery', hint: 'ordering.deliveryHint' },
        { value: true, icon: IconBuildingWarehouse, label: 'enum.DeliveryMode.pickup', hint: 'ordering.pickupHint' },
      ]}
      value={form.collect}
      onChange={(collect) => change({ collect })}
    />
  )
}
