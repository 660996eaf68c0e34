import type { Order } from '@portal/contract/orders.ts'
import { useText } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'

const kinds: Readonly<Record<Order['status'], ChipKind>> = {
  Open: 'neutral',
  Released: 'info',
  Printed: 'info',
  Posted: 'success',
  Onbekend: 'neutral',
}

/** How far the back office is with an order. */
export function OrderStatusChip({ status }: Pick<Order, 'status'>) {
  const text = useText()
  return <StatusChip kind={kinds[status]}>{text(`enum.OrderStatus.${status}`)}</StatusChip>
}
