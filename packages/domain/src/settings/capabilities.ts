/**
 * What only some variants of the product can do (decision: variants). A call and a screen name theirs; a tenant without it has
 * neither.
 */
export const capabilities = ['locations.createWithMetacom', 'invoices.project', 'stock.project'] as const
export type Capability = (typeof capabilities)[number]

/** A screen that stands in for a plain one where a tenant has the capability (R-ROUTE-25). */
interface StandIn {
  readonly capability: Capability
  readonly plain: string
  readonly own: string
}

/** Part of the route table: the screens of the variants beside the plain ones, as spec/routes.json writes them. */
export const standIns: readonly StandIn[] = [
  { capability: 'locations.createWithMetacom', plain: '/locatie-aanmaken', own: '/locatie-aanmaken-dura' },
  { capability: 'invoices.project', plain: '/facturen', own: '/facturen-dura' },
  { capability: 'stock.project', plain: '/materieelvoorraad', own: '/materieelvoorraad-dura' },
  { capability: 'stock.project', plain: '/allematerieelvoorraad', own: '/allematerieelvoorraad-dura' },
]

/** The capability that a screen needs; null for one that every tenant has. */
export function capabilityOfRoute(route: string): Capability | null {
  return standIns.find(({ own }) => own === route)?.capability ?? null
}

/** The screen that a link to a plain one leads to: its stand-in where the tenant has that, else itself (R-ROUTE-25). */
export function routeFor(route: string, has: (capability: Capability) => boolean): string {
  return standIns.find(({ plain, capability }) => plain === route && has(capability))?.own ?? route
}
