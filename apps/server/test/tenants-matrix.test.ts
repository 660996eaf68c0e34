import { listCalls } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type VariantName, variantNames } from '../src/tenants/presets.ts'
import { buildPlace, type Place } from './build-place.ts'
import { allOrOne, chances, tellFigures } from './campaign.ts'
import { digestOf } from './digest-of.ts'
import { arbitraryOf, inputSchema } from './schema-values.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

const calls = listCalls()
interface Side {
  readonly variant: VariantName
  readonly portal: TestPortal
  readonly place: Place
}
const chance = chances()
let sides: readonly Side[]
const counts = {
  tenants: 0,
  calls: calls.length,
  tries: 0,
  foreignSessions: 0,
  foreignRecords: 0,
  foreignChanges: 0,
  absentCalls: 0,
}

beforeAll(async () => {
  sides = await Promise.all(
    variantNames.map(async (variant) => {
      const portal = await startTestPortal({ tenant: variant })
      return { variant, portal, place: await buildPlace(portal) }
    }),
  )
  counts.tenants = sides.length
})
afterAll(async () => {
  tellFigures(counts)
  await Promise.all(sides.map(({ portal }) => portal.close()))
})

async function ask(call: AnyCall, { at, token, of }: { at: Side; token: string; of: Side }) {
  const values = of.place.valuesOf('eigenaar', call)
  const input = fc.sample(arbitraryOf(inputSchema(call), values, 1), { numRuns: 1, seed: 42 })[0]
  const answer = await fetch(at.portal.url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  })
  counts.tries += 1
  return { status: answer.status, text: await answer.text() }
}

const isMissing = (call: AnyCall, { portal }: Side): boolean =>
  call.capability !== undefined && !portal.parts.tenant.capabilities.has(call.capability)
const othersOf = (at: Side) =>
  allOrOne(
    sides.filter((side) => side !== at),
    chance,
  )
const pairsOf = () => sides.flatMap((at) => othersOf(at).map((of) => ({ at, of })))
/** A way in looks at no session: it says to everybody what it says to a stranger. */
const looksAtSession = ({ access, kind }: AnyCall): boolean => access !== 'public' || kind === 'query'

describe('four tenants at once, one of each variant', () => {
  it.each(calls.filter(({ call }) => looksAtSession(call)))(
    '$name lets no session of one into another',
    async ({ call }) => {
      await Promise.all(
        pairsOf().map(async ({ at, of }) => {
          const { status, text } = await ask(call, { at, of, token: await of.place.token('eigenaar') })
          counts.foreignSessions += 1
          expect([at.variant, of.variant, status]).toEqual([at.variant, of.variant, isMissing(call, at) ? 404 : 401])
          for (const { place } of sides) expect(text).not.toContain(place.marker)
        }),
      )
    },
  )

  it.each(calls.filter(({ call }) => call.kind === 'query'))(
    '$name shows nothing of one in another, whatever record is named',
    async ({ call }) => {
      await Promise.all(
        pairsOf().map(async ({ at, of }) => {
          const { text } = await ask(call, { at, of, token: await at.place.token('eigenaar') })
          counts.foreignRecords += 1
          expect(text).not.toContain(of.place.marker)
        }),
      )
    },
  )

  it.each(calls.filter(({ call }) => call.capability !== undefined))(
    '$name is there only where the variant has it, for an administrator too (R-ROUTE-25)',
    async ({ call }) => {
      const seen = await Promise.all(
        sides.map(async (at) => {
          const token = await at.place.token('opperbeheerder')
          const { status, text } = await ask(call, { at, of: at, token })
          const isAbsent = status === 404 && text.includes('error.niet_gevonden')
          if (isMissing(call, at)) counts.absentCalls += 1
          return [at.variant, isMissing(call, at) ? isAbsent : null] as const
        }),
      )
      expect(Object.fromEntries(seen)).toEqual({ standaard: true, dura: null, vsm: true, ballast: true })
    },
  )

  it.each(variantNames)('%s changes nothing in another, whatever command names a record of it', async (variant) => {
    const at = sides.find((side) => side.variant === variant)
    if (at === undefined) throw new Error('There is one of each variant')
    const others = othersOf(at)
    const digests = () => Promise.all(others.map(({ portal }) => digestOf(portal.db, new Set())))
    // What the tests before were counted by is written seconds later.
    await Promise.all(sides.map(({ portal }) => portal.parts.counts.flush()))
    const before = await digests()
    for (const { call } of calls.filter((one) => one.call.kind === 'command'))
      for (const of of others)
        for (const person of ['eigenaar', 'opperbeheerder'] as const) {
          // One of the commands may have ended the session before.
          const { text } = await ask(call, { at, of, token: await at.portal.tokenOf(person) })
          counts.foreignChanges += 1
          expect(text).not.toContain(of.place.marker)
        }
    expect(await digests()).toEqual(before)
  })
})
