import type { OrderStatus } from '../states/enums.ts'
import { orderStatuses } from '../states/enums.ts'

/**
 * Order status → the ones that may follow (R-STATE-17, OP-26): forward only, along Open, Released, Printed, Posted. A
 * reader may miss a status in between, so skipping forward is a move too.
 */
export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Open: ['Released', 'Printed', 'Posted'],
  Released: ['Printed', 'Posted'],
  Printed: ['Posted'],
  Posted: [],
}

export function mayOrderMove(from: OrderStatus, to: OrderStatus): boolean {
  return orderMoves[from].includes(to)
}

const dutchForms: ReadonlyMap<string, OrderStatus> = new Map([
  ['open', 'Open'],
  ['afgedrukt', 'Printed'],
  ['vrijgegeven', 'Released'],
  ['geboekt', 'Posted'],
])

/** The status meant by a word of the back office in its Dutch or English form (R-STATE-13); null when it is none. */
export function readOrderStatus(word: string): OrderStatus | null {
  const clean = word.trim().toLowerCase()
  return orderStatuses.find((status) => status.toLowerCase() === clean) ?? dutchForms.get(clean) ?? null
}

/** Key of the status's text. */
export function orderStatusLabel<S extends OrderStatus>(status: S): `enum.OrderStatus.${S}` {
  return `enum.OrderStatus.${status}`
}
