/** What the protocol port sends; `dropped` cuts the connection instead. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly dropped?: boolean
}

export const jsonAnswer = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: {
    'content-type': 'application/json; odata.metadata=minimal; charset=utf-8',
    'odata-version': '4.0',
    ...headers,
  },
  body,
})
export const xmlAnswer = (status: number, body: string, type = 'text/xml'): Answer => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
})
export const emptyAnswer = (status: number): Answer => ({ status, headers: { 'content-length': '0' }, body: '' })
export const plainAnswer = (body: string | number): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'odata-version': '4.0' },
  body: String(body),
})
