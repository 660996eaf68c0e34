import { orderSearch } from './order-search.ts'
import { createPage } from './page-route.tsx'

/** The three steps of each request; part of the route table. */
export const wizardRoutes = [
  createPage('/bestellen/gegevens', {
    access: 'login',
    texts: 'wizard',
    page: async () => (await import('../features/ordering/OrderDetailsPage.tsx')).OrderDetailsPage,
    search: orderSearch,
  }),
  createPage('/bestellen/afronden', {
    access: 'login',
    texts: 'wizard',
    page: async () => (await import('../features/ordering/OrderFinishPage.tsx')).OrderFinishPage,
    search: orderSearch,
  }),
  createPage('/bestellen/voltooid', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/ordering/OrderCompletedPage.tsx')).OrderCompletedPage,
    search: orderSearch,
  }),
  createPage('/Afvoeren/gegevens', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/removing/RemovalDetailsPage.tsx')).RemovalDetailsPage,
  }),
  createPage('/afvoeren/afronden', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/removing/RemovalFinishPage.tsx')).RemovalFinishPage,
  }),
  createPage('/afvoeren/voltooid', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/removing/RemovalCompletedPage.tsx')).RemovalCompletedPage,
  }),
  createPage('/verplaatsen/gegevens', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/moving/MoveDetailsPage.tsx')).MoveDetailsPage,
  }),
  createPage('/verplaatsen/afronden', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/moving/MoveFinishPage.tsx')).MoveFinishPage,
  }),
  createPage('/verplaatsen/voltooid', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/moving/MoveCompletedPage.tsx')).MoveCompletedPage,
  }),
  createPage('/transport-aanvraag/gegevens', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/transport/TransportDetailsPage.tsx')).TransportDetailsPage,
  }),
  createPage('/transport-aanvraag/afronden', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/transport/TransportFinishPage.tsx')).TransportFinishPage,
  }),
  createPage('/transport-aanvraag/voltooid', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/transport/TransportCompletedPage.tsx')).TransportCompletedPage,
  }),
]
