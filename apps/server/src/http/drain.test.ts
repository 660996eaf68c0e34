import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import { expect, it } from 'vitest'
import { waitFor } from '../../test/wait-for.ts'
import { finishBeforeClose } from './drain.ts'

function* pages() {
  while (true) yield Buffer.alloc(64 * 1024)
}

/** A server with one call that runs until it is let go. */
async function startSlow() {
  const { promise: isStarted, resolve: started } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>()
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  finishBeforeClose(app, { longestFarewellMs: 0, longestArrivalMs: 200, closeConnections: async () => undefined })
  app.get('/live', async () => 'ok')
  app.post('/quick', async () => 'quick')
  let isDone = false
  app.post('/slow', async () => {
    started()
    await mayEnd
    isDone = true
    return 'done'
  })
  app.get('/endless', (_request, reply) => reply.send(Readable.from(pages(), { objectMode: false })))
  await app.listen({ port: 0, host: '127.0.0.1' })
  // It listens on TCP.
  const { port } = app.server.address() as AddressInfo
  return { app, port, url: `http://127.0.0.1:${port}`, isStarted, letGo, isDone: () => isDone }
}

it('finishes the call that runs, refuses the next one and waits for no idle connection', async () => {
  const { app, port, url, isStarted, letGo } = await startSlow()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  silent.on('error', () => undefined)
  const slow = fetch(`${url}/slow`, { method: 'POST' })
  await isStarted
  const closed = app.close()
  const next = await fetch(`${url}/quick`, { method: 'POST' })
  expect([next.status, next.headers.get('connection')]).toEqual([503, 'close'])
  expect((await fetch(`${url}/live`)).status).toBe(200)
  letGo()
  const answer = await slow
  expect([answer.status, answer.headers.get('connection'), await answer.text()]).toEqual([200, 'close', 'done'])
  await closed
  await expect(fetch(`${url}/quick`, { method: 'POST' })).rejects.toThrow('fetch failed')
})

it('does not wait for somebody who left halfway through an answer', async () => {
  const { app, url } = await startSlow()
  const leaving = new AbortController()
  const { body } = await fetch(`${url}/endless`, { signal: leaving.signal })
  await body?.getReader().read()
  leaving.abort()
  await app.close()
  await expect(fetch(`${url}/live`)).rejects.toThrow('fetch failed')
})

it('finishes a call whose asker has left, and waits no longer than that', async () => {
  const { app, url, isStarted, letGo, isDone } = await startSlow()
  const leaving = new AbortController()
  const slow = fetch(`${url}/slow`, { method: 'POST', signal: leaving.signal })
  await isStarted
  leaving.abort()
  await expect(slow).rejects.toThrow('aborted')
  const closed = app.close()
  // The port is still open: what runs is not finished.
  expect((await fetch(`${url}/live`)).status).toBe(200)
  expect(isDone()).toBe(false)
  letGo()
  await closed
  expect(isDone()).toBe(true)
})

it('finishes a body that arrives in time and does not wait minutes for one that does not', async () => {
  const { app, port } = await startSlow()
  const begin = (bytes: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const head = [
      'POST /quick HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${bytes}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    return socket
  }
  const [inTime, tooSlow] = [begin(2), begin(200_000)]
  await waitFor(async () => (await openConnections(app)) === 2)
  const answered = once(inTime, 'data')
  const closed = app.close()
  inTime.write('}')
  expect(String((await answered)[0])).toContain('503')
  const cut = once(tooSlow, 'close')
  await closed
  await cut
})

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
