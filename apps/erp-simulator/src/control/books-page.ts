import type { ServiceName } from '@portal/erp-protocol/services.ts'
import { escapeXml } from '../protocol/xml.ts'
import { readPortalComplaints } from '../scenarios/let-time-pass.ts'
import type { Row } from '../state/row.ts'
import type { Store } from '../state/store.ts'
import { columns } from './columns.ts'
import type { ControlParts } from './control-parts.ts'
import { page, table } from './html.ts'
import { readInbox, readRequests } from './read-requests.ts'

const shown = { requests: 50, newest: 20, log: 50 } as const

const newestFirst = (rows: readonly Row[], most: number): readonly Row[] => [...rows].reverse().slice(0, most)

/** The rows of a service that were written last. */
function newest(store: Store, service: ServiceName): readonly Row[] {
  const versionOf = (row: Row): bigint => (typeof row.Row_Version === 'bigint' ? row.Row_Version : 0n)
  return [...store.all(service)].sort((a, b) => Number(versionOf(b) - versionOf(a))).slice(0, shown.newest)
}

function summarise(request: Row): Row {
  const lines = Array.isArray(request.lines) ? request.lines.length : 0
  const orders = Array.isArray(request.orders)
    ? request.orders.map((order: Row) => `${order.No} (${order.Status})`).join(', ')
    : ''
  return { ...request, Lines: lines, Orders: orders }
}

/** A page for people: what came from the portal, what the books hold, the clock and the faults. */
export function booksPage({ books, faults, log }: ControlParts): string {
  const { store } = books
  const requests = readRequests(books)
  const complaints = readPortalComplaints(books)
  const inbox = readInbox(books)
  const active = faults.list().map((fault) => `<li><code>${escapeXml(JSON.stringify(fault))}</code></li>`)
  return page('Back-office simulator', [
    `<p>Clock: <strong>${books.clock.now().toISOString()}</strong>, nights done until <strong>${books.closedDay}</strong> ·
<code>POST /control/clock {"advanceMinutes":120}</code> · <code>POST /control/requests/&lt;no&gt;/approve</code> ·
<code>POST /control/faults {"kind":"delay","scope":"CreateRequest","times":1,"ms":5000}</code></p>`,
    `<h2>Faults</h2><ul>${active.length > 0 ? active.join('') : '<li>none</li>'}</ul>`,
    table(
      `Requests from the portal (${requests.length})`,
      columns.requests,
      newestFirst(requests, shown.requests).map(summarise),
    ),
    table(
      `Complaints from the portal (${complaints.length})`,
      columns.complaints,
      newestFirst(complaints, shown.requests),
    ),
    table(`Inbox: writes of the portal (${inbox.length})`, columns.inbox, newestFirst(inbox, shown.requests)),
    table('Orders written last', columns.orders, newest(store, 'PortaalOrder')),
    table('Stock history written last', columns.history, newest(store, 'PortaalVoorraadverloop')),
    table('Invoices written last', columns.invoices, newest(store, 'PortaalFactuur')),
    table(
      'Asked by the portal',
      columns.log,
      newestFirst(
        log.list().map((entry) => ({ ...entry })),
        shown.log,
      ),
    ),
  ])
}
