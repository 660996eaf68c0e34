import { pickupDepots } from '@portal/domain/ordering/pickup-depot.ts'
import { useText } from '../../lib/text.ts'
import { DepotFields } from '../../shared/requesting/DepotFields.tsx'
import { useDepots } from '../../shared/requesting/depots.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import type { OrderFieldsProps } from './order-fields.ts'

/** Where a pickup is picked up. */
export function PickupFields({ form, change, look }: OrderFieldsProps) {
  const text = useText()
  const query = useDepots(true)
  return (
    <StateView query={query} skeleton="text">
      {({ items }) => {
        const open = pickupDepots(items)
        if (open.length === 0) return <Notice kind="warning" title={text('ordering.noDepots')} />
        return <DepotFields value={form} onChange={change} look={look} depots={open} />
      }}
    </StateView>
  )
}
