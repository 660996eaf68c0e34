import { auth } from '@portal/contract/auth.ts'
import { locations } from '@portal/contract/locations.ts'
import { settings } from '@portal/contract/settings.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { call } from './call.ts'
import { CallError, ConnectionError } from './call-error.ts'
import { errorText } from './error-text.ts'
import { addRequestStep } from './request-steps.ts'
import { endSession, sessionStore, startSession } from './session.ts'

const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()

function answer(status: number, body = '', headers: Record<string, string> = {}): void {
  sent.mockImplementation(async () => new Response(status === 204 ? null : body, { status, headers }))
}

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  endSession()
  document.head.innerHTML = ''
})

function lastRequest(): { address: string; init: RequestInit; headers: Record<string, string> } {
  const [address, init] = sent.mock.lastCall ?? ['', {}]
  return { address, init, headers: init.headers as Record<string, string> }
}

describe('call', () => {
  it('posts one JSON object and accepts JSON (R-CALL-01, R-CALL-03)', async () => {
    answer(200, '{"version":"1"}')
    await call(settings.getVersion, {})
    const { init, headers } = lastRequest()
    expect(init.method).toBe('POST')
    expect(init.body).toBe('{}')
    expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' })
  })

  it('sends every call to the address that the page itself came from (R-CALL-04)', async () => {
    answer(200, '{}')
    await call(settings.getVersion, {})
    expect(new URL(lastRequest().address, 'https://materieel.example/bestellijst?regel=3').href).toBe(
      'https://materieel.example/api/AppSettings/GetVersion',
    )
  })

  it('runs a request options step exactly once a call (R-CALL-05)', async () => {
    const step = vi.fn((request) => ({ ...request, headers: { ...request.headers, 'x-probe': '1' } }))
    const remove = addRequestStep(step)
    answer(200, '{}')
    await call(settings.getVersion, {})
    expect(step).toHaveBeenCalledTimes(1)
    expect(lastRequest().headers['x-probe']).toBe('1')
    remove()
    await call(settings.getVersion, {})
    expect(step).toHaveBeenCalledTimes(1)
  })

  it('gives the parsed body of a 200, or null when it is empty (R-CALL-06)', async () => {
    answer(200, '{"version":"7"}')
    expect(await call(settings.getVersion, {})).toEqual({ version: '7' })
    answer(200, '')
    expect(await call(settings.getVersion, {})).toBeNull()
  })

  it('gives null for a 204 (R-CALL-07)', async () => {
    answer(204)
    expect(await call(auth.logout, {})).toBeNull()
  })

  it.each([201, 302, 400, 401, 404, 500])('throws for status %i (R-CALL-08)', async (status) => {
    answer(status, 'no')
    await expect(call(settings.getVersion, {})).rejects.toBeInstanceOf(CallError)
  })

  it('gives every command a key of its own, and keeps one that it was given', async () => {
    answer(204)
    await call(auth.logout, {})
    const { headers } = lastRequest()
    await call(auth.logout, {})
    const next = lastRequest().headers
    await call(auth.logout, {}, { idempotencyKey: 'sleutel' })
    expect(headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
    expect(next['idempotency-key']).not.toBe(headers['idempotency-key'])
    expect(lastRequest().headers['idempotency-key']).toBe('sleutel')
    await call(settings.getVersion, {})
    expect(lastRequest().headers).not.toHaveProperty('idempotency-key')
  })

  it('says that a file is too large when a proxy before the portal says so with a page of its own', async () => {
    answer(413, '<html><h1>413 Request Entity Too Large</h1></html>')
    const error = await call(settings.getVersion, {}).catch((thrown: unknown) => thrown)
    expect(errorText(error)).toMatchObject({ key: 'verzoek.te_groot' })
  })

  it('carries the literal message, status, response text and headers (R-ERR-01, R-ERR-02)', async () => {
    answer(500, 'broken', { 'x-trace': 'abc' })
    const error = await call(settings.getVersion, {}).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      message: 'An unexpected server error occurred.',
      status: 500,
      response: 'broken',
      code: 'error.onverwachte_serverfout',
    })
    expect((error as CallError).headers['x-trace']).toBe('abc')
  })

  it('carries code, params, reference and field of a problem', async () => {
    const problem = { code: 'validatie.max_tekens', params: { amount: 5 }, reference: 'Q7', field: 'referentie' }
    answer(400, JSON.stringify(problem))
    const error = await call(settings.getVersion, {}).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'validatie.max_tekens',
      reference: 'Q7',
      fields: [{ field: 'referentie', code: 'validatie.max_tekens', params: { amount: 5 } }],
    })
  })

  it('distinguishes a missing connection from a refusal', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(call(settings.getVersion, {})).rejects.toBeInstanceOf(ConnectionError)
  })

  it('sends the bearer token only while somebody is signed in, and the idempotency key (R-ROLE-36)', async () => {
    answer(200, '{}')
    await call(settings.getVersion, {})
    expect(lastRequest().headers).not.toHaveProperty('authorization')
    const token = tokenFor('uitvoerder')
    startSession(token, 'Identity')
    await call(auth.logout, {}, { idempotencyKey: 'k1' })
    expect(lastRequest().headers).toMatchObject({ authorization: `Bearer ${token}`, 'idempotency-key': 'k1' })
  })

  it('goes on with the token that an answer renews', async () => {
    startSession(tokenFor('uitvoerder', 60), 'Directory')
    const fresh = tokenFor('uitvoerder', 3600)
    answer(200, '{}', { 'x-portal-token': fresh })
    await call(settings.getVersion, {})
    expect(sessionStore.get()).toMatchObject({ token: fresh, loginMethod: 'Directory', authenticated: true })
  })

  it('ends the session on a 401, but not on a refused login', async () => {
    startSession(tokenFor('uitvoerder'), 'Identity')
    answer(401, '{"code":"login.onjuist"}')
    await call(auth.login, { gebruikersnaam: 'a', wachtwoord: 'b' }).catch(() => {})
    expect(sessionStore.get().authenticated).toBe(true)
    answer(401, '{"code":"sessie.verlopen"}')
    await call(locations.getLocations, { gebruikersnaam: 'uitvoerder' }).catch(() => {})
    expect(sessionStore.get().authenticated).toBe(false)
  })
})
