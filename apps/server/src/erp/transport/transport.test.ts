import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import type { Authentication } from '../authentication/authentication.ts'
import { ErpError, happeningOf } from '../erp-error.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { classifyAnswer } from './classify-answer.ts'
import { createErpClient, type ErpClient } from './erp-client.ts'
import { defaultLimits } from './limits.ts'
import { parseJson } from './parse-json.ts'
import { createPriorityQueue } from './priority-queue.ts'
import { createHttpSender, type HttpAnswer, type HttpSender } from './send-http.ts'
import { createTokenBucket } from './token-bucket.ts'

const answer = (status: number, text = '', headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  text,
  headers,
})
const json = (status: number, body: string) => answer(status, body, { 'content-type': 'application/json' })
const refusal = (status: number, code: string) =>
  json(
    status,
    JSON.stringify({ error: { code, message: `No.  CorrelationId:  0f1e2d3c-0000-0000-0000-000000000001.` } }),
  )

function failureOf(work: () => unknown): ErpError {
  try {
    work()
  } catch (error) {
    if (error instanceof ErpError) return error
    throw error
  }
  throw new Error('It did not fail')
}

describe('classes of refusals', () => {
  it.each([
    [400, 'Application_DialogException', 'business'],
    [409, 'Application_LockTimeout', 'transient'],
    [409, 'Request_EntityChanged', 'transient'],
    [409, 'Internal_EntityWithSameKeyExists', 'duplicate'],
    [400, 'Application_StringExceededLength', 'contract'],
    [400, 'Application_CallbackNotAllowed', 'contract'],
    [400, 'PORTAL_ID_REUSED', 'contract'],
    [400, 'BadRequest', 'contract'],
    [404, 'Internal_CompanyNotFound', 'contract'],
    [401, 'Unauthorized', 'auth'],
    [403, 'Authorization_RequestDenied', 'auth'],
    [500, 'Internal_TenantUnavailable', 'transient'],
    [500, 'Internal_ServerError', 'unknownOutcome'],
  ])('%i %s of a write is %s (failure modes 2, 16, 17, 19)', (status, code, kind) => {
    const error = failureOf(() => parseJson(refusal(status, code), false))
    expect(error.kind).toBe(kind)
    expect(error.details).toMatchObject({ status, code, correlationId: '0f1e2d3c-0000-0000-0000-000000000001' })
    expect(error.message).toBe('No.')
  })

  it.each([
    [404, 'contract'],
    [405, 'contract'],
    [401, 'auth'],
    [429, 'transient'],
    [503, 'transient'],
    [500, 'unknownOutcome'],
    [302, 'transient'],
    [409, 'transient'],
    [412, 'transient'],
    [502, 'unknownOutcome'],
    [504, 'unknownOutcome'],
  ])('%i without a body of the back office is %s for a write (failure modes 2, 8, 18)', (status, kind) => {
    expect(classifyAnswer(answer(status), null, false).kind).toBe(kind)
  })

  it.each([
    [429, null, 'busy'],
    [503, null, 'busy'],
    [502, null, 'between'],
    [504, null, 'between'],
    [500, null, 'failed'],
    [401, null, 'account'],
    [404, null, 'refused'],
    [400, 'Application_DialogException', 'refused'],
    [409, 'Application_LockTimeout', 'failed'],
  ])('%i %s is told as %s', (status, code, happened) => {
    const fault = code === null ? null : { code, message: 'No.' }
    for (const isRepeatable of [true, false])
      expect(happeningOf(classifyAnswer(answer(status), fault, isRepeatable))).toBe(happened)
  })

  it.each([
    ['Negotiate, NTLM', 'Negotiate, NTLM'],
    ['Basic realm="Business, Central", charset="UTF-8"', 'Basic'],
    ['Negotiate, Basic realm="x", Bearer error="invalid_token"', 'Negotiate, Basic, Bearer'],
  ])('names the ways in of a server that refuses the account: %s', (header, schemes) => {
    const refused = answer(401, '', { 'www-authenticate': header })
    expect(classifyAnswer(refused, null, true).message).toBe(`The back office answered 401; it lets in by ${schemes}`)
    const worded = classifyAnswer(refused, { code: 'Unauthorized', message: 'No.' }, true)
    expect(worded.message).toBe(`No; it lets in by ${schemes}`)
  })

  it('waits as long as the back office asks (failure mode 18)', () => {
    const busy = answer(429, '', { 'retry-after': '7' })
    expect(classifyAnswer(busy, null, true).details.retryAfterMs).toBe(7000)
  })

  it.each([
    ['a page of a proxy', answer(200, '<html>', { 'content-type': 'text/html' })],
    ['cut-off JSON', json(200, '{"value":[{"No":"A')],
    ['a list', json(200, '[]')],
    ['nothing', answer(200)],
  ])('takes %s for no answer (failure mode 20)', (_what, given) => {
    expect(failureOf(() => parseJson(given, true)).kind).toBe('transient')
    const write = failureOf(() => parseJson(given, false))
    expect(write.kind).toBe('unknownOutcome')
    expect(write.details.code).toBe('UnexpectedAnswer')
  })

  it('reads a text with an illegal character, and every digit of an amount (failure mode 20)', () => {
    const body = parseJson(json(200, '{"a":"x\u001fy","b":12345678901234567890.12345}'), true)
    expect(body).toEqual({ a: 'x y', b: '12345678901234567890.12345' })
  })
})

describe('circuit breaker', () => {
  it('opens after five failures in a row, half-opens after its pause, and closes on success', () => {
    let now = 0
    const breaker = createCircuitBreaker({ failuresToOpen: 5, pauseMs: 100, now: () => now })
    for (let count = 0; count < 4; count += 1) breaker.failed()
    breaker.succeeded()
    for (let count = 0; count < 4; count += 1) breaker.failed()
    expect(breaker.state).toBe('closed')
    breaker.failed()
    expect(breaker.state).toBe('open')
    now = 100
    expect(breaker.state).toBe('halfOpen')
    breaker.failed()
    expect(breaker.state).toBe('open')
    now = 200
    breaker.succeeded()
    expect(breaker.state).toBe('closed')
  })
})

describe('priorities of requests', () => {
  it('never runs more than the places, keeps one from jobs, and lets people go first (failure mode 18)', async () => {
    const queue = createPriorityQueue(3, 2)
    const open: (() => void)[] = []
    const order: string[] = []
    let running = 0
    let most = 0
    const start = (priority: 'interactive' | 'sync', name: string) =>
      queue.run(priority, async () => {
        order.push(name)
        running += 1
        most = Math.max(most, running)
        await new Promise<void>((resolve) => open.push(resolve))
        running -= 1
      })
    const all = [
      start('sync', 's1'),
      start('sync', 's2'),
      start('sync', 's3'),
      start('interactive', 'p1'),
      start('interactive', 'p2'),
    ]
    await new Promise(setImmediate)
    expect(order).toEqual(['s1', 's2', 'p1'])
    for (let count = 0; count < all.length; count += 1) {
      open.shift()?.()
      await new Promise(setImmediate)
    }
    await Promise.all(all)
    expect(order).toEqual(['s1', 's2', 'p1', 'p2', 's3'])
    expect(most).toBe(3)
  })
})

describe('token bucket', () => {
  it('leaves a fifth to people and fills again', async () => {
    let now = 0
    const bucket = createTokenBucket(10, () => now)
    for (let count = 0; count < 8; count += 1) await bucket.take('sync')
    const controller = new AbortController()
    const waiting = bucket.take('sync', controller.signal)
    await bucket.take('interactive')
    await bucket.take('interactive')
    controller.abort()
    await expect(waiting).rejects.toThrow()
    now = 60_000
    await bucket.take('sync')
  })
})

describe('sending', () => {
  let server: Server | null = null
  afterEach(() => server?.close())

  it('says whether anything was sent (failure mode 1)', async () => {
    const sender = createHttpSender({ connectMs: 500 })
    const request = { method: 'POST', headers: {}, body: 'x', timeoutMs: 50 } as const
    const refused = await sender.send({ ...request, url: new URL('http://127.0.0.1:1/') }).catch((error) => error)
    expect(refused).toMatchObject({ kind: 'transient', details: { notSent: true, code: 'NoConnection' } })
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    server = silent
    await new Promise((resolve) => silent.once('listening', resolve))
    // A server that listens on TCP has an address with a port.
    const { port } = silent.address() as AddressInfo
    const late = await sender.send({ ...request, url: new URL(`http://127.0.0.1:${port}/`) }).catch((error) => error)
    expect(late).toMatchObject({ kind: 'unknownOutcome', details: { notSent: false, code: 'TimedOut' } })
    expect([refused, late].map(happeningOf)).toEqual(['unreachable', 'silent'])
    sender.close()
    silent.closeAllConnections()
  })

  it('sends no address of 8 kB or more (failure mode 7)', async () => {
    const address = new URL(`http://127.0.0.1:1/${'x'.repeat(8192)}`)
    const read = { method: 'GET', url: address, priority: 'sync', isRepeatable: true, parse: () => null } as const
    const client = createErpClient({
      authentication: (connect) => connect(),
      certificateAuthority: null,
      tenant: null,
      limits: defaultLimits,
      log: createLog('silent'),
      probe: () => read,
    })
    await expect(client.request(read)).rejects.toMatchObject({
      kind: 'contract',
      details: { code: 'AddressTooLong', notSent: true },
    })
    client.close()
  })

  it.each([
    ['the asker goes away', (asker: AbortController, _client: ErpClient) => asker.abort()],
    ['the portal stops', (_asker: AbortController, client: ErpClient) => client.close()],
  ])('ends a repeated read at once when %s, although nobody is there', async (_when, stop) => {
    let tries = 0
    const isTried = Promise.withResolvers<void>()
    const limits = { ...defaultLimits, retryBaseMs: 1_000_000 }
    const authentication: Authentication = (connect) => {
      const sender = connect()
      const send: HttpSender['send'] = (request) => {
        tries += 1
        isTried.resolve()
        return sender.send(request)
      }
      return { ...sender, send }
    }
    const read = {
      method: 'GET',
      url: new URL('http://127.0.0.1:1/'),
      priority: 'sync',
      isRepeatable: true,
      parse: () => null,
    } as const
    const client = createErpClient({
      authentication,
      certificateAuthority: null,
      tenant: null,
      limits,
      log: createLog('silent'),
      probe: () => read,
    })
    const asker = new AbortController()
    const asked = client.request({ ...read, signal: asker.signal })
    await isTried.promise
    stop(asker, client)
    await expect(asked).rejects.toThrow('aborted')
    expect(tries).toBe(1)
    client.close()
  })
})
