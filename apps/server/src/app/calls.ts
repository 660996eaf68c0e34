import { contract, type Feature } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import { agendaHandlers } from '../features/agenda/handlers.ts'
import { auditHandlers } from '../features/audit/handlers.ts'
import { authHandlers, lookAlongHandlers, secondFactorHandlers } from '../features/auth/handlers.ts'
import { catalogueHandlers } from '../features/catalogue/handlers.ts'
import { categoriesHandlers } from '../features/categories/handlers.ts'
import { complaintsHandlers } from '../features/complaints/handlers.ts'
import { contentHandlers } from '../features/content/handlers.ts'
import { documentsHandlers } from '../features/documents/handlers.ts'
import { exitOrdersHandlers } from '../features/exit-orders/handlers.ts'
import { favouritesHandlers } from '../features/favourites/handlers.ts'
import { handOversHandlers } from '../features/hand-overs/handlers.ts'
import { inspectionsHandlers } from '../features/inspections/handlers.ts'
import { invoicesHandlers } from '../features/invoices/handlers.ts'
import { itemHandlers } from '../features/item/handlers.ts'
import { locationChangesHandlers } from '../features/location-changes/handlers.ts'
import { locationsHandlers } from '../features/locations/handlers.ts'
import { machinesHandlers } from '../features/machines/handlers.ts'
import { mailsHandlers } from '../features/mails/handlers.ts'
import { metacomHandlers } from '../features/metacom/handlers.ts'
import { notificationsHandlers } from '../features/notifications/handlers.ts'
import { orderListHandlers } from '../features/order-list/handlers.ts'
import { ordersHandlers } from '../features/orders/handlers.ts'
import { outboxHandlers } from '../features/outbox/handlers.ts'
import { pageUsageHandlers } from '../features/page-usage/handlers.ts'
import { removalListHandlers } from '../features/removal-list/handlers.ts'
import { reportsHandlers } from '../features/reports/handlers.ts'
import {
  approvalsHandlers,
  movingHandlers,
  orderingHandlers,
  removingHandlers,
  requestsHandlers,
  transportHandlers,
} from '../features/requests/handlers.ts'
import { savedViewsHandlers } from '../features/saved-views/handlers.ts'
import { searchHandlers } from '../features/search/handlers.ts'
import { serviceCheckHandlers } from '../features/service-check/handlers.ts'
import { setsHandlers } from '../features/sets/handlers.ts'
import { settingsHandlers } from '../features/settings/handlers.ts'
import { siteWalksHandlers } from '../features/site-walks/handlers.ts'
import { stockHandlers } from '../features/stock/handlers.ts'
import { syncHandlers } from '../features/sync/handlers.ts'
import { tasksHandlers } from '../features/tasks/handlers.ts'
import { usersHandlers } from '../features/users/handlers.ts'
import { type CallPlan, planCall, type Served } from '../http/call-plan.ts'
import type { Handlers } from '../http/handlers.ts'

/** Every call of the contract with what serves it; a call without a handler does not compile. */
const handlers: { readonly [F in Feature]: Handlers<(typeof contract)[F]> } = {
  agenda: agendaHandlers,
  approvals: approvalsHandlers,
  audit: auditHandlers,
  auth: authHandlers,
  catalogue: catalogueHandlers,
  categories: categoriesHandlers,
  complaints: complaintsHandlers,
  content: contentHandlers,
  documents: documentsHandlers,
  exitOrders: exitOrdersHandlers,
  favourites: favouritesHandlers,
  inspections: inspectionsHandlers,
  invoices: invoicesHandlers,
  item: itemHandlers,
  locationChanges: locationChangesHandlers,
  locations: locationsHandlers,
  machines: machinesHandlers,
  mails: mailsHandlers,
  metacom: metacomHandlers,
  moving: movingHandlers,
  notifications: notificationsHandlers,
  ordering: orderingHandlers,
  orderList: orderListHandlers,
  orders: ordersHandlers,
  outbox: outboxHandlers,
  pageUsage: pageUsageHandlers,
  removalList: removalListHandlers,
  removing: removingHandlers,
  reports: reportsHandlers,
  requests: requestsHandlers,
  savedViews: savedViewsHandlers,
  search: searchHandlers,
  secondFactor: secondFactorHandlers,
  lookAlong: lookAlongHandlers,
  serviceCheck: serviceCheckHandlers,
  sets: setsHandlers,
  settings: settingsHandlers,
  siteWalks: siteWalksHandlers,
  handOvers: handOversHandlers,
  stock: stockHandlers,
  sync: syncHandlers,
  tasks: tasksHandlers,
  transport: transportHandlers,
  users: usersHandlers,
}

export function planCalls(): readonly CallPlan[] {
  return Object.entries(contract).flatMap(([feature, calls]) => {
    // `Handlers` has paired every handler with the call of its own name.
    const served = handlers[feature as Feature] as unknown as Readonly<Record<string, Served>>
    return Object.entries(calls).map(([name, call]: [string, AnyCall]) => {
      const serve = served[name]
      if (serve === undefined) throw new Error(`The call ${feature}.${name} has no handler`)
      return planCall(`${feature}.${name}`, call, serve)
    })
  })
}
