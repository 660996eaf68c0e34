import { createPage } from './page-route.tsx'

/** The screens that fill an order list without searching; part of the route table. */
export const orderingRoutes = [
  createPage('/opnieuw-bestellen/$soort/$nummer', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/quick-order/AgainPage.tsx')).AgainPage,
  }),
  createPage('/snel-bestellen', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/quick-order/QuickOrderPage.tsx')).QuickOrderPage,
  }),
]
