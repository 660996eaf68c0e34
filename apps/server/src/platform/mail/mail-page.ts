/** A mail before it has a form: plain texts only, which are escaped where they become HTML. */
export interface MailPage {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Label and value; a fact without a value is left out. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly link: { readonly label: string; readonly address: string } | null
  readonly footer: string
  readonly accent: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

function filled(page: MailPage): readonly (readonly [string, string])[] {
  return page.facts.filter(([, value]) => value !== '')
}

/** The mail for programs that show no HTML. */
export function mailText(page: MailPage): string {
  const facts = filled(page).map(([label, value]) => `${label}: ${value}`)
  const table = page.rows.length === 0 ? [] : [page.columns, ...page.rows]
  const rows = table.map((row) => row.filter((cell) => cell !== '').join(' | '))
  const link = page.link === null ? [] : [`${page.link.label}: ${page.link.address}`]
  const parts = [[page.heading], ...page.paragraphs.map((text) => [text]), facts, rows, link, ['--', page.footer]]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

const cell = 'padding:6px 8px;border-bottom:1px solid #d9dee5;text-align:left;vertical-align:top'

function tableRow(cells: readonly string[], tag: 'td' | 'th'): string {
  return `<tr>${cells.map((text) => `<${tag} style="${cell}">${escapeHtml(text)}</${tag}>`).join('')}</tr>`
}

function linkButton(page: MailPage): string {
  if (page.link === null) return ''
  const style = `display:inline-block;padding:10px 16px;border-radius:8px;background:${escapeHtml(page.accent)};color:#1b1f24;font-weight:600;text-decoration:none`
  return `<p><a href="${escapeHtml(page.link.address)}" style="${style}">${escapeHtml(page.link.label)}</a></p>`
}

/** The mail as HTML: no pictures, nothing loaded from anywhere, readable at any width. */
export function mailHtml(page: MailPage): string {
  const paragraphs = page.paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
  const facts = filled(page).map((fact) => tableRow(fact, 'td'))
  const rows = page.rows.map((row) => tableRow(row, 'td'))
  const table = 'style="border-collapse:collapse;width:100%;margin:16px 0"'
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head>',
    '<body style="margin:0;padding:24px;background:#ffffff;color:#1b1f24;font:15px/1.5 Arial,sans-serif">',
    `<div style="max-width:680px;margin:0 auto"><h1 style="font-size:20px">${escapeHtml(page.heading)}</h1>`,
    ...paragraphs,
    `<table role="presentation" ${table}>${facts.join('')}</table>`,
    rows.length === 0
      ? ''
      : `<table ${table}><thead>${tableRow(page.columns, 'th')}</thead><tbody>${rows.join('')}</tbody></table>`,
    linkButton(page),
    `<p style="color:#5b6673;font-size:13px">${escapeHtml(page.footer)}</p></div></body></html>`,
  ].join('\n')
}
