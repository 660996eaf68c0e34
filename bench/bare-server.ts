import { readFileSync } from 'node:fs'
import fastify from 'fastify'

/** The yardstick: bare Fastify that answers every POST with the same compressed bytes. */
const [file = '', encoding = 'identity'] = process.argv.slice(2)
const body = readFileSync(file)
const app = fastify()
app.post('/*', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').header('content-encoding', encoding).send(body),
)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
