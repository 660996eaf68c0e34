import { agenda } from './agenda.ts'
import { approvals } from './approvals.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { categories } from './categories.ts'
import { complaints } from './complaints.ts'
import { content } from './content.ts'
import type { AnyCall } from './define.ts'
import { documents } from './documents.ts'
import { exitOrders } from './exit-orders.ts'
import { favourites } from './favourites.ts'
import { handOvers } from './hand-overs.ts'
import { inspections } from './inspections.ts'
import { invoices } from './invoices.ts'
import { item } from './item.ts'
import { locationChanges } from './location-changes.ts'
import { locations } from './locations.ts'
import { lookAlong } from './look-along.ts'
import { machines } from './machines.ts'
import { mails } from './mails.ts'
import { metacom } from './metacom.ts'
import { moving } from './moving.ts'
import { notifications } from './notifications.ts'
import { orderList } from './order-list.ts'
import { ordering } from './ordering.ts'
import { orders } from './orders.ts'
import { outbox } from './outbox.ts'
import { pageUsage } from './page-usage.ts'
import { removalList } from './removal-list.ts'
import { removing } from './removing.ts'
import { reports } from './reports.ts'
import { requests } from './requests.ts'
import { savedViews } from './saved-views.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { serviceCheck } from './service-check.ts'
import { sets } from './sets.ts'
import { settings } from './settings.ts'
import { siteWalks } from './site-walks.ts'
import { stock } from './stock.ts'
import { sync } from './sync.ts'
import { tasks } from './tasks.ts'
import { transport } from './transport.ts'
import { users } from './users.ts'

/** Every call the portal has, by feature. The wire paths are those of spec/calls.json and of own calls. */
export const contract = {
  agenda,
  approvals,
  audit,
  auth,
  catalogue,
  categories,
  complaints,
  content,
  documents,
  exitOrders,
  favourites,
  handOvers,
  inspections,
  invoices,
  item,
  locationChanges,
  locations,
  machines,
  mails,
  metacom,
  moving,
  notifications,
  orderList,
  ordering,
  orders,
  outbox,
  pageUsage,
  removalList,
  removing,
  reports,
  requests,
  savedViews,
  search,
  secondFactor,
  lookAlong,
  serviceCheck,
  sets,
  settings,
  siteWalks,
  stock,
  sync,
  tasks,
  transport,
  users,
}

export type Feature = keyof typeof contract

/** The calls as one flat list with their names, e.g. `orderList.addItem`. */
export function listCalls(): readonly { readonly name: string; readonly call: AnyCall }[] {
  return Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]: [string, AnyCall]) => ({ name: `${feature}.${name}`, call })),
  )
}
