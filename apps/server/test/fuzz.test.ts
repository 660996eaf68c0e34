import { listCalls } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import { Problem } from '@portal/contract/errors.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMetacom } from '../../erp-simulator/src/metacom/start-metacom.ts'
import { buildPlace, type Place } from './build-place.ts'
import { campaignSeed, howOften, tellFigures } from './campaign.ts'
import { type EmployeeLogins, startEmployeeLogins } from './employee-logins.ts'
import { hostileInputOf, inputSchema } from './schema-values.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

const casesPerCall = howOften(15, 1000)
const slowestMs = 5000
const calls = listCalls()

let portal: TestPortal
let place: Place
let employees: EmployeeLogins
let books: Awaited<ReturnType<typeof startMetacom>>
let tries = 0
let described: Pages
beforeAll(async () => {
  employees = await startEmployeeLogins()
  books = await startMetacom()
  const metacom = { url: books.url, user: 'portaal', password: 'metacom-koppeling', certificateAuthority: null }
  portal = await startTestPortal({ ...employees, capabilities, metacom })
  // Of this shape or not: what is missing in it names no code.
  described = ((await (await fetch(`${portal.url}/api/openapi.json`)).json()) as { paths: Pages }).paths
  place = await buildPlace(portal)
})
afterAll(async () => {
  tellFigures({ calls: calls.length, requests: tries })
  await portal.close()
  await employees.stop()
  await books.stop()
})

/** What the page of the calls says of an answer: an outcome, or the codes of its refusals. */
type Pages = Readonly<
  Record<string, { readonly post: { readonly responses: Readonly<Record<string, { readonly description: string }>> } }>
>

interface Answered {
  readonly status: number
  readonly text: string
  readonly ms: number
}

async function send(path: string, body: string, token: string | null): Promise<Answered> {
  const began = performance.now()
  const answer = await fetch(portal.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body,
  })
  const text = await answer.text()
  tries += 1
  return { status: answer.status, text, ms: performance.now() - began }
}

/**
 * Every answer is what the contract says or a problem with a known shape that the page of the calls names; never a failure of the server. There is no back
 * office here, so a call that declares it may say that the back office is too slow.
 */
function check({ status, text, ms }: Answered, { out, path, errors = [] }: AnyCall): void {
  if (status !== 504 || !errors.includes('error.timeout_backoffice')) expect(status).toBeLessThan(500)
  expect(ms).toBeLessThan(slowestMs)
  if (status === 204) expect(text).toBe('')
  else if (status === 200) expect(out.safeParse(JSON.parse(text)).error).toBeUndefined()
  else {
    const { code } = Problem.parse(JSON.parse(text))
    const named = described[path]?.post.responses[status]?.description ?? ''
    expect(named.split(', ')).toContain(code)
  }
}

/** A second factor that is required would turn every later case into the same refusal. */
async function requireNoFactor(): Promise<void> {
  await portal.db.execute('delete from factor_rules')
  portal.parts.forgetAccess()
}

/** Sessions that were ended on purpose would turn every later case into the same refusal. */
async function reopenSessions(): Promise<void> {
  await portal.db.execute('update sessions set ended_at = null')
  portal.parts.forgetAccess()
}

describe('no call fails on any input', () => {
  it.each(calls)('$name', async ({ call }) => {
    const inputs = hostileInputOf(inputSchema(call), place.valuesOf('eigenaar'))
    const actors = fc.constantFrom(null, 'eigenaar', 'opperbeheerder')
    await fc.assert(
      fc.asyncProperty(inputs, actors, async (input, actor) => {
        // Ending the own session would turn every later case into the same refusal.
        const token =
          actor === null
            ? null
            : call.path.endsWith('Uitloggen')
              ? await portal.tokenOf(actor)
              : await place.token(actor)
        check(await send(call.path, JSON.stringify(input), token), call)
        if (call.path.endsWith('SetFactorRegel')) await requireNoFactor()
        if (/Beeindig\w*Sessie/.test(call.path)) await reopenSessions()
      }),
      { numRuns: casesPerCall, seed: campaignSeed, endOnFailure: true },
    )
  })

  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    '{"a":1}{',
    '\u0000',
    `{"x":"${'y'.repeat(2_000_000)}"}`,
    '{"__proto__":{"x":1}}',
  ]
  it.each(calls)('$name with a body that is no input', async ({ call }) => {
    for (const body of bodies) {
      const answer = await send(call.path, body, await place.token('eigenaar-2'))
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400) expect(Problem.safeParse(JSON.parse(answer.text)).error).toBeUndefined()
    }
  })

  it('any other path below /api answers 404 as a problem', async () => {
    for (const path of [
      '/api/Bestaat/Niet',
      '/api/BestelLijst',
      '/api/%2e%2e/%2e%2e',
      '/api/BestelLijst/GetBestelLijst/x',
    ]) {
      const answer = await send(path, '{}', null)
      expect(answer.status).toBe(404)
      expect(Problem.safeParse(JSON.parse(answer.text)).error).toBeUndefined()
    }
  })
})
