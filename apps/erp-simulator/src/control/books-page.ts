import { escapeXml } from '../protocol/xml.ts'
import type { Row } from '../state/row.ts'
import type { ControlParts } from './control-parts.ts'

const columns = ['No', 'Type', 'Status', 'To_Location', 'Delivery_Date', 'Requested_By', 'Reference'] as const

const shownRequests = 50

const cell = (value: unknown): string => `<td>${escapeXml(String(value))}</td>`

function rowOf(request: Row): string {
  const lines = Array.isArray(request.lines) ? request.lines.length : 0
  const orders = Array.isArray(request.orders)
    ? request.orders.map((order: Row) => `${order.No} (${order.Status})`).join(', ')
    : ''
  const cells = [...columns.map((name) => request[name] ?? ''), lines, orders]
  return `<tr>${cells.map(cell).join('')}</tr>`
}

/** A page for people: what the back office holds of the portal's requests, its clock and its faults. */
export function booksPage(requests: readonly Row[], { books, faults, log }: ControlParts): string {
  const head = [...columns, 'Lines', 'Orders'].map((name) => `<th>${name}</th>`).join('')
  const active = faults.list().map((fault) => `<li><code>${escapeXml(JSON.stringify(fault))}</code></li>`)
  const asked = [...log.list()]
    .slice(-shownRequests)
    .reverse()
    .map(({ at, method, url, status, ms }) => `<tr>${[at, method, url, status, ms].map(cell).join('')}</tr>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Back-office simulator</title><style>
body{font:15px/1.5 system-ui;margin:2rem;color:#1e293b}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.4rem .8rem;border-bottom:1px solid #e2e8f0}th{color:#64748b;font-weight:600}code{background:#f1f5f9;padding:.1rem .3rem}td{overflow-wrap:anywhere}
</style></head><body><h1>Back-office simulator</h1>
<p>Clock: <strong>${books.clock.now().toISOString()}</strong> · <code>POST /control/clock {"advanceMinutes":120}</code> ·
<code>POST /control/requests/&lt;no&gt;/approve</code> · <code>POST /control/faults {"kind":"delay","scope":"CreateRequest","times":1,"ms":5000}</code></p>
<h2>Faults</h2><ul>${active.length > 0 ? active.join('') : '<li>none</li>'}</ul>
<h2>Requests from the portal (${requests.length})</h2><table><thead><tr>${head}</tr></thead><tbody>${[...requests].reverse().map(rowOf).join('')}</tbody></table>
<h2>Asked by the portal</h2><table><thead><tr><th>At</th><th>Method</th><th>Address</th><th>Status</th><th>ms</th></tr></thead><tbody>${asked.join('')}</tbody></table>
</body></html>`
}
