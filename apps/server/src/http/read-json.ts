import type { FastifyInstance } from 'fastify'
import { refuseOddShape } from './json-shape.ts'
import { isSentBody } from './sent-files.ts'

/**
 * Lets bodies come as text, so that a question asked before is known by it and not read again; gives what reads them.
 * A call without arguments may come without a body.
 * @returns a reader that throws the web framework's own error (400) for what is no JSON
 */
export function takeBodiesAsText(app: FastifyInstance): (body: unknown) => unknown {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return (sent) => {
    const body = isSentBody(sent) ? sent.text : sent
    if (typeof body !== 'string' || body.length === 0) return {}
    refuseOddShape(body)
    let read: unknown
    // The parser is done before it returns and does not look at the request, which only its type asks for.
    void parse({} as never, body, (error, value) => {
      if (error !== null && error !== undefined) throw error
      read = value
    })
    return read
  }
}
