import { PortalError } from '@portal/contract/errors.ts'
import { type OrderDirection, orderSwitches } from '@portal/domain/orders/order-switches.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import type { Ctx } from '../../platform/context.ts'

export function mayHaveOrders({ settings }: Ctx, kind: OrderKind, direction: OrderDirection = 'beide'): boolean {
  return orderSwitches(kind, direction).every((name) => settings.bool(name))
}

/** R-SCR-SHELL-25: a kind that is switched off is closed for everybody. @throws PortalError 403 */
export function permitOrders(ctx: Ctx, kind: OrderKind, direction: OrderDirection = 'beide'): void {
  if (!mayHaveOrders(ctx, kind, direction)) throw new PortalError('error.niet_toegankelijk')
}
