import { categories } from '@portal/contract/categories.ts'
import { createRouter, defaultStringifySearch } from '@tanstack/react-router'
import { callQuery } from '../lib/call-query.ts'
import { queryClient } from '../lib/query-client.ts'
import { administrationRoutes } from './administration-routes.tsx'
import { agendaSearch } from './agenda-search.ts'
import { approvalSearch } from './approval-search.ts'
import { developerRoutes } from './developer-routes.ts'
import { feedbackRoutes } from './feedback-routes.tsx'
import { orderingRoutes } from './ordering-routes.tsx'
import { createPage, rootRoute } from './page-route.tsx'
import { loginMethodSearch, loginSearch } from './return-search.ts'
import { variantRoutes } from './routes-of-variants.tsx'
import { loadStart } from './StartPage.tsx'
import { wizardRoutes } from './wizard-routes.tsx'

/**
 * The route table: every screen that exists, with its access and its lazy page. Paths are those of spec/routes.json
 * (`{id}` is written `$id`, `{category?}` is written `{-$category}`); the feature switches of a path come from the
 * domain. A page is added here, or in `administration-routes.tsx`, and nowhere else; a link to a path that is not here does not compile.
 */
const routeTree = rootRoute.addChildren([
  createPage('/', {
    access: 'public',
    // Where most people begin: its code comes with the program, not after it.
    page: loadStart,
    ask: () => queryClient.prefetchQuery(callQuery(categories.getItemCategories, {})),
  }),
  createPage('/info', {
    access: 'public',
    texts: 'later',
    page: async () => (await import('../features/home/InfoPage.tsx')).InfoPage,
  }),
  createPage('/404', {
    access: 'public',
    page: async () => (await import('../features/home/NotFoundPage.tsx')).NotFoundPage,
  }),
  createPage('/inlog-methode', {
    access: 'public',
    page: async () => (await import('../features/auth/LoginMethodPage.tsx')).LoginMethodPage,
    search: loginMethodSearch,
  }),
  createPage('/inloggen', {
    access: 'public',
    page: async () => (await import('../features/auth/LoginPage.tsx')).LoginPage,
    search: loginSearch,
  }),
  createPage('/registreren', {
    access: 'public',
    page: async () => (await import('../features/auth/RegisterPage.tsx')).RegisterPage,
  }),
  createPage('/wachtwoord-vergeten', {
    access: 'public',
    page: async () => (await import('../features/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  }),
  createPage('/wachtwoord-resetten', {
    access: 'public',
    page: async () => (await import('../features/auth/ResetPasswordPage.tsx')).ResetPasswordPage,
  }),
  createPage('/wachtwoord-wijzigen', {
    access: 'login',
    page: async () => (await import('../features/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
  }),
  createPage('/beveiliging', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/auth/factor/SecurityPage.tsx')).SecurityPage,
  }),
  createPage('/materieel/{-$category}', {
    access: 'public',
    page: async () => (await import('../features/catalogue/CataloguePage.tsx')).CataloguePage,
  }),
  createPage('/catalogus/$category', {
    access: 'public',
    page: async () => (await import('../features/catalogue/CataloguePage.tsx')).CataloguePage,
  }),
  createPage('/zoeken/$term', {
    access: 'public',
    page: async () => (await import('../features/search/SearchPage.tsx')).SearchPage,
  }),
  createPage('/details/$id', {
    access: 'public',
    page: async () => (await import('../features/item/ItemPage.tsx')).ItemPage,
  }),
  createPage('/sets', {
    access: 'public',
    texts: 'later',
    page: async () => (await import('../features/sets/SetsPage.tsx')).SetsPage,
  }),
  createPage('/set/$id', {
    access: 'public',
    texts: 'later',
    page: async () => (await import('../features/sets/SetPage.tsx')).SetPage,
  }),
  createPage('/favorieten', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/favourites/FavouritesPage.tsx')).FavouritesPage,
  }),
  createPage('/bestellijst', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/order-list/OrderListPage.tsx')).OrderListPage,
  }),
  createPage('/bestellijsten', {
    access: 'login',
    page: async () => (await import('../features/order-list/OrderListsPage.tsx')).OrderListsPage,
  }),
  createPage('/afvoerlijst', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/removal-list/RemovalListPage.tsx')).RemovalListPage,
  }),
  createPage('/materieelvoorraad/scannen', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/removal-list/scan/ScanPage.tsx')).ScanPage,
  }),
  createPage('/locatie', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/locations/LocationPage.tsx')).LocationPage,
  }),
  createPage('/agenda', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/agenda/AgendaPage.tsx')).AgendaPage,
    search: agendaSearch,
  }),
  createPage('/locatie-gegevens', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/locations/LocationDataPage.tsx')).LocationDataPage,
  }),
  createPage('/materieelkeuringen', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/inspections/InspectionsPage.tsx')).InspectionsPage,
  }),
  createPage('/locatie-documenten', {
    access: 'login',
    page: async () => (await import('../features/documents/LocationDocumentsPage.tsx')).LocationDocumentsPage,
  }),
  createPage('/aanvragen', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/requests/RequestsPage.tsx')).RequestsPage,
  }),
  createPage('/aanvragen/$id', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/requests/RequestPage.tsx')).RequestPage,
  }),
  createPage('/goed-te-keuren-aanvragen', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/approvals/ApprovalsPage.tsx')).ApprovalsPage,
    search: approvalSearch,
  }),
  createPage('/goed-te-keuren-aanvragen/approved/$id', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/approvals/ApprovedPage.tsx')).ApprovedPage,
  }),
  createPage('/meldingen-instellen', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/notifications/PreferencesPage.tsx')).PreferencesPage,
  }),
  createPage('/vervanging', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/approvals/DeputiesPage.tsx')).DeputiesPage,
  }),
  createPage('/orders/aanvoer', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrdersPage.tsx')).ArrivalsPage,
  }),
  createPage('/orders/aanvoer/$id', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrderPage.tsx')).ArrivalPage,
  }),
  createPage('/orders/afvoer', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrdersPage.tsx')).RemovalsPage,
  }),
  createPage('/orders/afvoer/$id', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrderPage.tsx')).RemovalPage,
  }),
  createPage('/orders/naar-verplaatsing', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrdersPage.tsx')).MovesToPage,
  }),
  createPage('/orders/naar-verplaatsing/$id', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrderPage.tsx')).MoveToPage,
  }),
  createPage('/orders/van-verplaatsing', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrdersPage.tsx')).MovesFromPage,
  }),
  createPage('/orders/van-verplaatsing/$id', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/orders/OrderPage.tsx')).MoveFromPage,
  }),
  createPage('/facturen', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/invoices/InvoicesPage.tsx')).InvoicesPage,
  }),
  createPage('/rapportages', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/reports/ReportsPage.tsx')).ReportsPage,
  }),
  createPage('/exitorders', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/exit-orders/ExitOrdersPage.tsx')).ExitOrdersPage,
  }),
  createPage('/exitorders/$id', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/exit-orders/ExitOrderPage.tsx')).ExitOrderPage,
  }),
  createPage('/materieelvoorraad', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/stock/StockPage.tsx')).StockPage,
  }),
  createPage('/allematerieelvoorraad', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/stock/AllStockPage.tsx')).AllStockPage,
  }),
  createPage('/materieelvoorraad/details/$id/$number', {
    access: 'public',
    texts: 'site',
    page: async () => (await import('../features/stock/StockItemPage.tsx')).StockItemPage,
  }),
  createPage('/voorraadverloop/$soort/$nummer', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/stock/HistoryPage.tsx')).HistoryPage,
  }),
  createPage('/Materieel-Zoeken-Locaties', {
    access: 'login',
    texts: 'site',
    page: async () => (await import('../features/stock/FindPiecePage.tsx')).FindPiecePage,
  }),
  createPage('/content-page/$name', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/content/ContentPage.tsx')).ContentPage,
  }),
  ...orderingRoutes,
  ...wizardRoutes,
  ...feedbackRoutes,
  ...variantRoutes,
  ...administrationRoutes,
  ...developerRoutes,
])

export const router = createRouter({
  routeTree,
  // A comma and a tilde may stand in an address: people read them there.
  stringifySearch: (search) => defaultStringifySearch(search).replaceAll('%2C', ',').replaceAll('%7E', '~'),
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultPendingMs: 200,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
