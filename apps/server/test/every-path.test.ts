import { readFileSync } from 'node:fs'
import { listCalls } from '@portal/contract/calls.ts'
import { errorStatus, type Problem } from '@portal/contract/errors.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPlace, type Place } from './build-place.ts'
import { type EmployeeLogins, startEmployeeLogins } from './employee-logins.ts'
import { arbitraryOf, inputSchema } from './schema-values.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

interface SpecCall {
  readonly path: string
  readonly method: string
}
const calls = new Map(listCalls().map(({ call }) => [call.path, call]))
// The list is part of the specification; its shape is that of the file.
const listed = JSON.parse(
  readFileSync(new URL('../../../spec/calls.json', import.meta.url), 'utf8'),
) as readonly SpecCall[]
const statusOf: Readonly<Record<string, number>> = errorStatus

let portal: TestPortal
let place: Place
let employees: EmployeeLogins
beforeAll(async () => {
  employees = await startEmployeeLogins()
  portal = await startTestPortal({ ...employees, capabilities })
  place = await buildPlace(portal)
})
afterAll(async () => {
  await portal.close()
  await employees.stop()
})

async function send({ path, method }: SpecCall, body: unknown, token: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const sent = method === 'GET' ? { method } : { method, headers, body: JSON.stringify(body) }
  const answer = await fetch(portal.url + path, sent)
  return { status: answer.status, text: await answer.text() }
}

describe('the paths of the specification', () => {
  it('are as many as it lists, each once', () => {
    expect(new Set(listed.map(({ method, path }) => `${method} ${path}`)).size).toBe(listed.length)
    expect(listed.length).toBe(187)
  })

  it.each(listed)('$method $path is answered by its call, with what that promises (R-CALL-12)', async (one) => {
    if (one.method === 'GET') {
      expect((await send(one, null, '')).status).toBe(200)
      return
    }
    const call = calls.get(one.path)
    if (call === undefined) throw new Error(`No call has the path ${one.path}`)
    const input = fc.sample(arbitraryOf(inputSchema(call), place.valuesOf('opperbeheerder'), 1), {
      numRuns: 1,
      seed: 7,
    })[0]
    const { status, text } = await send(one, input, await portal.tokenOf('opperbeheerder'))
    if (status === 204) return
    const body: unknown = text === '' ? null : JSON.parse(text)
    if (status === 200) {
      expect(call.out.safeParse(body).error).toBeUndefined()
      return
    }
    // A refusal of the call itself names one of its codes; a path that is none has no such answer.
    const { code } = body as Problem
    expect([one.path, statusOf[code]]).toEqual([one.path, status])
  })

  it('are not answered where there is none', async () => {
    const { status } = await send(
      { path: '/api/MetaCom/GetNiets', method: 'POST' },
      {},
      await portal.tokenOf('eigenaar'),
    )
    expect(status).toBe(404)
  })
})
