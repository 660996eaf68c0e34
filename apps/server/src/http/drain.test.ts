import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { finishBeforeClose } from './drain.ts'

/** A server with one call that runs until it is let go. */
async function startSlow() {
  const { promise: isStarted, resolve: started } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>()
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  finishBeforeClose(app, { longestFarewellMs: 0, closeConnections: async () => undefined })
  app.get('/live', async () => 'ok')
  app.post('/quick', async () => 'quick')
  app.post('/slow', async () => {
    started()
    await mayEnd
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  // It listens on TCP.
  const { port } = app.server.address() as AddressInfo
  return { app, port, url: `http://127.0.0.1:${port}`, isStarted, letGo }
}

it('finishes the call that runs, refuses the next one and lets nobody hold up the end', async () => {
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
