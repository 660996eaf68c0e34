import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { createErpClient } from './erp-client.ts'
import { defaultLimits } from './limits.ts'
import { parseJson } from './parse-json.ts'
import type { Priority } from './priority-queue.ts'
import type { HttpAnswer } from './send-http.ts'

/** What each request gets: no answer at all, or one of a server between that has none. */
type Manner = 'silent' | 'away'

let server: Server
let manner: Manner
let asked: number
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1
    if (manner === 'away') response.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** How often the server was asked until a read of this priority failed, and with what. */
async function readOf(priority: Priority, how: Manner) {
  manner = how
  asked = 0
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  const read = {
    method: 'GET',
    url: new URL(`http://127.0.0.1:${port}/`),
    priority,
    isRepeatable: true,
    parse: (answer: HttpAnswer) => parseJson(answer, true),
  } as const
  const client = createErpClient({
    authentication: (connect) => connect(),
    certificateAuthority: null,
    tenant: null,
    limits: { ...defaultLimits, connectMs: 1000, interactiveMs: 20, readMs: 20, readAttempts: 3, retryBaseMs: 1 },
    log: createLog('silent'),
    probe: () => read,
  })
  const failure = await client.request(read).catch((error) => error)
  client.close()
  return { asked, code: failure.details?.code }
}

describe('a read that fails', () => {
  it('for want of an answer in time is asked once for a person who waits, and again for a job', async () => {
    expect(await readOf('interactive', 'silent')).toEqual({ asked: 1, code: 'TimedOut' })
    expect(await readOf('sync', 'silent')).toEqual({ asked: 3, code: 'TimedOut' })
  })

  it('at once is asked a second time for a person', async () => {
    expect(await readOf('interactive', 'away')).toEqual({ asked: 2, code: 'Http_502' })
    expect(await readOf('sync', 'away')).toEqual({ asked: 3, code: 'Http_502' })
  })
})
