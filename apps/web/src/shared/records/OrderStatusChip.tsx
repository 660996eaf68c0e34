import type { Order } from '@portal/contract/orders.ts'
import { type AgendaState, stateOfOrder } from '@portal/domain/agenda/agenda-entry.ts'
import type { OrderKind, Shown } from '@portal/domain/states/enums.ts'
import { type Text, useText } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { stateKinds } from './agenda-words.ts'

interface OrderStanding {
  readonly status: Order['status']
  /** A request may have an order of an unknown kind. */
  readonly type: Shown<OrderKind>
}

const doneWords = { Aanvoer: 'agenda.done.levering', Afvoer: 'agenda.done.afvoer' } as const

/** How far an order is, for the site; an unknown word of the back office is unknown here too. */
export function orderStanding({ status }: Pick<OrderStanding, 'status'>): AgendaState | 'Onbekend' {
  return status === 'Onbekend' ? status : stateOfOrder(status)
}

/** The same in the words of the site: delivered, where the back office says posted. */
export function orderStandingWords({ status, type }: OrderStanding, text: Text): string {
  const standing = orderStanding({ status })
  if (standing === 'Onbekend') return text('enum.OrderStatus.Onbekend')
  if (standing !== 'klaar') return text(`agenda.state.${standing}`)
  return text(type === 'Aanvoer' || type === 'Afvoer' ? doneWords[type] : 'agenda.state.klaar')
}

const kinds: Readonly<Record<AgendaState | 'Onbekend', ChipKind>> = { ...stateKinds, Onbekend: 'neutral' }

/** How far the back office is with an order. */
export function OrderStatusChip(order: OrderStanding) {
  const text = useText()
  return <StatusChip kind={kinds[orderStanding(order)]}>{orderStandingWords(order, text)}</StatusChip>
}
