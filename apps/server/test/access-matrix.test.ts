import { readFileSync } from 'node:fs'
import { auth } from '@portal/contract/auth.ts'
import { listCalls } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import type { Problem } from '@portal/contract/errors.ts'
import { notifications } from '@portal/contract/notifications.ts'
import { recordMatrix } from '@portal/domain/access/matrix.ts'
import { isLocationAction, isRecordAction, may } from '@portal/domain/access/may.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildPlace, type Person, type Place, people } from './build-place.ts'
import { digestOf } from './digest-of.ts'
import { type EmployeeLogins, startEmployeeLogins } from './employee-logins.ts'
import { arbitraryOf, fieldNames, inputSchema, type NamedValues } from './schema-values.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

const calls = listCalls()
const everybody = Object.entries(people).map(([name]) => name as Person)
/** Records that everybody of a location may see; any other record is its owner's alone. */
const sharedRecords =
  /GetAanvraagDetails|GetMaterieelUniekDetailsDocs|OrderDetails|GetOrder\w+|GetExitOrderImages|ExitOrdersDocs|\/Klachten\/|GetFactuurRegelUitleg|CheckDuraFactuur|DownloadFactuurDocument|DownloadAfmeldbewijs/
/** Anybody may ask, with or without a token, and is told nothing. */
const asksForAnAccount = /WachtwoordVergeten|Registreren/
/** What a call says whose link or step is no longer valid, or never was. */
const linkRefusals: readonly string[] = [
  'wachtwoord.link_ongeldig',
  'registratie.link_ongeldig',
  'login.poging_gebruikt',
  'factor.stap_verlopen',
]
/** Tables that a refused call may touch: that somebody was there, not what they wanted. */
const traces = new Set(['sessions', 'login_attempts', 'login_flows'])

let portal: TestPortal
let otherTenant: TestPortal
let place: Place
let employees: EmployeeLogins
let tries = 0
beforeAll(async () => {
  employees = await startEmployeeLogins()
  portal = await startTestPortal({ ...employees, capabilities })
  otherTenant = await startTestPortal({ tenant: 'dura' })
  place = await buildPlace(portal)
  await buildPlace(otherTenant)
})
afterAll(async () => {
  console.info(`Access matrix: ${tries} tries on ${calls.length} calls by ${everybody.length + 4} kinds of visitors.`)
  await Promise.all([portal.close(), otherTenant.close()])
  await employees.stop()
})

interface Try {
  readonly who: string
  readonly token: string | null
  readonly input: unknown
  readonly expected: readonly number[]
}
interface Result {
  readonly status: number
  readonly text: string
}

function inputFor(call: AnyCall, values: NamedValues): unknown {
  return fc.sample(arbitraryOf(inputSchema(call), values, 1), { numRuns: 1, seed: 42 })[0]
}

async function send(call: AnyCall, { token, input }: Try): Promise<Result> {
  const answer = await fetch(portal.url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  tries += 1
  return { status: answer.status, text: await answer.text() }
}

/** A refusal without its reference number, which is new each time. */
function refusalOf(text: string): unknown {
  // Every refusal is a problem; a body that is none fails the comparison.
  const { reference: _, ...problem } = JSON.parse(text) as Problem
  return problem
}

async function refuses(call: AnyCall, attempts: readonly Try[], leftOut = traces): Promise<void> {
  const before = await digestOf(portal.db, leftOut)
  for (const attempt of attempts) {
    const { status, text } = await send(call, attempt)
    expect([attempt.expected.includes(status), `${attempt.who}: ${status} ${text.slice(0, 200)}`]).toEqual([
      true,
      expect.anything(),
    ])
    expect(text).not.toContain(place.marker)
  }
  expect(await digestOf(portal.db, leftOut)).toEqual(before)
}

async function badTokens(): Promise<readonly (readonly [string, string])[]> {
  const ended = await portal.tokenOf('eigenaar')
  await fetch(`${portal.url}/api/Auth/Uitloggen`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ended}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const good = await place.token('eigenaar')
  const [head = '', body = '', mark = ''] = good.split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  return [
    ['logged out', ended],
    ['other tenant', await otherTenant.tokenOf('eigenaar')],
    ['altered', `${head}.${body}.${mark.slice(0, -2)}${mark.endsWith('AA') ? 'BB' : 'AA'}`],
    ['unsigned', `${none}.${body}.`],
    ['nonsense', 'x.y.z'],
  ]
}

/** The calls of the specification that suggest management use. */
const forManagement: ReadonlySet<string> = new Set(
  z
    .array(z.object({ path: z.string(), suggestsManagement: z.string().nullish() }))
    .parse(JSON.parse(readFileSync(new URL('../../../spec/calls.json', import.meta.url), 'utf8')))
    .flatMap(({ path, suggestsManagement }) => (suggestsManagement == null ? [] : [path])),
)

const onFavourites = (call: AnyCall): boolean =>
  call.path.startsWith('/api/MaterieelFavorieten/') && fieldNames(inputSchema(call)).includes('id')

/** Whether the record names nobody for it: only administrators may. */
const isForAdministrators = ({ access }: AnyCall): boolean =>
  Object.entries(recordMatrix).some(([action, who]) => action === access && who === 'administrator')

describe('every call, every visitor', () => {
  it('the fields that name records have values here', () => {
    const known = new Set(Object.keys(place.valuesOf('eigenaar')))
    const unknown = calls.flatMap(({ name, call }) =>
      fieldNames(inputSchema(call))
        .filter((field) => /(^id$|id$|nummer$|locatie$|login$|gebruiker)/i.test(field) && !known.has(field))
        .filter(
          (field) => !/telefoonnummer$/i.test(field) && !['depotnummer', 'backofficeNummer', 'rawId'].includes(field),
        )
        .map((field) => `${name}.${field}`),
    )
    expect(unknown).toEqual([])
  })

  it.each(calls)('$name without or with a worthless session', async ({ call }) => {
    // A login that fails is counted with the name, so it tries one that is nobody's.
    const isLogin = call.errors?.includes('login.onjuist') ?? false
    // A second step is tried with a code; `type` of a passkey is a word of the standard.
    const values = { ...place.valuesOf('eigenaar', call), passkey: null }
    const input = inputFor(call, { ...values, ...(isLogin ? { gebruikersnaam: 'niemand' } : {}) })
    const isPublic = call.access === 'public'
    // Ways in are commands and look at no token; without a right one they say what they say to anybody.
    const isLink = call.kind === 'command' && call.errors?.some((error) => linkRefusals.includes(error)) === true
    // The worker of a browser has no session, and learns nothing.
    const isWorker = call === notifications.renewDevice
    const asksOnly = asksForAnAccount.test(call.path) || call === auth.startLogin || isWorker
    const expected = isLogin ? [401, 423, 429] : isLink ? [410] : asksOnly ? [204, 400, 429] : [401]
    const attempts: Try[] = (await badTokens()).map(([who, token]) => ({ who, token, input, expected }))
    if (!isPublic) attempts.push({ who: 'anonymous', token: null, input, expected: [401] })
    else {
      const open = inputFor(call, { ...place.valuesOf('eigenaar', call), materieellocatie: null })
      expect((await send(call, { who: 'anonymous', token: null, input: open, expected: [] })).status).not.toBe(403)
      if (call.location !== undefined)
        attempts.push({ who: 'anonymous at a location', token: null, input, expected: [401, 404] })
    }
    // A failed login and a question for an account stand in the audit; what was asked waits for who decides.
    const kept = asksOnly ? ['audit_log', 'registrations', 'mails'] : isLogin ? ['audit_log'] : []
    await refuses(call, attempts, new Set([...traces, ...kept]))
  })

  it.each(calls.filter(({ call }) => call.identity !== undefined))(
    '$name in somebody else’s name',
    async ({ call }) => {
      const attempts = await Promise.all(
        everybody
          .filter((person) => person !== 'eigenaar')
          .map(
            async (person): Promise<Try> => ({
              who: person,
              token: await place.token(person),
              input: inputFor(call, place.valuesOf('eigenaar', call)),
              expected: [404, 403],
            }),
          ),
      )
      await refuses(call, attempts)
    },
  )

  it.each(calls.filter(({ call }) => call.location !== undefined))(
    '$name at a location or record that is not theirs',
    async ({ call }) => {
      const token = await place.token('vreemde')
      const theirs: Try = {
        who: 'vreemde',
        token,
        input: inputFor(call, place.valuesOf('vreemde', call)),
        expected: [404],
      }
      await refuses(call, [theirs])
      const nothing = await send(call, { ...theirs, input: inputFor(call, place.unknownValuesOf('vreemde')) })
      const refused = await send(call, theirs)
      expect(refusalOf(refused.text)).toEqual(refusalOf(nothing.text))
    },
  )

  it.each(calls.filter(({ call }) => call.location === 'record'))(
    '$name on a colleague’s record at the same location',
    async ({ call }) => {
      if (sharedRecords.test(call.path)) return
      const token = await place.token('eigenaar-2')
      await refuses(call, [
        { who: 'eigenaar-2', token, input: inputFor(call, place.valuesOf('eigenaar-2', call)), expected: [404] },
      ])
    },
  )

  it.each(calls.filter(({ call }) => onFavourites(call)))(
    '$name on a list of favourites that nobody shares with them',
    async ({ call }) => {
      const others = everybody.filter((person) => person !== 'eigenaar')
      const attempts = await Promise.all(
        others.map(async (person): Promise<Try> => {
          const input = { ...Object(inputFor(call, place.valuesOf(person, call))), materieellocatie: null }
          // Reading finds none, and a new list is not made under an id that there is.
          const expected = call.kind === 'query' ? [200] : [404, 409]
          return { who: person, token: await place.token(person), input, expected }
        }),
      )
      await refuses(call, attempts)
    },
  )

  it.each(calls.filter(({ call }) => isRecordAction(call.access)))(
    '$name by everybody at the location who is not the approver of the record (R-ROLE-28)',
    async ({ call }) => {
      const others = everybody.filter((person) => person !== 'goedkeurder' && people[person].at === 'own')
      const attempts = await Promise.all(
        others.map(
          async (person): Promise<Try> => ({
            who: person,
            token: await place.token(person),
            input: inputFor(call, place.valuesOf(person, call)),
            expected: [404],
          }),
        ),
      )
      expect(attempts.map(({ who }) => who)).toContain('eigenaar')
      await refuses(call, attempts)
      // The approver sees the record; what administrators alone may do with it is refused as such.
      if (isForAdministrators(call)) {
        const [token, input] = [await place.token('goedkeurder'), inputFor(call, place.valuesOf('goedkeurder', call))]
        await refuses(call, [{ who: 'goedkeurder', token, input, expected: [403] }])
      }
      if (call.kind !== 'command') return
      for (const person of ['beheerder', 'opperbeheerder'] as const) {
        const [token, input] = [await place.token(person), inputFor(call, place.valuesOf(person, call))]
        await refuses(call, [{ who: person, token, input, expected: [403, 400] }])
      }
    },
  )

  it.each(calls.filter(({ call }) => forManagement.has(call.path)))(
    '$name by a plain user, as the specification flags it, whatever the call declares (R-ROLE-37)',
    async ({ call }) => {
      const input = inputFor(call, place.valuesOf('eigenaar', call))
      await refuses(call, [{ who: 'eigenaar', token: await place.token('eigenaar'), input, expected: [403] }])
    },
  )

  it.each(calls)('$name by everybody whose role does not allow it (R-ROLE-29, R-ROLE-30)', async ({ call }) => {
    const barred = everybody.filter((person) => {
      const { role } = people[person]
      const who = {
        roles: 'roles' in people[person] ? (['SuperAdmin'] as const) : [],
        isAdministrator: 'isAdministrator' in people[person],
      }
      return !may(who, call.access, role === '' ? null : role)
    })
    if (call.access === 'public' || call.access === 'session') expect(barred).toEqual([])
    const attempts = await Promise.all(
      barred.map(async (person): Promise<Try> => {
        const locationNo = people[person].at === 'own' ? place.locationNo : place.otherLocationNo
        const values = { ...place.valuesOf(person, call), materieellocatie: locationNo, materieelLocatie: locationNo }
        const expected = isLocationAction(call.access) && call.location === 'record' ? [403, 404] : [403]
        return { who: person, token: await place.token(person), input: inputFor(call, values), expected }
      }),
    )
    await refuses(call, attempts)
  })
})
