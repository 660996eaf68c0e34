import { escapeXml } from '../protocol/xml.ts'
import type { Row } from '../state/row.ts'

const style = `body{font:15px/1.5 system-ui;margin:2rem;color:#1e293b}table{border-collapse:collapse;width:100%;margin-bottom:2rem}
th,td{text-align:left;padding:.35rem .8rem;border-bottom:1px solid #e2e8f0;vertical-align:top}th{color:#475569;font-weight:600}
td.number{text-align:right;font-variant-numeric:tabular-nums}code{background:#f1f5f9;padding:.1rem .3rem}td{overflow-wrap:anywhere}
nav a{margin-right:1rem}h2{margin-top:2rem}`

/** A column: the field it shows, and what it is called. */
type Column = readonly [field: string, title: string]

/** Where a field leads: the page of that location. */
const locationFields: readonly string[] = ['Location_No', 'From_Location', 'To_Location']

function cellOf(field: string, value: unknown): string {
  const text = escapeXml(String(value ?? ''))
  if (locationFields.includes(field) && text !== '') return `<td><a href="/locations/${text}">${text}</a></td>`
  return /^-?\d+(\.\d+)?$/.test(text) && !field.endsWith('No') ? `<td class="number">${text}</td>` : `<td>${text}</td>`
}

export function table(title: string, columns: readonly Column[], rows: readonly Row[]): string {
  const head = columns.map(([, name]) => `<th scope="col">${escapeXml(name)}</th>`).join('')
  const body = rows.map((row) => `<tr>${columns.map(([field]) => cellOf(field, row[field])).join('')}</tr>`)
  const shown = `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
  return `<h2>${escapeXml(title)}</h2>${rows.length === 0 ? '<p>none</p>' : shown}`
}

export function page(title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(title)}</title><style>${style}</style></head>
<body><nav><a href="/">Books</a></nav><h1>${escapeXml(title)}</h1>${parts.join('\n')}</body></html>`
}
