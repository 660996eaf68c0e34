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
export const xmlAnswer = (status: number, body: string): Answer => ({
  status,
  headers: {
    'content-type':
      status === 200 && body.includes('edmx') ? 'application/xml; charset=utf-8' : 'text/xml; charset=utf-8',
  },
  body,
})
export const emptyAnswer = (status: number): Answer => ({ status, headers: { 'content-length': '0' }, body: '' })
