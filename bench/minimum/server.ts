import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import { Pool } from 'pg'
import { startSender } from './sender.ts'
import * as statements from './statements.ts'

/**
 * The same work as the portal's hot calls with as little as it can be done with: one prepared statement a call, durable
 * like the portal's, its answer passed on as PostgreSQL wrote it; orders are brought to the back office. It keeps nothing,
 * and takes everybody's word for who they are and which list they saw. What it answers is what a page shows; of an item's
 * technical data only what the item's own page does. It checks no form, sends no events, and keeps no history of tries.
 */
const [host = '', database = '', backOffice = ''] = process.argv.slice(2)
const pool = new Pool({ host, port: 5432, user: 'portal', database, max: 12 })
// Measuring a start ends the database while connections are idle.
pool.on('error', () => undefined)

type Body = Readonly<Record<string, string>>

/** As long as the confirmation that the portal writes. */
const mailPage = JSON.stringify({ paragraphs: ['Bedankt voor uw bestelling. '.repeat(48)] })

/** What the back office gets of every order beside its form, its lines and its place. */
const sent = {
  ...{ type: 'Aanvoer', requestDate: new Date().toISOString().slice(0, 10), returnDate: null, fromLocation: '' },
  ...{ depotNo: '', depotAddressCode: '', addressCode: '', transportMeans: '', collect: false, urgent: false },
}

/** What each call gives its statement, in the order of its parameters. */
const calls: Readonly<Record<string, { readonly text: string; readonly values: (body: Body) => unknown[] }>> = {
  page: { text: statements.readPage, values: ({ category, group, language }) => [category, group, language] },
  item: { text: statements.readItem, values: ({ no, group, language }) => [no, group, language] },
  search: { text: statements.search, values: ({ term, language }) => [term, language] },
  add: { text: statements.addLine, values: ({ list, user, kind, no }) => [list, user, kind, no] },
  change: { text: statements.changeLine, values: ({ line, user, quantity }) => [line, user, quantity] },
  remove: { text: statements.removeLine, values: ({ line, user }) => [line, user] },
  list: { text: statements.readList, values: ({ list, user, group, language }) => [list, user, group, language] },
  order: {
    text: statements.placeOrder,
    values: ({ list, user, ...form }) => [list, user, randomUUID(), JSON.stringify({ ...sent, ...form }), mailPage],
  },
}

// The program that started it is gone.
process.on('disconnect', () => process.exit())

const send = startSender(pool, backOffice)

const app = fastify()
for (const [name, { text, values }] of Object.entries(calls))
  app.post<{ Body: Body }>(`/${name}`, async ({ body }, reply) => {
    const { rows } = await pool.query<{ body: string; stored?: string }>({ name, text, values: values(body) })
    const [row] = rows
    if (row === undefined) return reply.code(404).send()
    if (row.stored !== undefined) send(row.stored)
    return reply.header('content-type', 'application/json; charset=utf-8').send(row.body)
  })
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
