/**
 * Where something that was sent stands between portal and back office: waiting to be sent, confirmed with a number,
 * refused there with a reason, parked until an operator decides, or given up by an operator before the back office took it.
 */
export const deliveries = ['wachtrij', 'bevestigd', 'geweigerd', 'aangehouden', 'vervallen'] as const
export type Delivery = (typeof deliveries)[number]

/** A request can also be withdrawn by who made it, while the back office has nothing of it. */
export const requestDeliveries = [...deliveries, 'ingetrokken'] as const
export type RequestDelivery = (typeof requestDeliveries)[number]

/** Whether it ended before the back office took it, so that its lines are the requester's again. */
export function isNeverTaken(delivery: RequestDelivery): boolean {
  return delivery === 'geweigerd' || delivery === 'vervallen' || delivery === 'ingetrokken'
}

/** What the outcome of a write means for what it carries; `pending` and `cancelled` are an operator's decisions. */
const deliveryOf = {
  pending: 'wachtrij',
  confirmed: 'bevestigd',
  rejected: 'geweigerd',
  parked: 'aangehouden',
  cancelled: 'vervallen',
} as const satisfies Record<string, Delivery>

export function deliveryAfter(outcome: keyof typeof deliveryOf): Delivery {
  return deliveryOf[outcome]
}
