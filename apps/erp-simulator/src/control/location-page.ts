import type { Books } from '../state/books.ts'
import type { Row } from '../state/row.ts'
import { columns } from './columns.ts'
import { page, table } from './html.ts'

const most = 500

const latestFirst = (rows: readonly Row[], field: string): readonly Row[] =>
  rows.toSorted((a, b) => (String(a[field] ?? '') < String(b[field] ?? '') ? 1 : -1)).slice(0, most)

/** A page for people: the books of one location; null when there is no such location. */
export function locationPage({ store }: Books, given: string): string | null {
  const no = given.toUpperCase()
  const location = store.find('PortaalLocatie', no)
  if (location === undefined) return null
  const at = (service: Parameters<typeof store.where>[0], field = 'Location_No'): readonly Row[] =>
    store.where(service, field, no)
  const orders = [...at('PortaalOrder', 'From_Location'), ...at('PortaalOrder', 'To_Location')]
  const stock = at('PortaalVoorraad')
  return page(`${no} ${location.Description}`, [
    `<p>${location.Location_Kind}, ${location.State}${location.Blocked === true ? ', blocked' : ''}</p>`,
    table(`Stock (${stock.length})`, columns.stock, stock),
    table('Orders', columns.orders, latestFirst(orders, 'Delivery_Date')),
    table('Invoices', columns.invoices, latestFirst(at('PortaalFactuur'), 'Posting_Date')),
    table('Complaints', columns.complaints, latestFirst(at('PortaalKlacht'), 'Received_At')),
    table('Exit orders', columns.exits, latestFirst(at('PortaalExitorder'), 'Date')),
    table('Stock history', columns.history, latestFirst(at('PortaalVoorraadverloop'), 'Posting_Date')),
  ])
}
