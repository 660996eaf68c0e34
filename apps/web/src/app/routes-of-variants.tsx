import { createPage } from './page-route.tsx'

/** Screens that stand in for plain ones where the tenant has their capability (R-ROUTE-25, decision: variants). */
export const variantRoutes = [
  createPage('/locatie-aanmaken-dura', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/location-changes/booked/BookLocationPage.tsx')).BookLocationPage,
  }),
  createPage('/facturen-dura', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/invoices/project/ProjectInvoicesPage.tsx')).ProjectInvoicesPage,
  }),
  createPage('/materieelvoorraad-dura', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/stock/project/ProjectStockPage.tsx')).ProjectStockPage,
  }),
  createPage('/allematerieelvoorraad-dura', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/stock/project/AllProjectStockPage.tsx')).AllProjectStockPage,
  }),
]
