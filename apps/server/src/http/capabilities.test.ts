import { contract, listCalls } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import type { Problem } from '@portal/contract/errors.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../test/builders.ts'
import { arbitraryOf, inputSchema } from '../../test/schema-values.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

const withCapability = listCalls().flatMap(({ name, call }) =>
  call.capability === undefined ? [] : [{ name, call, capability: call.capability }],
)
let bare: TestPortal
let able: TestPortal
let tokens: readonly (string | null)[]
beforeAll(async () => {
  ;[bare, able] = await Promise.all([startTestPortal(), startTestPortal({ tenant: 'dura' })])
  const chief = await buildUser(bare, { userName: 'chef', roles: ['SuperAdmin'], isAdministrator: true })
  tokens = [null, await bare.tokenOf(chief), 'x.y.z']
})
afterAll(() => Promise.all([bare.close(), able.close()]))

async function send(at: TestPortal, path: string, { input, token }: { input: unknown; token: string | null }) {
  const answer = await fetch(at.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  const text = await answer.text()
  // Every refusal is a problem.
  return { status: answer.status, code: answer.ok ? '' : (JSON.parse(text) as Problem).code }
}
const inputOf = (call: AnyCall) => fc.sample(arbitraryOf(inputSchema(call), {}, 1), { numRuns: 1, seed: 7 })[0]

describe('a tenant without a capability', () => {
  it.each(withCapability)('has no $name, for any caller and any input (R-ROUTE-25)', async ({ call }) => {
    for (const token of tokens)
      for (const input of [inputOf(call), {}, { x: 1 }])
        expect(await send(bare, call.path, { input, token })).toEqual({ status: 404, code: 'error.niet_gevonden' })
    expect(await send(bare, '/api/Bestaat/Niet', { input: {}, token: null })).toMatchObject({ status: 404 })
    expect((await send(able, call.path, { input: inputOf(call), token: null })).status).toBe(401)
  })

  it('gives its pages no capability, and another tenant those it has', async () => {
    expect((await bare.post(contract.settings.getSettings, {})).answer.mogelijkheden).toBeUndefined()
    expect((await able.post(contract.settings.getSettings, {})).answer.mogelijkheden).toEqual([...capabilities])
  })
})
